import SwiftUI

@testable import ExampleArrivals

/// The program of this example; its views have names that other examples have too.
enum ArrivalsVisit {
  static var program: some View { ContentView() }
}
