import SwiftUI
import Testing
import ViewTreeTesting

#if canImport(Headlines)
  @testable import Headlines
#else
  @testable import ExampleHeadlines
#endif

/// What a wrapper tells of its content's offset is shown in the same frame.
struct HeadlinesTests {
  /// Throws the content about and calls `check` in every frame, with how far the content is from where it rests.
  private func scroll(
    _ tester: ViewTester, _ size: CGSize, by text: String, _ check: @escaping (ViewTester, CGFloat) -> Void
  ) throws {
    let rest = try #require(tester.painted(text)).frame.minY
    var checked = 0
    var farthest: CGFloat = 0
    tester.onFrame = { tester in
      let y = tester.painted(text).map { $0.frame.minY - rest } ?? -tester.scrollOffset.y
      // What is painted and where the scroll view says it is are one place.
      #expect(near(y, -tester.scrollOffset.y))
      check(tester, y)
      farthest = min(farthest, y)
      checked += 1
    }
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    tester.drag(from: middle, by: CGVector(dx: 0, dy: -75))
    tester.flick(from: middle, by: CGVector(dx: 0, dy: -140), over: 0.08)
    tester.settle()
    tester.flick(from: middle, by: CGVector(dx: 0, dy: 160), over: 0.05)
    tester.settle()
    tester.drag(from: middle, by: CGVector(dx: 0, dy: 150))
    tester.settle()
    tester.onFrame = { _ in }
    #expect(checked > 100 && farthest < -300)
  }

  @Test(arguments: Windows.all)
  func theStripIsAsRedAsThePageIsScrolled(_ size: CGSize) throws {
    let tester = ViewTester(StripView(), size: size)
    tester.settle()
    try scroll(tester, size, by: "The morning paper") { tester, y in
      let red = tester.displayList.items.lazy.compactMap { item -> Double? in
        guard case .fill(let path, .color(let color), _) = item.content, path.boundingRect.height == 24,
          color.red > color.blue
        else { return nil }
        return item.opacity * Double(color.alpha)
      }.first
      #expect(near(CGFloat(red ?? 0), min(max(-y / 100, 0), 1), 0.005), "at \(y)")
      let told = tester.paintedTexts.last { $0.string.hasPrefix("y ") }?.string.dropFirst(2)
      #expect(near(told.flatMap { Double($0) }.map { CGFloat($0) }, y, 0.0051))
    }
  }

  @Test(arguments: Windows.all)
  func theHueFollowsTheRows(_ size: CGSize) throws {
    let tester = ViewTester(HueView(), size: size)
    tester.settle()
    try scroll(tester, size, by: "Row 1") { tester, y in
      let hue = Double(abs(y.truncatingRemainder(dividingBy: 3500)) / 3500)
      let wanted = Color(hue: hue, saturation: 1, brightness: 1).resolve(in: EnvironmentValues())
      let ground =
        tester.displayList.items.lazy.compactMap { item -> [Float]? in
          guard case .fill(let path, .color(let color), _) = item.content,
            path.boundingRect.size == size
          else { return nil }
          return [color.red, color.green, color.blue]
        }.first ?? []
      #expect(ground.count == 3)
      for (shown, expected) in zip(ground, [wanted.red, wanted.green, wanted.blue]) {
        #expect(abs(shown - expected) < 0.005, "at \(y)")
      }
    }
  }

  @Test func bothPagesAreBehindTheirTabs() {
    let tester = ViewTester(ContentView())
    tester.settle()
    #expect(tester.painted("The morning paper") != nil)
    #expect(tester.tap("Hue"))
    tester.settle()
    #expect(tester.painted("Row 3") != nil && tester.painted("The morning paper") == nil)
  }
}
