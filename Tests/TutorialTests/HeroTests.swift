import SwiftUI
import Testing
import Tutorials
import ViewTreeTesting

/// The gallery whose pictures grow into a sheet.
@MainActor struct HeroTests {
  private static func gallery() -> ViewTester {
    let tester = ViewTester(TutorialScene.hero.content, size: CGSize(width: 390, height: 844))
    tester.settle()
    return tester
  }

  @Test func aPictureGrowsOutOfItsPlaceAndGoesBackUnderAFinger() throws {
    let tester = Self.gallery()
    let source = try #require(tester.frame(of: "shiosai-ramen"))
    var frames: [CGRect] = []
    tester.onFrame = { if let photo = $0.host.frame(of: "photo") { frames.append(photo) } }
    tester.tap("shiosai-ramen")
    tester.settle()
    // Its picture covers the one that was tapped before it grows.
    let first = try #require(frames.first { $0.width < 389 })
    #expect(abs(first.midX - source.midX) < 30 && abs(first.minY - source.minY) < 30 && first.width < 200)
    #expect(frames.last?.width == 390)
    // Before it sets out it lies below the window.
    let seen = frames.drop { $0.width >= 389 }
    #expect(zip(seen, seen.dropFirst()).allSatisfy { abs($1.width - $0.width) < 80 })
    frames = []
    tester.flick(from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 400), over: 0.15)
    tester.settle()
    let last = try #require(frames.last { $0.width < 389 })
    #expect(last.width < 160 && abs(last.midX - source.midX) < 30)
    #expect(tester.frame(of: "photo") == nil && tester.host.isAtRest)
  }
}
