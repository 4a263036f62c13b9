import SwiftUI
import Testing
import ViewTreeTesting

/// `scrollTo` leads to a view by an id of its own, also where nobody has made or placed it.
@MainActor struct ScrollToExplicitTests {
  enum Container: CaseIterable { case stack, horizontal, grid, list, sections, pinned, listSections }
  enum Row: CaseIterable { case plain, inner, custom, stateful, hidden }

  private struct Line: View {
    let number: Int
    @State private var count = 0
    var body: some View { Text("row \(number)").frame(width: 50, height: 50).id("own \(number)") }
  }

  private struct Content: View {
    let row: Row
    let number: Int
    var body: some View {
      switch row {
      case .plain: Text("row \(number)").frame(width: 50, height: 50)
      case .inner: HStack { Text("row \(number)").frame(width: 50, height: 50).id("own \(number)") }
      case .custom, .stateful: Line(number: number)
      case .hidden: AnyView(Text("row \(number)").frame(width: 50, height: 50).id("own \(number)"))
      }
    }
  }

  private struct Rows: View {
    let row: Row
    let range: Range<Int>
    var body: some View {
      if row == .plain {
        ForEach(range, id: \.self) { Content(row: row, number: $0).id("own \($0)") }
      } else {
        ForEach(range, id: \.self) { Content(row: row, number: $0) }
      }
    }
  }

  private struct Scene: View {
    let container: Container
    let row: Row
    let id: AnyHashable
    let anchor: UnitPoint?
    let isAnimated: Bool

    var body: some View {
      ScrollViewReader { proxy in
        Group {
          switch container {
          case .stack: ScrollView { LazyVStack(spacing: 0) { Rows(row: row, range: 0..<200) } }
          case .horizontal:
            ScrollView(.horizontal) { LazyHStack(spacing: 0) { Rows(row: row, range: 0..<200) } }
          case .grid:
            ScrollView {
              LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
                Rows(row: row, range: 0..<200)
              }
            }
          case .list: List { Rows(row: row, range: 0..<200) }.listStyle(.plain)
          case .sections, .pinned:
            ScrollView {
              LazyVStack(spacing: 0, pinnedViews: container == .pinned ? [.sectionHeaders] : []) { parts }
            }
          case .listSections: List { parts }.listStyle(.plain)
          }
        }
        .frame(width: 200, height: 300)
        .onKeyPress("g") {
          withAnimation(isAnimated ? .linear(duration: 0.2) : nil) { proxy.scrollTo(id, anchor: anchor) }
          return .handled
        }
      }
    }

    private var parts: some View {
      ForEach(0..<20, id: \.self) { part in
        Section {
          Rows(row: row, range: part * 10..<part * 10 + 10)
        } header: {
          Text("head \(part)").frame(height: 20).id("header \(part)")
        }
      }
    }
  }

  private func tester(
    _ container: Container, _ row: Row, to id: AnyHashable, _ anchor: UnitPoint? = nil, animated: Bool = false
  ) -> ViewTester {
    let tester = ViewTester(
      Scene(container: container, row: row, id: id, anchor: anchor, isAnimated: animated),
      size: CGSize(width: 200, height: 300))
    tester.settle()
    tester.key("g")
    tester.settle()
    return tester
  }

  @Test(arguments: Container.allCases, Row.allCases) func anIdOfItsOwnLeadsToARow(
    container: Container, row: Row
  ) {
    for isAnimated in [false, true] {
      for (number, anchor) in [(150, UnitPoint.center), (37, .center), (199, .bottom)] {
        let tester = tester(container, row, to: "own \(number)", anchor, animated: isAnimated)
        let note = Comment("\(container) \(row) \(number) \(isAnimated)")
        guard let frame = tester.visibleFrame(of: "row \(number)") else {
          Issue.record("not in sight: \(note)")
          continue
        }
        let middle = container == .horizontal ? frame.midX - 100 : frame.midY - 150
        if anchor == .center { #expect(abs(middle) < 30, note) }
      }
    }
  }

  @Test(arguments: [Container.sections, .pinned, .listSections])
  func aHeaderIsFoundWhereverItIs(container: Container) throws {
    for part in [15, 3, 0] {
      let tester = tester(container, .plain, to: "header \(part)", .top)
      let frame = try #require(tester.visibleFrame(of: "head \(part)"), "\(container) \(part)")
      #expect(abs(frame.minY) < 15, "\(container) \(part)")
      #expect(tester.visibleFrame(of: "row \(part * 10)") != nil, "\(container) \(part)")
    }
  }

  @Test func keysLeadThereAsBeforeAndWhatIsNotThereLeadsNowhere() throws {
    for (id, row) in [(AnyHashable(150), 150), (AnyHashable("nothing"), 0)] {
      let tester = tester(.stack, .custom, to: id, .top)
      #expect(abs(try #require(tester.visibleFrame(of: "row \(row)")).minY) < 20)
    }
  }

  @Test func searchingLeavesNothingBehind() {
    let tester = tester(.stack, .stateful, to: "nothing")
    let statistics = tester.host.statistics
    #expect(statistics.nodesMade - statistics.nodesFreed < 2000)
    #expect(tester.warnings.isEmpty)
  }
}
