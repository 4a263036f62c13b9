import Fuzzing
import SwiftUI
import Testing
import ViewTreeTesting

/// The scenes and the examples with the largest text: nothing lies on top of each other.
@MainActor struct LargestTextTests {
  @Test func m03_noTextsLieOnTopOfEachOther() {
    for crawler in CrawledPrograms.largestTexts {
      let remarks = crawler.remarksAtRest.filter { [.overlap, .cut].contains($0.kind) }.map(\.description)
      #expect(remarks == [], "\(crawler.name)")
    }
  }
}
