import SwiftUI

@testable import ExampleFlashcards

/// The program of this example; its views have names that other examples have too.
enum FlashcardsVisit {
  static var program: some View { ContentView() }
}
