import Foundation
import Testing

@testable import ViewTree

/// Symbols that follow the direction of reading.
@MainActor struct SymbolDirectionTests {
  @Test(arguments: [
    ("chevron.forward", true), ("arrow.backward.circle.fill", true),
    ("rectangle.portrait.and.arrow.forward", true),
    ("sidebar.leading", true), ("sidebar.trailing", true), ("star.leadinghalf.filled", true),
    ("chevron.right", false), ("arrow.left", false), ("forward.fill", false), ("backward.end", false),
    ("goforward.15", false), ("star", false),
  ])
  func namesSayWhichAreMirrored(_ name: String, _ isMirrored: Bool) {
    #expect(SymbolDirection.isMirrored(name) == isMirrored)
  }

  @Test func aMirroredStateFillsTheSameBoxTheOtherWayRound() {
    var state = ComposeState()
    state.transform = ProjectionTransform(CGAffineTransform(translationX: 10, y: 20))
    state.size = CGSize(width: 30, height: 40)
    let mirrored = state.mirrored
    #expect(mirrored.size == state.size)
    #expect(
      mirrored.transform.boundingRect(of: mirrored.rect) == state.transform.boundingRect(of: state.rect))
    let corner = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(mirrored.transform.boundingRect(of: corner) == CGRect(x: 39, y: 20, width: 1, height: 1))
    #expect(mirrored.mirrored.transform.boundingRect(of: corner) == CGRect(x: 10, y: 20, width: 1, height: 1))
  }
}
