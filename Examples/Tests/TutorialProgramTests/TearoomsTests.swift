import SwiftUI
import Testing
import ViewTreeTesting

#if canImport(Tearooms)
  @testable import Tearooms
#else
  @testable import ExampleTearooms
#endif

/// The sheet that a flag without an animation brings and takes, in every frame.
struct TearoomsTests {
  /// What is left of the way after so many seconds, of the spring that the sheet has: mass 1, stiffness 200, damping 25,
  /// and at the start ten ways a second.
  private static func left(_ t: TimeInterval) -> CGFloat {
    let w = (200 - 12.5 * 12.5).squareRoot()
    return CGFloat(exp(-12.5 * t) * (cos(w * t) + 2.5 / w * sin(w * t)))
  }

  private func program(_ size: CGSize) -> ViewTester {
    let tester = ViewTester(ContentView(), size: size)
    tester.settle()
    return tester
  }

  /// The sheet's title, by which its place is told.
  private func title(_ tester: ViewTester) -> CGFloat? { tester.painted("At a glance")?.frame.minY }

  /// A program whose sheet rests at half, and where its title is then.
  private func opened(_ size: CGSize) throws -> (tester: ViewTester, rest: CGFloat) {
    let tester = program(size)
    #expect(tester.tap("Second Flush"))
    tester.settle()
    return (tester, try #require(title(tester)))
  }

  /// Checks the title's place in every frame from now until nothing moves.
  private func follow(
    _ tester: ViewTester, atLeast frames: Int, _ place: @escaping (TimeInterval) -> CGFloat
  ) {
    let start = tester.now
    var checked = 0
    tester.onFrame = { tester in
      let t = tester.now - start
      guard let y = title(tester) else { return }
      #expect(near(y, place(t), 0.5), "after \(t)")
      checked += 1
    }
    tester.settle()
    tester.onFrame = { _ in }
    #expect(checked >= frames)
  }

  @Test(arguments: Windows.all)
  func theSheetComesInByItsSpring(_ size: CGSize) throws {
    let rest = try opened(size).rest
    // Handle and distances above the title; the sheet itself begins in the middle.
    #expect(near(rest, size.height / 2 + 5 + 8 + 8 + 16, 2))
    let tester = program(size)
    tester.tap("Second Flush")
    follow(tester, atLeast: 20) { rest + size.height * Self.left($0) }
    #expect(near(title(tester), rest))
  }

  @Test(arguments: Windows.all)
  func theSheetGoesOutByItsSpring(_ size: CGSize) throws {
    let (tester, rest) = try opened(size)
    tester.tap(CGPoint(x: size.width / 2, y: 20))
    follow(tester, atLeast: 20) { rest + size.height * (1 - Self.left($0)) }
    #expect(title(tester) == nil)
    #expect(!tester.tree.flattened.contains { $0.text == "Pot 1" })
  }

  @Test(arguments: Windows.all)
  func theListMovesUpByAHundredAndBack(_ size: CGSize) throws {
    let tester = program(size)
    let rest = try #require(tester.painted("The Copper Kettle")).frame.minY
    for isThere in [true, false] {
      if isThere { tester.tap("Second Flush") } else { tester.tap(CGPoint(x: size.width / 2, y: 20)) }
      let start = tester.now
      var last: CGFloat = isThere ? 0 : 100
      tester.onFrame = { tester in
        let moved = rest - (tester.painted("The Copper Kettle")?.frame.minY ?? .nan)
        let way = isThere ? moved : 100 - moved
        // easeOut of 0.2 seconds: at half of its time 68.5 of a hundred.
        if abs(tester.now - start - 0.1) < 1e-6 { #expect(near(way, 68.5, 0.5)) }
        if tester.now - start >= 0.2 { #expect(near(way, 100)) }
        #expect(isThere ? moved >= last - 0.01 : moved <= last + 0.01)
        last = moved
      }
      tester.settle()
      tester.onFrame = { _ in }
    }
    #expect(near(tester.painted("The Copper Kettle")?.frame.minY, rest))
  }

  @Test(arguments: Windows.all)
  func letGoFarUpTheSheetGoesOnToFull(_ size: CGSize) throws {
    let (tester, rest) = try opened(size)
    tester.press(CGPoint(x: size.width / 2, y: size.height - 40))
    tester.move(by: CGVector(dx: 0, dy: -0.3 * size.height), over: 0.3)
    tester.settle()
    let held = rest - 0.3 * size.height
    #expect(near(title(tester), held, 0.5))
    tester.release()
    let full = rest - size.height / 2 + 50
    follow(tester, atLeast: 15) { full + (held - full) * Self.left($0) }
    #expect(near(title(tester), full))
    // The content scrolls now, and the sheet stays.
    tester.wheel(at: CGPoint(x: size.width / 2, y: size.height - 40), dy: -60, isPrecise: true)
    tester.settle()
    #expect(near(title(tester), full - 60))
  }

  @Test(arguments: Windows.all)
  func letGoNearTheSheetComesBack(_ size: CGSize) throws {
    let (tester, rest) = try opened(size)
    for part in [-0.24, 0.29] {
      tester.press(CGPoint(x: size.width / 2, y: size.height * 0.6))
      tester.move(by: CGVector(dx: 0, dy: part * size.height), over: 0.3)
      tester.settle()
      tester.release()
      let held = rest + part * size.height
      follow(tester, atLeast: 15) { rest + (held - rest) * Self.left($0) }
      #expect(near(title(tester), rest))
    }
  }

  @Test(arguments: Windows.all)
  func draggedDownItGoes(_ size: CGSize) throws {
    let (tester, _) = try opened(size)
    tester.drag(
      from: CGPoint(x: size.width / 2, y: size.height * 0.6), by: CGVector(dx: 0, dy: size.height * 0.35))
    tester.settle()
    #expect(title(tester) == nil)
    #expect(tester.tap("Crumb & Leaf"))
    tester.settle()
    #expect(tester.painted("2 Market Place") != nil)
  }

  @Test(arguments: Windows.all, [0.02, 0.05, 0.1, 0.2])
  func whoChangesTheirMindSeesNoJump(_ size: CGSize, after pause: Double) throws {
    let tester = program(size)
    var last: CGFloat?
    tester.onFrame = { tester in
      let y = title(tester)
      // Two springs at most add their speeds: 60 frames of one begin with a sixth of the way.
      if let y, let last { #expect(abs(y - last) < 0.4 * size.height) }
      last = y
    }
    tester.tap("Second Flush")
    for _ in 0..<3 {
      tester.advance(by: pause)
      tester.tap(CGPoint(x: size.width / 2, y: 12), hold: 0)
      tester.advance(by: pause)
      tester.tap("Crumb & Leaf")
    }
    tester.settle()
    tester.onFrame = { _ in }
    #expect(tester.paintedTexts.count { $0.string == "At a glance" } <= 1)
    if title(tester) != nil {
      tester.tap(CGPoint(x: size.width / 2, y: 12))
      tester.settle()
    }
    #expect(title(tester) == nil && tester.warnings.isEmpty)
  }
}
