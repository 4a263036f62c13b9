import SwiftUI
import Testing
import ViewTreeTesting

/// What resists a finger goes on, when it is let go, as fast as it moved, which is slower than the finger.
struct ResistedReleaseTests {
  private struct Sheet: View {
    @State private var isShown = true
    var body: some View {
      Color.white.sheet(isPresented: $isShown) {
        Text("Content").presentationDetents([.large])
      }
    }
  }

  private struct Row: View {
    var body: some View {
      List {
        HStack {
          Spacer()
          Text("Row")
        }
        .swipeActions(allowsFullSwipe: false) { Button("Delete") {} }
      }
      .listStyle(.plain)
    }
  }

  /// The places of a text in each frame from the release on.
  private static func places(
    _ tester: ViewTester, _ text: String, from point: CGPoint, by displacement: CGVector,
    _ axis: KeyPath<CGRect, CGFloat>
  ) throws -> (finger: [CGFloat], after: [CGFloat], faults: [String]) {
    let watcher = tester.watch("release")
    tester.settle()
    var (finger, after) = ([CGFloat](), [CGFloat]())
    var isDown = true
    tester.onFrame = { tester in
      guard let frame = watcher.records.last?.items.first(where: { $0.text == text })?.frame else { return }
      if isDown { finger.append(frame[keyPath: axis]) } else { after.append(frame[keyPath: axis]) }
    }
    tester.press(point)
    tester.move(by: displacement, over: 0.15)
    isDown = false
    tester.release()
    tester.advance(by: 0.1)
    tester.settle()
    return (finger, after, watcher.faults.map(\.description))
  }

  /// That nothing moves faster after the release than before.
  private static func expectNoKick(_ found: (finger: [CGFloat], after: [CGFloat], faults: [String])) throws {
    func steps(_ places: [CGFloat]) -> [CGFloat] { zip(places, places.dropFirst()).map { abs($1 - $0) } }
    let before = try #require(steps(found.finger).suffix(6).max())
    // Frames of 1/60 of a second after samples of 1/120.
    let after = try #require(steps(Array(found.after.prefix(4))).max())
    #expect(after < 2.4 * before + 1)
    #expect(found.faults == [])
  }

  @Test func m06_aSheetPulledBeyondItsTopIsNotKickedUp() throws {
    let found = try Self.places(
      ViewTester(Sheet()), "Content", from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: -300), \.minY)
    try Self.expectNoKick(found)
    let (held, rest) = (try #require(found.finger.last), try #require(found.after.last))
    #expect(rest > held)
  }

  @Test func m06_aRowSwipedBeyondItsButtonsIsNotKickedOn() throws {
    let found = try Self.places(
      ViewTester(Row()), "Row", from: CGPoint(x: 300, y: 22), by: CGVector(dx: -280, dy: 0), \.minX)
    try Self.expectNoKick(found)
  }
}
