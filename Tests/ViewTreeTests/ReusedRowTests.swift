import SwiftUI
import Testing
import ViewTreeTesting

/// Rows of lazy containers whose nodes stood for other rows before: nobody can tell.
struct ReusedRowTests {
  private static let size = CGSize(width: 300, height: 400)
  private static let middle = CGPoint(x: 150, y: 200)

  private func tester(_ view: some View) -> ViewTester {
    let tester = ViewTester(view, size: Self.size)
    tester.settle()
    return tester
  }

  /// Scrolls by so many points, in steps of a frame.
  private func scroll(_ tester: ViewTester, by way: CGFloat, step: CGFloat = 25) {
    var left = abs(way)
    while left > 0 {
      let part = min(step, left)
      left -= part
      tester.wheel(at: Self.middle, dy: way > 0 ? -part : part, isPrecise: true)
      tester.advance(by: 1 / ViewTester.rate)
    }
  }

  private func texts(_ tester: ViewTester) -> [String] {
    tester.tree.flattened.filter { $0.type == "Text" }.compactMap(\.text)
  }

  /// Rows of 50 points in a lazy column.
  private struct Rows<Row: View>: View {
    var count = 300
    @ViewBuilder let row: (Int) -> Row
    var body: some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<count, id: \.self) { row($0).frame(height: 50) } } }
    }
  }

  // MARK: What it saves

  @Test func aScrolledListMakesNoMoreNodesThanAWindowful() {
    let tester = tester(
      Rows { index in
        HStack {
          Image(systemName: "star").resizable().scaledToFill().frame(width: 40, height: 40)
            .clipShape(RoundedRectangle(cornerRadius: 8))
          VStack(alignment: .leading) {
            Text("row \(index)").font(.headline)
            Text("more").foregroundStyle(.secondary)
          }
          .lineLimit(1)
          Spacer(minLength: 0)
        }
        .padding(.horizontal)
        .contentShape(Rectangle())
        .onTapGesture {}
        .accessibilityIdentifier("row-\(index)")
      })
    // Once what is kept ahead and behind is there.
    scroll(tester, by: 1000)
    let before = tester.host.statistics
    scroll(tester, by: 5000)
    scroll(tester, by: -2500)
    let after = tester.host.statistics
    #expect(after.elementsReused - before.elementsReused >= 140)
    // A row at each turn.
    #expect(after.nodesMade - before.nodesMade <= 100)
    #expect(texts(tester).contains("row 75"))
  }

  @Test func listsAndLazyRowsReuseTheirRowsToo() {
    let list = tester(List(0..<300) { Text("row \($0)") })
    scroll(list, by: 3000)
    #expect(list.host.statistics.elementsReused > 30)
    let row = tester(
      ScrollView(.horizontal) {
        LazyHStack { ForEach(0..<300, id: \.self) { Text("cell \($0)").frame(width: 60) } }
      })
    for _ in 0..<100 {
      row.wheel(at: Self.middle, dx: -30, dy: 0, isPrecise: true)
      row.advance(by: 1 / ViewTester.rate)
    }
    #expect(row.host.statistics.elementsReused > 20)
  }

  @Test func noMoreThanAFewRowsAreKept() {
    func live(_ tester: ViewTester) -> Int {
      tester.host.statistics.nodesMade - tester.host.statistics.nodesFreed
    }
    let tester = tester(Rows { Text("row \($0)") })
    let before = live(tester)
    // A jump frees a windowful at once.
    tester.wheel(at: Self.middle, dy: -7000, isPrecise: true)
    tester.settle()
    #expect(texts(tester).contains("row 142"))
    // An element, a frame and a text each; some rows are ahead and behind.
    #expect(live(tester) <= before + 3 * (4 + 8))
  }

  // MARK: What rows have of their own

  private struct Counted: View {
    let index: Int
    @State private var count = 0
    var body: some View { Text("row \(index): \(count)").onTapGesture { count += 1 } }
  }

  @Test func rowsWithStateBeginAnew() {
    let tester = tester(Rows { Counted(index: $0) })
    tester.tap("row 1: 0")
    tester.settle()
    #expect(texts(tester).contains("row 1: 1"))
    scroll(tester, by: 3000)
    #expect(!texts(tester).contains { $0.hasSuffix(": 1") })
    scroll(tester, by: -3000)
    #expect(texts(tester).contains("row 1: 0"))
    #expect(tester.host.statistics.elementsReused == 0)
  }

  private struct Half: View {
    let index: Int
    var body: some View {
      if index.isMultiple(of: 2) { Counted(index: index) } else { Text("plain \(index)") }
    }
  }

  @Test func aBranchWithStateIsNotHandedOn() {
    let tester = tester(Rows { Half(index: $0) })
    tester.tap("row 0: 0")
    tester.tap("row 2: 0")
    tester.settle()
    scroll(tester, by: 3000)
    scroll(tester, by: -3000)
    #expect(texts(tester).contains("row 0: 0"))
    #expect(texts(tester).contains("plain 1"))
    #expect(!texts(tester).contains { $0.hasSuffix(": 1") })
    #expect(tester.host.statistics.elementsReused > 10)
  }

  private final class Log { var lines: [String] = [] }

  @Test func rowsAppearAndDisappearOneByOne() {
    let log = Log()
    let tester = tester(
      Rows { index in
        Text("row \(index)").onAppear { log.lines.append("+\(index)") }
          .onDisappear { log.lines.append("-\(index)") }
      })
    scroll(tester, by: 2000)
    scroll(tester, by: -2000)
    #expect(tester.host.statistics.elementsReused == 0)
    #expect(log.lines.filter { $0 == "+0" }.count == 2)
    #expect(log.lines.filter { $0 == "-0" }.count == 1)
    #expect(log.lines.filter { $0 == "+20" }.count == 2 && log.lines.filter { $0 == "-20" }.count == 2)
  }

  @Test func rowsThatListenForChangesOfTheirValueAreNotTold() {
    let log = Log()
    let tester = tester(
      Rows { index in Text("row \(index)").onChange(of: index) { log.lines.append("\(index)") } })
    scroll(tester, by: 2000)
    #expect(log.lines.isEmpty)
  }

  @Test func aTapCallsTheActionOfTheRowThatIsThere() {
    let log = Log()
    let tester = tester(
      Rows { index in
        Text("row \(index)").contentShape(Rectangle()).onTapGesture { log.lines.append("\(index)") }
      })
    tester.tap("row 2")
    scroll(tester, by: 3000)
    #expect(tester.host.statistics.elementsReused > 30)
    for name in ["row 61", "row 63", "row 66"] { #expect(tester.tap(name)) }
    #expect(log.lines == ["2", "61", "63", "66"])
  }

  @Test func aRowThatGoesUnderAFingerIsNotHandedOn() {
    let log = Log()
    let tester = tester(
      Rows { index in
        Text("row \(index)").frame(maxWidth: .infinity).contentShape(Rectangle())
          .onTapGesture { log.lines.append("\(index)") }
      })
    tester.press(CGPoint(x: 150, y: 75))
    // By the wheel: the finger rests.
    scroll(tester, by: 600)
    tester.release()
    tester.settle()
    #expect(log.lines.isEmpty)
    #expect(tester.tap("row 14"))
    #expect(log.lines == ["14"])
  }

  @Test func aDoubleTapBelongsToOneRow() {
    let log = Log()
    let tester = tester(
      Rows { index in
        Text("row \(index)").frame(maxWidth: .infinity).contentShape(Rectangle())
          .onTapGesture(count: 2) { log.lines.append("\(index)") }
      })
    tester.tap("row 0")
    tester.wheel(at: Self.middle, dy: -3000, isPrecise: true)
    tester.advance(by: 1 / ViewTester.rate)
    tester.wheel(at: Self.middle, dy: -300, isPrecise: true)
    tester.advance(by: 1 / ViewTester.rate)
    tester.tap(CGPoint(x: 150, y: 25))
    tester.settle()
    #expect(log.lines.isEmpty)
  }

  // MARK: Changes while a row is kept

  @Observable final class Item: Identifiable {
    let id: Int
    var title: String
    init(_ id: Int) {
      self.id = id
      title = "item \(id)"
    }
  }

  private struct ItemRow: View {
    let item: Item
    var body: some View { Text(item.title).frame(height: 50) }
  }

  private struct Items: View {
    let items: [Item]
    var body: some View { ScrollView { LazyVStack(spacing: 0) { ForEach(items) { ItemRow(item: $0) } } } }
  }

  @Test func whatARowReadNoLongerConcernsItWhileItIsKept() {
    let items = (0..<300).map(Item.init)
    let tester = tester(Items(items: items))
    scroll(tester, by: 1500)
    tester.settle()
    #expect(tester.host.statistics.elementsReused > 10 && !tester.host.needsFrame)
    for item in items[..<20] { item.title += " changed" }
    #expect(!tester.host.needsFrame)
    scroll(tester, by: -1500)
    #expect(texts(tester).prefix(3) == ["item 0 changed", "item 1 changed", "item 2 changed"])
    // What a row stands for now does.
    items[1].title = "other"
    tester.settle()
    #expect(texts(tester)[1] == "other")
  }

  final class Token: Identifiable {}

  @Observable final class TokenModel {
    var tokens = (0..<100).map { _ in Token() }
    var isShown = true
  }

  private struct Tokens: View {
    let model: TokenModel
    var body: some View {
      if model.isShown {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(model.tokens) { token in
              Text("\(ObjectIdentifier(token).hashValue)").frame(height: 50).onTapGesture { _ = token }
            }
          }
        }
      }
    }
  }

  @Test func elementsThatAreNoMoreAreNotHeld() {
    let model = TokenModel()
    let tester = tester(Tokens(model: model))
    // Rows further down go at once, and some of them are kept.
    tester.wheel(at: Self.middle, dy: -1500, isPrecise: true)
    tester.settle()
    tester.wheel(at: Self.middle, dy: 1500, isPrecise: true)
    tester.settle()
    let dropped = model.tokens[20..<50].map { WeakToken(token: $0) }
    model.tokens.removeSubrange(20..<50)
    tester.settle()
    #expect(dropped.allSatisfy { $0.token == nil })
    scroll(tester, by: 1000)
    scroll(tester, by: -1000)
    #expect(tester.host.statistics.elementsReused > 10)
    let rest = model.tokens.map { WeakToken(token: $0) }
    model.isShown = false
    model.tokens = []
    tester.settle()
    #expect(rest.allSatisfy { $0.token == nil })
    #expect(tester.host.statistics.nodesMade - tester.host.statistics.nodesFreed < 20)
  }

  private struct WeakToken { weak var token: Token? }

  /// Equal by its name, as far as the program is concerned.
  private struct Named: Equatable {
    let name: String
    let detail: String
    static func == (a: Named, b: Named) -> Bool { a.name == b.name }
  }

  private struct NamedRow: View {
    let value: Named
    var body: some View { Text(value.detail) }
  }

  @Test func elementsThatAreEqualAreNotTheSame() {
    let tester = tester(Rows { NamedRow(value: Named(name: "all", detail: "row \($0)")) })
    scroll(tester, by: 3000)
    #expect(tester.host.statistics.elementsReused > 30)
    #expect(texts(tester).contains("row 63"))
    #expect(Set(texts(tester)).count == texts(tester).count)
  }
}
