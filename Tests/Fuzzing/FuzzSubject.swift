import RandomTrees
import SwiftUI
import ViewTreeTesting

/// A program under random input: what may be done to it from inside, and what must hold.
@MainActor public protocol FuzzSubject: AnyObject {
  var tester: ViewTester { get }
  /// What fingers tap by name.
  var names: [String] { get }
  /// A change that the program makes by itself.
  func change(_ dice: inout Dice)
  /// What does not hold at present, cheap enough for every frame.
  func complaint() -> String?
  /// What does not hold at present, by the dump of the tree.
  func complaintOfTree() -> String?
  /// Ends what the program itself has under way, so that rest is to be expected.
  func calmDown()
  /// What does not hold at rest, with no finger down.
  func complaintsAtRest() -> [String]
}

extension FuzzSubject {
  public func complaint() -> String? { nil }
  public func complaintOfTree() -> String? { nil }
  public func calmDown() {}
}

/// The programs that are fuzzed.
public enum FuzzKind: String, CaseIterable, Sendable {
  case sheet, deck, refresh, carousel, guide

  @MainActor func make() -> any FuzzSubject {
    switch self {
    case .sheet: FuzzedSheet()
    case .deck: FuzzedDeck()
    case .refresh: FuzzedRefresh()
    case .carousel: FuzzedCarousel()
    case .guide: FuzzedGuide()
    }
  }
}
