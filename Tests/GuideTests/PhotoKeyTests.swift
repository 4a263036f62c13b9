import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// Photos over the whole screen, by keys.
extension DetailTests {
  @Test(arguments: [false, true])
  func keysMakeAPhotoLargerAndSmaller(_ isRotated: Bool) throws {
    let (tester, _) = try Self.viewer()
    if isRotated {
      tester.resize(to: CGSize(width: 844, height: 390))
      tester.settle()
    }
    let area = try #require(tester.frame(of: "photo-viewer"))
    func width() -> CGFloat {
      tester.settle()
      return photo(tester, in: area).width
    }
    let fitting = width()
    var widths: [CGFloat] = []
    let watcher = tester.watch("photo by keys")
    for key in ["+", "=", "-", "0", "-", "0"] as [KeyEquivalent] {
      tester.key(key)
      widths.append(width() / fitting)
    }
    for (width, expected) in zip(widths, [1.5, 2.25, 1.5, 1, 1, 1]) {
      #expect(abs(width - expected) < 0.01, "\(widths)")
    }
    // Four times at most, in the middle, and the keys of texts are left alone.
    for _ in 0..<9 { tester.key("+") }
    #expect(abs(width() - 4 * fitting) < 1 && abs(photo(tester, in: area).midX - area.midX) < 1)
    tester.key("-", modifiers: .control)
    tester.key("0", modifiers: .control)
    #expect(abs(width() - 4 * fitting) < 1)
    // The edges of a photo that was moved reach the screen's again.
    tester.drag(from: CGPoint(x: area.midX, y: area.midY), by: CGVector(dx: 150, dy: 40))
    for _ in 0..<3 { tester.key("-") }
    #expect(width() / fitting < 1.2 && photo(tester, in: area).minX <= max(0.5, area.midX - fitting / 2))
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
  }

  /// What is under the pointer stays there.
  @Test func theWheelWithControlEnlargesAPhotoAboutThePointer() throws {
    let (tester, area) = try Self.viewer()
    let fitting = photo(tester, in: area)
    let place = CGPoint(x: fitting.minX + fitting.width / 4, y: fitting.midY)
    let watcher = tester.watch("photo by wheel")
    for _ in 0..<5 {
      tester.wheel(at: place, dy: 40, modifiers: .control)
      tester.advance(by: 0.05)
    }
    tester.advance(by: 0.2)
    let grown = photo(tester, in: area)
    #expect(abs(grown.width / fitting.width - exp(200.0 / 220)) < 0.05)
    #expect(abs((place.x - grown.minX) / grown.width - 0.25) < 0.01)
    tester.settle()
    #expect(abs(photo(tester, in: area).width - grown.width) < 1 && tester.host.isInputIdle)
    for _ in 0..<30 {
      tester.wheel(at: place, dy: -40, modifiers: .control)
      tester.advance(by: 0.05)
    }
    tester.settle()
    #expect(abs(photo(tester, in: area).width - fitting.width) < 1)
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
  }

  /// In every frame the photo grows, and a second press on the way goes on from there.
  @Test func aPhotoGrowsWithoutAJump() throws {
    let (tester, area) = try Self.viewer()
    var widths: [CGFloat] = []
    tester.onFrame = { widths.append(self.photo($0, in: area).width) }
    tester.key("+")
    tester.advance(by: 0.1)
    tester.key("+")
    tester.settle()
    let steps = zip(widths, widths.dropFirst()).map { $1 - $0 }
    #expect(steps.count > 10 && steps.allSatisfy { $0 > -1 && $0 < 90 }, "\(widths)")
  }

  /// A tap that may be the first of two waits for nobody once the photo is gone.
  @Test func aTapOnAPhotoThatGoesLeavesNothingWaiting() throws {
    let (tester, area) = try Self.viewer()
    tester.tap(CGPoint(x: area.midX, y: area.midY))
    tester.key(.escape)
    tester.settle()
    tester.advance(by: 2)
    #expect(tester.frame(of: "photo-viewer") == nil && tester.host.isInputIdle)
  }
}
