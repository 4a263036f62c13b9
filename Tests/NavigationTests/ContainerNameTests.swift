import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// The types behind what lists, tables, bars and searches are told, spelled out as programs that pass them on do.
@MainActor struct ContainerNameTests {
  private let size = CGSize(width: 800, height: 400)

  nonisolated struct Dish: Identifiable, Sendable {
    let id: Int
    let name: String
  }

  private typealias Order = KeyPathComparator<Dish>

  @TableColumnBuilder<Dish, Order> private func columns(
    hasNumber: Bool
  ) -> some TableColumnContent<Dish, Order> {
    TableColumn("Name", value: \.name)
    if hasNumber { TableColumn("Number") { Text("no. \($0.id)") } }
  }

  private func rows<Rows: TableRowContent, Columns: TableColumnContent>(
    of table: Table<Dish, Rows, Columns>
  ) -> ObjectIdentifier { ObjectIdentifier(Rows.self) }

  @Test func columnsOfATableAreBuilt() {
    let dishes = [Dish(id: 1, name: "Soup")]
    for hasNumber in [true, false] {
      let table = Table(dishes, sortOrder: .constant([Order(\.name)])) { columns(hasNumber: hasNumber) }
      #expect(rows(of: table) == ObjectIdentifier(TableForEachContent<[Dish]>.self))
      let tester = ViewTester(table, size: size)
      tester.settle()
      #expect(tester.frame(of: "Soup") != nil)
      #expect((tester.frame(of: "no. 1") != nil) == hasNumber)
    }
  }

  @Test func theTintOfRowsIsFixedPreferredOrNone() {
    func list(_ tint: ListItemTint?) -> ViewTester {
      let tester = ViewTester(List { Label("Row", systemImage: "star").listItemTint(tint) }, size: size)
      tester.settle()
      return tester
    }
    let plain = ViewTester(
      List { Label("Row", systemImage: "star").listItemTint(Color.red) }, size: size)
    plain.settle()
    #expect(list(.fixed(.red)).displayList == plain.displayList)
    #expect(list(.preferred(.red)).displayList == plain.displayList)
    #expect(list(.monochrome).displayList == list(.fixed(.gray)).displayList)
    #expect(list(.monochrome).displayList != plain.displayList)
  }

  @Test func titlesAreLargeOrInline() {
    func tester<V: View>(_ page: V) -> ViewTester {
      let tester = ViewTester(NavigationStack { page }, size: CGSize(width: 390, height: 600))
      tester.settle()
      return tester
    }
    func titled(_ mode: ToolbarTitleDisplayMode) -> ViewTester {
      tester(Text("page").navigationTitle("Title").toolbarTitleDisplayMode(mode))
    }
    let page = Text("page").navigationTitle("Title")
    let (large, inline) = (
      tester(page.navigationBarTitleDisplayMode(.large)), tester(page.navigationBarTitleDisplayMode(.inline))
    )
    #expect(large.displayList != inline.displayList)
    #expect(titled(.inline).displayList == inline.displayList)
    for mode in [ToolbarTitleDisplayMode.automatic, .large, .inlineLarge] {
      #expect(titled(mode).displayList == large.displayList)
    }
  }

  private struct Searching: View {
    let placement: SearchFieldPlacement
    @State private var text = ""
    @State private var isPresented = true
    var body: some View {
      NavigationStack {
        Leaving().navigationTitle("Title")
          .searchable(text: $text, isPresented: $isPresented, placement: placement)
      }
      Text(isPresented ? "searches" : "rests")
    }
  }

  private struct Leaving: View {
    @Environment(\.dismissSearch) private var leave: DismissSearchAction
    var body: some View { Button("leave") { leave() } }
  }

  @Test func aSearchIsLeftByItsAction() {
    func tester(_ placement: SearchFieldPlacement) -> ViewTester {
      let tester = ViewTester(
        VStack { Searching(placement: placement) }, size: CGSize(width: 390, height: 600))
      tester.settle()
      return tester
    }
    let drawer = tester(.navigationBarDrawer(displayMode: .always))
    #expect(drawer.tree == tester(.automatic).tree)
    #expect(drawer.frame(of: "searches") != nil)
    #expect(drawer.tap("leave"))
    drawer.settle()
    #expect(drawer.frame(of: "rests") != nil)
  }

  private struct Repeating: View {
    @Environment(\.buttonRepeatBehavior) private var behavior: ButtonRepeatBehavior
    var body: some View {
      Text(behavior == .enabled ? "repeats" : behavior == .disabled ? "once" : "as it likes")
    }
  }

  @Test func buttonsAreToldWhetherTheyRepeat() {
    func text<V: View>(_ view: V) -> String? {
      ViewTester(view, size: size).tree.flattened.compactMap(\.text).first
    }
    #expect(text(Repeating()) == "as it likes")
    #expect(text(Repeating().buttonRepeatBehavior(.enabled)) == "repeats")
    #expect(text(Repeating().buttonRepeatBehavior(.disabled)) == "once")
  }

  @Test func whatAFocusIsForIsASet() {
    let both: FocusInteractions = [.activate, .edit]
    #expect(both == .automatic)
    #expect(!FocusInteractions.activate.contains(.edit))
    #expect(FocusInteractions(rawValue: 0).isEmpty)
  }

  @Test func timedProgressSaysTheTimeLeft() {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    let progress: ProgressView<EmptyView, DefaultDateProgressLabel> = ProgressView(
      timerInterval: now...(now + 90))
    let tester = ViewTester(progress, size: size)
    tester.host.clockOrigin = now
    tester.settle()
    #expect(tester.tree.flattened.contains { $0.text?.contains(/^\d+:\d\d$/) == true })
  }

  @Test func pathsAreFilledByARule() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    let centre = CGPoint(x: 15, y: 15)
    func isFilled(_ rule: CGPathFillRule) -> Bool { path.normalized(using: rule).contains(centre) }
    #expect(isFilled(.winding))
    #expect(!isFilled(.evenOdd))
  }
}
