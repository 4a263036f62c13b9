import Observation
import SwiftUI
import Testing
import ViewTreeTesting

/// The place of a scroll view's content while the window, its insets or the text change size: the first row in sight
/// stays, or the end where it shows.
@MainActor struct ScrollPlaceTests {
  enum Kind: CaseIterable {
    case list, sections, form, page, stack, lazyStack, grid, adaptiveGrid, mixed
  }

  @MainActor @Observable final class Model {
    var textSize = DynamicTypeSize.large
    var barHeight: CGFloat = 40
    var isWrapping = false
    var added = 0
  }

  private struct Rows: View {
    let kind: Kind
    let model: Model

    /// Rows of one line or, where they wrap, of one to several.
    private func row(_ index: Int) -> some View {
      let words = model.isWrapping ? String(repeating: " word", count: index * 7 % 23 + 1) : ""
      return Text(verbatim: "row \(index)" + words)
    }

    private var rows: some View { ForEach(0..<60, id: \.self) { row($0) } }
    private var sections: some View {
      ForEach(0..<12, id: \.self) { section in
        Section("section \(section)") { ForEach(0..<6, id: \.self) { row(section * 6 + $0) } }
      }
    }

    @ViewBuilder var body: some View {
      switch kind {
      case .list: List { rows }
      case .sections: List { sections }
      case .form: Form { rows }
      case .page: NavigationStack { List { rows }.navigationTitle("Page") }
      case .stack: ScrollView { VStack { ForEach(0..<60, id: \.self) { row($0).padding() } } }
      case .lazyStack: ScrollView { LazyVStack { ForEach(0..<60, id: \.self) { row($0).padding() } } }
      case .grid:
        ScrollView {
          LazyVGrid(columns: [GridItem(alignment: .top), GridItem(alignment: .top)]) {
            ForEach(0..<120, id: \.self) { row($0).frame(minHeight: 60, alignment: .top) }
          }
        }
      case .adaptiveGrid:
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), alignment: .top)]) {
            ForEach(0..<120, id: \.self) { row($0).frame(minHeight: 60, alignment: .top) }
          }
        }
      case .mixed:
        ScrollView {
          VStack(alignment: .leading) {
            row(0).font(.largeTitle).padding(40)
            ForEach(1..<10, id: \.self) { row($0).padding() }
            LazyVStack { ForEach(10..<60, id: \.self) { row($0).padding() } }
            ForEach(60..<80, id: \.self) { row($0).padding() }
          }
          .background(.yellow)
        }
      }
    }
  }

  private struct Sized<Content: View>: View {
    let model: Model
    @ViewBuilder let content: Content
    var body: some View { content.environment(\.dynamicTypeSize, model.textSize) }
  }

  private static let size = CGSize(width: 390, height: 700)

  private func tester(_ kind: Kind, _ model: Model = Model()) -> ViewTester {
    let tester = ViewTester(Sized(model: model) { Rows(kind: kind, model: model) }, size: Self.size)
    tester.settle()
    return tester
  }

  private func scroll(_ tester: ViewTester, by distance: CGFloat) {
    tester.wheel(at: CGPoint(x: 195, y: 300), dy: -distance, isPrecise: true)
    tester.settle()
  }

  /// Scrolls to the middle, where a row begins just in sight.
  private func scrollToMiddle(_ tester: ViewTester, _ kind: Kind) {
    scroll(tester, by: 1203)
    let top = top(kind)
    let first = rows(tester, below: top).first { $0.1.minY > top }
    scroll(tester, by: (first?.1.minY ?? top) - top - 3)
  }

  /// The rows in sight below `top`, by number.
  private func rows(_ tester: ViewTester, _ size: CGSize = size, below top: CGFloat = 0) -> [(Int, CGRect)] {
    tester.tree.flattened.compactMap { node -> (Int, CGRect)? in
      guard let text = node.text, text.hasPrefix("row ") else { return nil }
      let number = text.dropFirst(4).prefix { $0.isNumber }
      let frame = node.frame.rect
      guard let index = Int(number), frame.maxY > top + 0.5, frame.minY < size.height - 0.5 else {
        return nil
      }
      return (index, frame)
    }
    .sorted { $0.0 < $1.0 }
  }

  /// Whether the first of some rows is the first of others and begins where that does, in the window.
  private func isSame(
    _ a: [(Int, CGRect)], _ b: [(Int, CGRect)], from before: CGFloat = 0, to after: CGFloat = 0
  ) -> Bool {
    guard let a = a.first, let b = b.first, a.0 == b.0 else { return false }
    let (old, new) = (a.1.minY - before, b.1.minY - after)
    return abs(old - new) < 0.5
  }

  /// Where a list begins below the bars that lie over it.
  private func top(_ kind: Kind) -> CGFloat { kind == .page ? 44 : 0 }

  // MARK: The window's size

  @Test(arguments: Kind.allCases) func rowsStayWhereTheyAreWhenTheWindowChangesALittle(_ kind: Kind) {
    let tester = tester(kind)
    scroll(tester, by: 1203)
    let before = rows(tester, below: top(kind))
    #expect(before.count > 4)
    for width in [394.0, 386, 390, 380, 391] as [CGFloat] {
      tester.resize(to: CGSize(width: width, height: 700))
      tester.settle()
      let after = rows(tester, below: top(kind))
      #expect(after.map(\.0) == before.map(\.0), "\(width)")
      for (a, b) in zip(before, after) { #expect(abs(a.1.minY - b.1.minY) < 0.5, "row \(a.0) at \(width)") }
    }
    for height in [704.0, 690, 500, 700] as [CGFloat] {
      let size = CGSize(width: 390, height: height)
      tester.resize(to: size)
      tester.settle()
      let after = rows(tester, size, below: top(kind))
      #expect(isSame(before, after), "\(height)")
    }
  }

  @Test(arguments: Kind.allCases) func theFirstRowStaysWhereRowsWrapDifferently(_ kind: Kind) {
    let model = Model()
    model.isWrapping = true
    let tester = tester(kind, model)
    scrollToMiddle(tester, kind)
    let before = rows(tester, below: top(kind))
    for size in [
      CGSize(width: 320, height: 700), CGSize(width: 844, height: 390), CGSize(width: 600, height: 800),
    ] {
      tester.resize(to: size)
      tester.settle()
      let after = rows(tester, size, below: top(kind))
      // In a grid of other tracks another row may begin its line.
      let first = after.first.map(\.0) ?? -1
      let isFirst =
        kind == .adaptiveGrid
        ? first <= before[0].0 && after.contains { $0.0 == before[0].0 } : first == before[0].0
      #expect(isFirst, "\(size.width): \(after.prefix(2)), \(before[0])")
    }
    // Back where it was.
    tester.resize(to: Self.size)
    tester.settle()
    let after = rows(tester, below: top(kind))
    #expect(isSame(before, after))
    #expect(tester.warnings.isEmpty)
  }

  @Test(arguments: Kind.allCases) func theEndStaysInSight(_ kind: Kind) {
    let tester = tester(kind)
    for _ in 0..<4 { scroll(tester, by: 9000) }
    let last = rows(tester).last
    let distance = Self.size.height - (last?.1.maxY ?? .nan)
    #expect(distance < 120)
    for size in [
      CGSize(width: 394, height: 700), CGSize(width: 390, height: 600), CGSize(width: 844, height: 390),
      CGSize(width: 390, height: 704), Self.size,
    ] {
      tester.resize(to: size)
      tester.settle()
      let now = rows(tester, size).last
      #expect(now?.0 == last?.0, "\(size)")
      let end = size.height - (now?.1.maxY ?? .nan)
      #expect(abs(end - distance) < 1, "\(size)")
    }
  }

  @Test(arguments: Kind.allCases) func theStartStaysInSight(_ kind: Kind) {
    let tester = tester(kind)
    let before = rows(tester).first
    for size in [CGSize(width: 394, height: 700), CGSize(width: 844, height: 390), Self.size] {
      tester.resize(to: size)
      tester.settle()
    }
    let after = rows(tester).first
    #expect(after?.0 == before?.0)
    #expect(after?.1 == before?.1)
  }

  // MARK: What else changes sizes

  @Test(arguments: Kind.allCases) func theFirstRowStaysWhenTheTextGrows(_ kind: Kind) {
    let model = Model()
    let tester = tester(kind, model)
    scrollToMiddle(tester, kind)
    let before = rows(tester, below: top(kind))
    for size in [DynamicTypeSize.xxxLarge, .small, .accessibility2, .large] {
      model.textSize = size
      tester.settle()
      #expect(rows(tester, below: top(kind)).first?.0 == before.first?.0, "\(size)")
    }
    #expect(isSame(before, rows(tester, below: top(kind))))
  }

  private struct Chat: View {
    let model: Model
    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<60, id: \.self) { Text(verbatim: "row \($0)").frame(height: 30) } }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: model.barHeight) }
      .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 80 - model.barHeight) }
    }
  }

  @Test func barsThatGrowCoverNeitherTheEndNorTheFirstRow() {
    let model = Model()
    let tester = ViewTester(Chat(model: model), size: Self.size)
    tester.settle()
    scroll(tester, by: 9000)
    #expect(abs((tester.frame(of: "row 59")?.midY ?? .nan) - 685 + 40) < 0.01)
    model.barHeight = 70
    tester.settle()
    #expect(abs((tester.frame(of: "row 59")?.midY ?? .nan) - 685 + 70) < 0.01)
    model.barHeight = 10
    tester.settle()
    #expect(abs((tester.frame(of: "row 59")?.midY ?? .nan) - 685 + 10) < 0.01)
    // In the middle the first row stays at the bar's edge.
    scroll(tester, by: -600)
    let before = rows(tester, below: 70)
    model.barHeight = 60
    tester.settle()
    #expect(isSame(before, rows(tester, below: 20), from: 70, to: 20))
  }

  /// What a program adds or takes away at the start moves what is in sight, as it does without a resize after it.
  @Test func aRowThatIsAddedIsNotTakenBackByTheNextResize() {
    struct Growing: View {
      let model: Model
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(-model.added..<60, id: \.self) { Text(verbatim: "row \($0)").frame(height: 30) }
          }
        }
      }
    }
    let model = Model()
    let tester = ViewTester(Growing(model: model), size: Self.size)
    tester.settle()
    scroll(tester, by: 600)
    tester.resize(to: CGSize(width: 394, height: 700))
    tester.settle()
    #expect(tester.frame(of: "row 20")?.midY == 15)
    model.added = 5
    tester.settle()
    #expect(tester.frame(of: "row 15")?.midY == 15)
    tester.resize(to: Self.size)
    tester.settle()
    #expect(tester.frame(of: "row 15")?.midY == 15)
  }
}
