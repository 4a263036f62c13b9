import SwiftUI
import Testing
import ViewTreeTesting

@testable import BistroComponents

/// The refreshable scroll view, in a window of 390 x 800 points; its threshold is 80. Pulls are as they show. The ids are
/// those of the project's conformance sentences.
struct RefreshTests {
  @Observable final class Program {
    var rows = 40
    @ObservationIgnored var loads = 0
    @ObservationIgnored var ends = 0
    @ObservationIgnored private var waiting: CheckedContinuation<Void, Never>?
    @ObservationIgnored var timeout: TimeInterval?
    var position = ScrollPosition(idType: Int.self)

    /// A load that lasts until `end` is called.
    func load() async {
      loads += 1
      await withCheckedContinuation { waiting = $0 }
      ends += 1
    }

    /// Ends the load under way and lets everybody hear of it.
    func end() async {
      waiting?.resume()
      waiting = nil
      await RefreshTests.yield()
    }
  }

  /// Lets tasks of the main actor go on.
  static func yield() async { for _ in 0..<10 { await Task.yield() } }

  private struct RefreshView: View {
    @Bindable var program: Program
    var body: some View {
      RefreshableScrollView(timeout: program.timeout) {
        await program.load()
      } content: {
        Color.clear.frame(height: 0).accessibilityIdentifier("top")
        ForEach(0..<program.rows, id: \.self) { Text("Row \($0)").frame(height: 50) }
      }
      .scrollPosition($program.position)
      .accessibilityIdentifier("scroll")
    }
  }

  @MainActor static func scene(_ configure: (Program) -> Void = { _ in }) -> (Program, ViewTester) {
    let program = Program()
    configure(program)
    let tester = ViewTester(RefreshView(program: program), size: CGSize(width: 390, height: 800))
    watch(program).watch(tester)
    tester.settle()
    return (program, tester)
  }

  /// The content is pulled down by less than the view is high, no two loads run at once, and at rest it lies at its top,
  /// below an open header, or is scrolled.
  @MainActor private static func watch(_ program: Program) -> FrameWatch {
    FrameWatch { tester in
      let drop = drop(tester)
      return drop.isNaN || (drop.isFinite && drop < 800 + 80) ? nil : "the content is at \(drop)"
    } phases: { _ in
      program.loads - program.ends > 1 && program.timeout == nil ? "two loads run at once" : nil
    } rest: { tester in
      let drop = drop(tester)
      return drop.isNaN || drop < 0.01 || abs(drop - 80) < 0.01 ? nil : "the content rests at \(drop)"
    }
  }

  /// The finger's way, the slop included, that shows a pull of so many points.
  static func way(_ pull: CGFloat) -> CGFloat { pull * 800 / (0.55 * (800 - pull)) + 10 }

  @MainActor static func pull(_ tester: ViewTester, _ pull: CGFloat) {
    tester.press(CGPoint(x: 195, y: 300))
    tester.move(by: CGVector(dx: 0, dy: way(pull)), over: 0.4)
    tester.advance(by: 0.1)
  }

  @MainActor static func drop(_ tester: ViewTester) -> CGFloat { tester.frame(of: "top")?.minY ?? .nan }

  @Test(arguments: [(0.6, 0.0), (0.8, 90), (1, 180), (1.5, 180)])
  func r01_theArrowTurnsFromSixtyPercentOn(_ part: Double, _ degrees: Double) {
    #expect(abs(RefreshModel.turn(CGFloat(part) * 80, threshold: 80) - degrees) < 1e-9)
  }

  @Test func r02_r04_r05_letGoAtTheThresholdItLoadsOnceWithItsHeaderOpen() async {
    let (program, tester) = Self.scene()
    Self.pull(tester, 81)
    #expect(program.loads == 0 && abs(Self.drop(tester) - 81) < 0.01)
    tester.release()
    tester.advance(by: 0.7)
    await Self.yield()
    #expect(program.loads == 1 && abs(Self.drop(tester) - 80) < 0.01)
    // R04, B74: pulled again meanwhile.
    Self.pull(tester, 40)
    #expect(abs(Self.drop(tester) - 80) < 0.01)
    tester.release()
    tester.advance(by: 1)
    await program.end()
    tester.settle()
    #expect(program.loads == 1 && program.ends == 1 && abs(Self.drop(tester)) < 0.01)
    Self.pull(tester, 40)
    #expect(tester.frame(of: "refresh-arrow") != nil)
    tester.release()
    tester.settle()
    await Self.yield()
    #expect(program.loads == 1)
  }

  @Test func r03_letGoBeforeItCloses() async {
    let (program, tester) = Self.scene()
    Self.pull(tester, 0.99 * 80)
    tester.release()
    tester.settle()
    await Self.yield()
    #expect(program.loads == 0 && abs(Self.drop(tester)) < 0.01)
  }

  @Test func b71_throwsWheelsAndProgramsDoNotTrigger() async {
    let (program, tester) = Self.scene()
    tester.drag(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -500))
    tester.flick(from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 400), over: 0.06)
    tester.settle()
    #expect(program.loads == 0 && abs(Self.drop(tester)) < 0.01)
    for _ in 0..<20 { tester.wheel(at: CGPoint(x: 195, y: 300), dy: 60, isPrecise: true) }
    tester.settle()
    tester.drag(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -300))
    program.position.scrollTo(y: 0)
    tester.settle()
    #expect(program.loads == 0)
  }

  @Test func b72_pushedBackItDoesNotLoadButARollOfTheFingerDoesNotMatter() async {
    let (program, tester) = Self.scene()
    Self.pull(tester, 90)
    tester.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
    tester.advance(by: 0.1)
    tester.release()
    tester.settle()
    await Self.yield()
    #expect(program.loads == 0)
    Self.pull(tester, 80.5)
    tester.move(by: CGVector(dx: 0, dy: -3))
    tester.release()
    tester.advance(by: 1)
    await Self.yield()
    #expect(program.loads == 1)
    await program.end()
  }

  @Test(arguments: [0, 2])
  func b73_shortAndEmptyContentCanBePulled(_ rows: Int) async {
    let (program, tester) = Self.scene { $0.rows = rows }
    Self.pull(tester, 85)
    tester.release()
    tester.advance(by: 0.6)
    await Self.yield()
    #expect(program.loads == 1)
    await program.end()
    tester.settle()
  }

  @Test func b74_aLoadThatNeverEndsIsGivenUp() async {
    let (program, tester) = Self.scene { $0.timeout = 3 }
    Self.pull(tester, 85)
    tester.release()
    tester.advance(by: 2.5)
    await Self.yield()
    #expect(program.loads == 1 && abs(Self.drop(tester) - 80) < 0.01)
    tester.advance(by: 1.5)
    #expect(abs(Self.drop(tester)) < 0.01)
    await program.end()
    Self.pull(tester, 85)
    tester.release()
    tester.advance(by: 0.5)
    await Self.yield()
    #expect(program.loads == 2)
    await program.end()
  }

  @Test func b75_theEndOfALoadMovesNothingUnderTheFinger() async {
    let (program, tester) = Self.scene()
    Self.pull(tester, 85)
    tester.release()
    tester.advance(by: 0.8)
    tester.press(CGPoint(x: 195, y: 300))
    tester.move(by: CGVector(dx: 0, dy: -30), over: 0.1)
    tester.advance(by: 0.02)
    let before = Self.drop(tester)
    await Self.yield()
    await program.end()
    tester.advance(by: 1)
    #expect(program.ends == 1 && abs(Self.drop(tester) - before) <= 0.5)
    tester.release()
    tester.settle()
    #expect(Self.drop(tester) < 1)
  }

  @Test func b76_aKeyDoesTheSame() async {
    let (program, tester) = Self.scene()
    tester.key("r", modifiers: .command)
    tester.advance(by: 0.4)
    await Self.yield()
    #expect(
      program.loads == 1 && tester.frame(of: "refresh-wheel") != nil && abs(Self.drop(tester) - 80) < 0.01)
    await program.end()
    tester.settle()
    #expect(abs(Self.drop(tester)) < 0.01)
  }

  @Test func b34_aCancelledPullDoesNotLoad() async {
    let (program, tester) = Self.scene()
    Self.pull(tester, 85)
    tester.cancel()
    tester.settle()
    #expect(program.loads == 0 && abs(Self.drop(tester)) < 0.01)
  }
}
