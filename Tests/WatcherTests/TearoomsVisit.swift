import SwiftUI

@testable import ExampleTearooms

/// The program of this example; its views have names that other examples have too.
enum TearoomsVisit {
  static var program: some View { ContentView() }
}
