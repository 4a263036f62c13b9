import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// Finding a touch panel's matrix by targets.
@MainActor struct CalibrationViewTests {
  private final class Outcome {
    var kept: [String] = []
    var givenUp = 0
  }

  private static let size = CGSize(width: 400, height: 300)

  private static func page(_ outcome: Outcome, degrees: Int = 0) -> ViewTester {
    let tester = ViewTester(
      CalibrationView(degrees: degrees, keep: { outcome.kept.append($0) }, giveUp: { outcome.givenUp += 1 }),
      size: size)
    tester.advance(by: 0.1)
    return tester
  }

  /// Touches the target that is shown, as a panel does whose places are mirrored sideways.
  private static func touch(_ tester: ViewTester, isMirrored: Bool = true) async throws {
    let target = try #require(tester.frame(of: "target"))
    tester.tap(CGPoint(x: isMirrored ? size.width - target.midX : target.midX, y: target.midY))
    await ReloadTests.pass(tester, 0.2)
  }

  @Test func aMirroredPanelIsFoundAndConfirmed() async throws {
    let outcome = Outcome()
    let tester = Self.page(outcome)
    for _ in 0..<5 { try await Self.touch(tester) }
    #expect(outcome.kept.isEmpty)
    // Without the new matrix it would be this place.
    tester.tap(CGPoint(x: 100, y: 200))
    await ReloadTests.pass(tester, 0.2)
    #expect(outcome.kept.isEmpty)
    try await Self.touch(tester)
    #expect(outcome.kept.count == 1 && outcome.givenUp == 0)
    let numbers = outcome.kept.joined().split(separator: " ").compactMap { Double($0) }
    for (found, wanted) in zip(numbers, [-1.0, 0, 1, 0, 1, 0]) { #expect(abs(found - wanted) < 0.01) }
    #expect(numbers.count == 6)
  }

  @Test func withoutAConfirmingTouchAllStaysAsItWas() async throws {
    let outcome = Outcome()
    let tester = Self.page(outcome)
    for _ in 0..<5 { try await Self.touch(tester, isMirrored: false) }
    await ReloadTests.pass(tester, 19)
    #expect(outcome.givenUp == 0)
    await ReloadTests.pass(tester, 5)
    #expect(outcome.givenUp == 1 && outcome.kept.isEmpty)
  }

  @Test func touchesThatSayNothingAreGivenUp() async throws {
    let outcome = Outcome()
    let tester = Self.page(outcome)
    for _ in 0..<5 {
      tester.tap(CGPoint(x: 30, y: 30))
      await ReloadTests.pass(tester, 0.2)
    }
    #expect(outcome.givenUp == 1 && outcome.kept.isEmpty)
  }
}
