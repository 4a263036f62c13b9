import SwiftUI
import Testing
import ViewTreeTesting

@testable import Tutorials

/// The tutorial's pull to refresh. The threshold is the symbol's height, 70 points; pulls are as they are shown, after
/// the rubber band. The ids are those of the project's conformance sentences.
struct RefreshTests {
  static let threshold: CGFloat = 70

  @MainActor static func scene() -> ViewTester {
    let tester = ViewTester(TutorialsView(scene: .refresh), size: CGSize(width: 390, height: 800))
    tester.settle()
    return tester
  }

  /// The finger's way, the slop included, that shows a pull of so many points.
  static func way(showing pull: CGFloat) -> CGFloat { pull * 800 / (0.55 * (800 - pull)) + 10 }

  @MainActor static func pull(_ tester: ViewTester, by points: CGFloat) {
    tester.press(CGPoint(x: 195, y: 300))
    tester.move(by: CGVector(dx: 0, dy: way(showing: points)), over: 0.4)
    tester.advance(by: 0.1)
  }

  /// How far the first line lies below its place at rest.
  @MainActor static func drop(_ tester: ViewTester, _ loads: Int = 0) -> CGFloat {
    (tester.frame(of: "Loaded \(loads) times")?.minY ?? .nan) - 16
  }

  @Test(arguments: [(0.3, 0.0), (0.6, 0), (0.8, 90), (1, 180), (1.5, 180)])
  func r01_theArrowTurnsFromSixtyPercentOn(_ part: Double, _ degrees: Double) {
    let view = RefreshableScrollView(height: Self.threshold, refreshing: .constant(false)) { EmptyView() }
    let turn = view.symbolRotation(CGFloat(part) * Self.threshold)
    #expect(abs(turn.degrees - degrees) < 1e-9)
  }

  @Test func r01_theArrowIsPaintedAsTurnedAsThePullSays() {
    let tester = Self.scene()
    Self.pull(tester, by: 0.8 * Self.threshold)
    #expect(abs(Self.drop(tester) - 0.8 * Self.threshold) < 0.01)
    let arrow = tester.displayList.items.last { if case .symbol = $0.content { true } else { false } }
    let degrees = atan2(Double(arrow?.transform.m12 ?? 0), Double(arrow?.transform.m11 ?? 0)) * 180 / .pi
    #expect(abs(degrees - 90) < 0.1)
  }

  @Test func r02_pulledToTheThresholdItLoadsOnce() {
    let tester = Self.scene()
    Self.pull(tester, by: Self.threshold + 1)
    tester.release()
    tester.advance(by: 1)
    #expect(abs(Self.drop(tester) - Self.threshold) < 0.01)
    tester.settle()
    #expect(abs(Self.drop(tester, 1)) < 0.01)
  }

  @Test func r03_pulledByLessItClosesWithoutLoading() {
    let tester = Self.scene()
    Self.pull(tester, by: 0.99 * Self.threshold)
    tester.release()
    tester.advance(by: 4)
    #expect(abs(Self.drop(tester)) < 0.01)
  }

  @Test func r04_whileItLoadsTheHeaderStays() {
    let tester = Self.scene()
    Self.pull(tester, by: Self.threshold + 1)
    tester.release()
    tester.advance(by: 0.8)
    let symbol = tester.frame(of: "symbol") ?? .zero
    tester.press(CGPoint(x: 195, y: 300))
    tester.move(by: CGVector(dx: 0, dy: Self.way(showing: 40)), over: 0.2)
    tester.advance(by: 0.05)
    #expect(tester.frame(of: "symbol") == symbol)
    #expect(abs(Self.drop(tester) - Self.threshold) < 0.01)
    tester.release()
    tester.settle()
    #expect(abs(Self.drop(tester, 1)) < 0.01)
  }

  @Test func r05_afterwardsTheArrowBeginsAnew() {
    let tester = Self.scene()
    Self.pull(tester, by: Self.threshold + 1)
    tester.release()
    tester.settle()
    #expect(abs(Self.drop(tester, 1)) < 0.01)
    Self.pull(tester, by: 0.5 * Self.threshold)
    let arrow = tester.displayList.items.last { if case .symbol = $0.content { true } else { false } }
    #expect(arrow != nil && arrow?.transform.m12 == 0)
  }

  @Test func theContentComesBackWithoutAJump() {
    let tester = Self.scene()
    Self.pull(tester, by: 120)
    var last = Self.drop(tester)
    tester.release()
    for _ in 0..<60 {
      tester.advance(by: 1.0 / 60)
      let now = Self.drop(tester)
      #expect(now <= last + 0.01 && last - now < 25 && now >= Self.threshold - 0.01)
      last = now
    }
  }

  @Test func m05_noTextJumpsWhenTheLoadedRowComes() {
    let tester = Self.scene()
    var tracks: [String: [CGRect]] = [:]
    tester.onFrame = { tester in
      for text in tester.paintedTexts { tracks[text.string, default: []].append(text.frame) }
    }
    Self.pull(tester, by: Self.threshold + 20)
    tester.release()
    tester.settle()
    for (name, track) in tracks {
      #expect(Set(track.map { ($0.minX * 4).rounded() }).count == 1, "\(name) moves sideways")
      let way = zip(track, track.dropFirst()).map { abs($1.minY - $0.minY) }.max() ?? 0
      #expect(way < 40, "\(name) jumps by \(way)")
    }
    #expect(tracks["Dish of the day 1"] != nil)
  }
}
