import SwiftUI
import Testing
import ViewTreeTesting

/// An animated `scrollTo` ends with the view at its anchor, without a step, whatever is found to be longer or shorter than
/// expected, and whatever happens meanwhile.
@MainActor struct AnimatedScrollToTests {
  enum Container: CaseIterable { case stack, horizontal, grid, list, sections, pinned, listSections }
  enum Motion: CaseIterable {
    case linear, curve, spring
    var animation: Animation {
      switch self {
      case .linear: .linear(duration: 0.3)
      case .curve: .easeInOut(duration: 0.4)
      case .spring: .default
      }
    }
  }

  @Observable final class Program {
    var position: Int?
    var target = 0
    var anchor: UnitPoint?
    var animation: Animation?
    var rows = 200
    var appeared: Set<Int> = []
    var disappeared: Set<Int> = []
  }

  /// Rows whose lengths have nothing to do with those of the first ones, which are estimated for all.
  nonisolated static func length(_ row: Int) -> CGFloat { row < 12 ? 40 : CGFloat(24 + row * 37 % 131) }

  private struct Rows: View {
    let program: Program
    let range: Range<Int>
    let isHorizontal: Bool
    var body: some View {
      ForEach(range, id: \.self) { row in
        Text("row \(row)")
          .frame(
            width: isHorizontal ? length(row) : 90, height: isHorizontal ? 90 : length(row),
            alignment: .topLeading
          )
          .onAppear { program.appeared.insert(row) }
          .onDisappear { program.disappeared.insert(row) }
      }
    }
  }

  private struct Scene: View {
    let container: Container
    @Bindable var program: Program

    var body: some View {
      ScrollViewReader { proxy in
        Group {
          switch container {
          case .stack: ScrollView { LazyVStack(spacing: 0) { rows() } }
          case .horizontal: ScrollView(.horizontal) { LazyHStack(spacing: 0) { rows(isHorizontal: true) } }
          case .grid:
            ScrollView {
              LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) { rows() }
            }
          case .list: List { rows() }.listStyle(.plain)
          case .sections, .pinned:
            ScrollView {
              LazyVStack(spacing: 0, pinnedViews: container == .pinned ? [.sectionHeaders] : []) { sections }
            }
          case .listSections: List { sections }.listStyle(.plain)
          }
        }
        .scrollPosition(id: $program.position)
        .accessibilityIdentifier("scroll")
        .onKeyPress("g") {
          withAnimation(program.animation) { proxy.scrollTo(program.target, anchor: program.anchor) }
          return .handled
        }
      }
    }

    private func rows(isHorizontal: Bool = false) -> some View {
      Rows(program: program, range: 0..<program.rows, isHorizontal: isHorizontal)
    }

    private var sections: some View {
      ForEach(0..<20, id: \.self) { part in
        Section {
          Rows(program: program, range: part * 10..<part * 10 + 10, isHorizontal: false)
        } header: {
          Text("head \(part)").frame(height: CGFloat(20 + part * 3)).frame(maxWidth: .infinity).background(
            .white)
        }
      }
    }
  }

  private let program = Program()

  private func tester(
    _ container: Container, size: CGSize = CGSize(width: 200, height: 300), isRightToLeft: Bool = false
  ) -> ViewTester {
    let tester = ViewTester(
      Scene(container: container, program: program)
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight), size: size)
    tester.settle()
    return tester
  }

  private func go(_ tester: ViewTester, to row: Int, _ anchor: UnitPoint?, _ motion: Motion) {
    (program.target, program.anchor, program.animation) = (row, anchor, motion.animation)
    tester.key("g")
  }

  /// The middle of a row along the axis, whose text lies at its start; nil: it is not there.
  private func middle(
    _ row: Int, _ tester: ViewTester, _ container: Container = .stack, mirrored: Bool = false
  )
    -> CGFloat?
  {
    guard let text = tester.visibleFrame(of: "row \(row)") else { return nil }
    let half = Self.length(row) / 2
    if container != .horizontal { return text.minY + half }
    return mirrored ? text.maxX - half : text.minX + half
  }

  /// How long a row is; one of a list has insets.
  private func lineLength(_ row: Int, _ container: Container) -> CGFloat {
    switch container {
    case .list, .listSections: max(44, Self.length(row) + 22)
    default: Self.length(row)
    }
  }

  /// Where the middle of a row is to be in `extent` points.
  private func target(_ row: Int, _ part: CGFloat, in extent: CGFloat, _ container: Container) -> CGFloat {
    let length = lineLength(row, container)
    return part * (extent - length) + length / 2
  }

  /// Plays a motion to its end, whose last steps are short, and in which nothing jumps.
  private func play(_ tester: ViewTester, _ row: Int, _ container: Container, _ note: Comment) {
    var (before, steps): (CGFloat?, [CGFloat]) = (nil, [])
    let watcher = tester.watch("scroll")
    tester.onFrame = { tester in
      let now = self.middle(row, tester, container)
      if let now, let before { steps.append(abs(now - before)) }
      before = now
    }
    tester.advance(by: 3)
    tester.onFrame = { _ in }
    #expect(watcher.faults.isEmpty, note)
    let moving = steps.filter { $0 > 0.01 }
    guard let last = moving.last, moving.count > 2 else { return }
    #expect(last <= (moving.dropLast().max() ?? 0) + 1, "\(note) \(moving)")
  }

  @Test(arguments: Container.allCases, Motion.allCases)
  func aRowEndsAtItsAnchorHoweverLongTheOthersAre(_ container: Container, _ motion: Motion) throws {
    let tester = tester(container)
    let extent: CGFloat = container == .horizontal ? 200 : 300
    for (row, anchor) in [(150, 0.5), (37, 0), (198, 1), (20, 1), (103, 0.5), (104, 0)] {
      go(tester, to: row, UnitPoint(x: anchor, y: anchor), motion)
      let note = Comment("\(container) \(motion) \(row)")
      play(tester, row, container, note)
      let present = middle(row, tester, container)
      let wanted = target(row, anchor, in: extent, container)
      #expect(abs((present ?? .infinity) - wanted) < 0.6, "\(note): \(present ?? .nan), not \(wanted)")
    }
  }

  @Test func withoutAnAnchorARowEndsAtTheEdgeThatItComesFrom() {
    let tester = tester(.stack)
    for (row, part) in [(150, 1.0), (149, 1), (60, 0), (61, 0), (120, 1)] {
      go(tester, to: row, nil, .curve)
      play(tester, row, .stack, "\(row)")
      let frame = middle(row, tester) ?? .infinity
      if row == 149 || row == 61 {
        // It is in sight already.
        #expect(frame > 0 && frame < 300)
      } else {
        #expect(abs(frame - target(row, part, in: 300, .stack)) < 0.6, "\(row) \(frame)")
      }
    }
  }

  @Test(arguments: Motion.allCases) func fromRightToLeftItLeadsThereToo(_ motion: Motion) {
    let tester = tester(.horizontal, isRightToLeft: true)
    for (row, part) in [(150, 0.5), (37, 0), (190, 1), (20, 1)] {
      go(tester, to: row, UnitPoint(x: part, y: part), motion)
      tester.advance(by: 3)
      let present = middle(row, tester, .horizontal, mirrored: true) ?? .infinity
      #expect(abs(present - target(row, part, in: 200, .horizontal)) < 0.6, "\(row) \(present)")
    }
  }

  @Test(arguments: [Container.stack, .list, .sections]) func aChangedPositionLeadsThereToo(
    _ container: Container
  ) {
    let tester = tester(container)
    for row in [140, 30] {
      withAnimation(.easeInOut(duration: 0.3)) { program.position = row }
      play(tester, row, container, "\(container) \(row)")
      let line = container == .list ? 11 : CGFloat(0)
      let start = (middle(row, tester, container) ?? .infinity) - Self.length(row) / 2
      #expect(start > -1 && start + Self.length(row) < 301 - line, "\(container) \(row) \(start)")
    }
  }

  @Test(arguments: [0.1, 0.2, 0.28]) func inAWindowOfAnotherSizeItEndsAtItsAnchor(_ moment: Double) {
    for (container, size) in [
      (Container.stack, CGSize(width: 200, height: 500)), (.list, CGSize(width: 200, height: 180)),
      (.horizontal, CGSize(width: 420, height: 300)),
    ] {
      let tester = tester(container)
      go(tester, to: 150, .center, .linear)
      tester.advance(by: moment)
      tester.resize(to: size)
      tester.advance(by: 3)
      let extent = container == .horizontal ? size.width : size.height
      let present = middle(150, tester, container) ?? .infinity
      #expect(abs(present - extent / 2) < 0.6, "\(container) \(moment) \(present)")
    }
  }

  @Test func rowsThatComeMeanwhileDoNotLeadItElsewhere() {
    let tester = tester(.stack)
    go(tester, to: 150, .center, .linear)
    tester.advance(by: 0.15)
    program.rows = 160
    tester.advance(by: 3)
    #expect(abs((middle(150, tester) ?? .infinity) - 150) < 0.6)
    // What it leads to goes: it comes to rest within the content.
    go(tester, to: 20, .center, .linear)
    tester.advance(by: 0.15)
    program.rows = 15
    tester.advance(by: 3)
    #expect(tester.visibleFrame(of: "row 14") != nil)
    #expect(tester.host.isAtRest)
  }

  @Test(arguments: Motion.allCases) func aSecondOneGoesOnWithTheSpeedOfTheFirst(_ motion: Motion) {
    let tester = tester(.stack)
    let watcher = tester.watch("twice")
    go(tester, to: 100, .center, motion)
    tester.advance(by: 0.15)
    go(tester, to: 160, .center, motion)
    tester.advance(by: 0.1)
    go(tester, to: 30, .center, motion)
    tester.advance(by: 3)
    // What flies past is in sight for a moment.
    #expect(watcher.faults.filter { $0.id == "M05" || $0.id == "M06" }.isEmpty)
    #expect(abs((middle(30, tester) ?? .infinity) - 150) < 0.6)
  }

  @Test func afterAFlickItGoesOnWithTheSpeedOfTheContent() {
    let tester = tester(.list)
    let watcher = tester.watch("flick")
    tester.flick(from: CGPoint(x: 100, y: 250), by: CGVector(dx: 0, dy: -200), over: 0.1)
    tester.advance(by: 0.1)
    go(tester, to: 60, .center, .curve)
    tester.advance(by: 3)
    // What flies past is in sight for a moment.
    #expect(watcher.faults.filter { $0.id == "M05" || $0.id == "M06" }.isEmpty)
    #expect(abs((middle(60, tester, .list) ?? .infinity) - 150) < 0.6)
  }

  @Test(arguments: [0.05, 0.15, 0.25]) func aFingerCatchesItAndKeepsIt(_ moment: Double) {
    let tester = tester(.list)
    go(tester, to: 150, .center, .linear)
    tester.advance(by: moment)
    tester.press(CGPoint(x: 100, y: 150))
    tester.advance(by: 0.1)
    let held = tester.value(of: "scroll")
    tester.advance(by: 1)
    #expect(tester.value(of: "scroll") == held)
    tester.move(by: CGVector(dx: 0, dy: 30), over: 0.2)
    tester.advance(by: 0.3)
    tester.release()
    tester.settle()
    #expect(tester.visibleFrame(of: "row 150") == nil || moment > 0.2)
  }

  // Rows are measured at the destination before they show there: what they do when they appear waits until they do.
  @Test func rowsThatAreMeasuredHaveNotAppeared() {
    let tester = tester(.stack)
    program.appeared = []
    go(tester, to: 150, .center, .curve)
    tester.advance(by: 0.02)
    #expect(!program.appeared.contains(150) && !program.disappeared.contains(150))
    tester.advance(by: 3)
    #expect(program.appeared.contains(150) && !program.disappeared.contains(150))
  }
}
