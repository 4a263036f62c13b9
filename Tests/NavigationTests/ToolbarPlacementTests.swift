import SwiftUI
import Testing
import ViewTreeTesting

/// Where items of bars stand, what builds them, and which bars are shown.
@MainActor struct ToolbarPlacementTests {
  private func tester<Items: ToolbarContent>(
    isRightToLeft: Bool = false, @ToolbarContentBuilder _ items: @escaping () -> Items
  ) -> ViewTester {
    let tester = ViewTester(
      NavigationStack {
        Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar(content: items)
      }.environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
    tester.settle()
    return tester
  }

  private func frame(_ placement: ToolbarItemPlacement, isRightToLeft: Bool = false) -> CGRect? {
    tester(isRightToLeft: isRightToLeft) { ToolbarItem(placement: placement) { Text("item") } }.frame(
      of: "item")
  }

  /// The texts that are painted: bars keep titles that do not show.
  private func painted(_ tester: ViewTester) -> [String] {
    func collect(_ items: [DisplayItem]) -> [String] {
      items.filter { $0.opacity > 0 }.flatMap { item -> [String] in
        switch item.content {
        case .text(let text): [text.layout.string]
        case .group(let group): collect(group.items)
        default: []
        }
      }
    }
    return collect(tester.displayList.items)
  }

  @Test func placementsAreEdgesMiddleAndBottom() throws {
    let leading: [ToolbarItemPlacement] = [
      .navigation, .cancellationAction, .topBarLeading, .navigationBarLeading,
    ]
    for placement in leading {
      let item = try #require(frame(placement))
      #expect(item.minX < 60 && item.maxY < 60)
      #expect(try #require(frame(placement, isRightToLeft: true)).maxX > 330)
    }
    let trailing: [ToolbarItemPlacement] = [
      .automatic, .primaryAction, .confirmationAction, .destructiveAction, .topBarTrailing,
      .navigationBarTrailing,
    ]
    for placement in trailing {
      let item = try #require(frame(placement))
      #expect(item.maxX > 330 && item.maxY < 60)
      #expect(try #require(frame(placement, isRightToLeft: true)).minX < 60)
    }
    for placement in [ToolbarItemPlacement.bottomBar, .status] {
      let item = try #require(frame(placement))
      #expect(item.minY > 780 && item.midX == 195)
    }
    let principal = try #require(frame(.principal))
    #expect(principal.midX == 195 && principal.maxY < 60)
    // There is no keyboard on the screen above which it could stand.
    #expect(frame(.keyboard) == nil)
  }

  @Test func aPrincipalItemStandsInTheTitlesPlace() {
    let tester = tester { ToolbarItem(placement: .principal) { Text("item") } }
    #expect(painted(tester).contains("item") && !painted(tester).contains("Title"))
  }

  private struct SaveAndClose: ToolbarContent {
    var body: some ToolbarContent {
      ToolbarItem(placement: .cancellationAction) { Text("Close") }
      ToolbarItem(placement: .confirmationAction) { Text("Save") }
    }
  }

  @ToolbarContentBuilder private func items(_ isEditing: Bool, _ name: String?) -> some ToolbarContent {
    if isEditing {
      SaveAndClose()
    } else {
      ToolbarItem { Text("Edit") }
    }
    if let name {
      ToolbarItemGroup(placement: .bottomBar) {
        Text(name)
        Text("more")
      }
    }
  }

  @Test func itemsAreBuiltFromBranchesOptionalsAndContentsOfTheProgram() throws {
    let editing = tester { items(true, nil) }
    #expect(editing.has("Close") && editing.has("Save") && !editing.has("Edit"))
    let reading = tester { items(false, "name") }
    #expect(reading.has("Edit") && !reading.has("Save"))
    let name = try #require(reading.frame(of: "name"))
    let more = try #require(reading.frame(of: "more"))
    #expect(name.minY > 780 && more.minX > name.maxX)
  }

  // MARK: Which bars are shown

  private struct Bars: View {
    let visibility: Visibility
    let bar: ToolbarPlacement
    var body: some View {
      TabView {
        NavigationStack {
          Text("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .bottomBar) { Text("bottom") } }
            .toolbarVisibility(visibility, for: bar)
        }
        .tabItem { Text("tab") }
      }
    }
  }

  @Test func eachBarIsHiddenByItsName() {
    func shown(_ visibility: Visibility, _ bar: ToolbarPlacement) -> [Bool] {
      let tester = ViewTester(Bars(visibility: visibility, bar: bar))
      tester.settle()
      return ["Title", "bottom", "tab"].map(painted(tester).contains)
    }
    #expect(shown(.visible, .navigationBar) == [true, true, true])
    #expect(shown(.automatic, .tabBar) == [true, true, true])
    #expect(shown(.hidden, .navigationBar) == [false, true, true])
    #expect(shown(.hidden, .bottomBar) == [true, false, true])
    #expect(shown(.hidden, .tabBar) == [true, true, false])
    // The bar of a window belongs to its window system.
    #expect(shown(.hidden, .windowToolbar) == [true, true, true])
  }

  private struct Pushed: View {
    let isHidden: Bool
    var body: some View {
      NavigationStack {
        NavigationLink("go") {
          Text("second").navigationTitle("Second").navigationBarBackButtonHidden(isHidden)
        }.navigationTitle("First")
      }
    }
  }

  @Test func theBackButtonMayBeHidden() {
    for isHidden in [true, false] {
      let tester = ViewTester(Pushed(isHidden: isHidden))
      tester.settle()
      tester.tap("go")
      tester.settle()
      #expect(tester.has("second"))
      #expect((tester.frame(of: "BackButton") == nil) == isHidden)
      #expect(tester.has("First") != isHidden)
    }
  }

  @Test func aTitleIsLargeOrInTheBar() throws {
    func title(_ mode: NavigationBarItem.TitleDisplayMode) throws -> CGRect {
      let tester = ViewTester(
        NavigationStack { List { Text("row") }.navigationTitle("Title").navigationBarTitleDisplayMode(mode) })
      tester.settle()
      return try #require(
        tester.tree.flattened.filter { $0.text == "Title" }.map(\.frame.rect)
          .max { $0.height < $1.height })
    }
    #expect(try abs(title(.inline).midX - 195) < 0.6)
    #expect(try title(.large).minX == 16 && title(.large).height > title(.inline).height)
    #expect(try title(.automatic) == title(.large))
  }

  @Test func aNavigationViewIsAStackInANarrowWindow() {
    func tester<S: NavigationViewStyle>(_ style: S) -> ViewTester {
      let tester = ViewTester(
        NavigationView {
          NavigationLink("go") { Text("second") }.navigationTitle("First")
        }.navigationViewStyle(style))
      tester.settle()
      tester.tap("go")
      tester.settle()
      return tester
    }
    for tester in [tester(ColumnNavigationViewStyle()), tester(.columns), tester(.stack)] {
      #expect(tester.has("second") && !tester.has("go"))
      tester.tap("BackButton")
      tester.settle()
      #expect(tester.has("go") && !tester.has("second"))
    }
  }

  // MARK: How bars look

  private struct Looks: View {
    @State var selection = 0
    var body: some View {
      TabView(selection: $selection) {
        NavigationStack {
          VStack { Button("other") { selection = 1 } }
            .navigationTitle("First").navigationBarTitleDisplayMode(.inline)
            .toolbar { ToolbarItem(placement: .bottomBar) { Text("bottom") } }
            .toolbarBackground(Color.red, for: .tabBar)
            .toolbarBackground(Color.green, for: .bottomBar)
            .toolbarBackground(.visible, for: .tabBar, .bottomBar)
        }
        .tabItem { Text("one") }.tag(0)
        Button("back") { selection = 0 }
          .toolbarBackground(.hidden, for: .tabBar)
          .tabItem { Text("two") }.tag(1)
      }
    }
  }

  /// The bands across the window that are filled with a colour, at the lower edge.
  private func bands(_ tester: ViewTester, _ color: Color) -> [CGRect] {
    let wanted = color.resolve(in: EnvironmentValues())
    return figures(tester) { paint in
      guard case .color(let paint) = paint else { return false }
      return abs(paint.red - wanted.red) + abs(paint.green - wanted.green) + abs(paint.blue - wanted.blue)
        < 0.01
    }
  }

  /// Where what lies behind shows through.
  private func backdrops(_ tester: ViewTester) -> [CGRect] { figures(tester) { $0.isBackdrop } }

  private func figures(_ tester: ViewTester, _ isWanted: (Paint) -> Bool) -> [CGRect] {
    func collect(_ items: [DisplayItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item.content {
        case .fill(let path, let paint, _) where isWanted(paint):
          [item.transform.boundingRect(of: path.boundingRect)]
        case .group(let group): collect(group.items)
        default: []
        }
      }
    }
    return collect(tester.displayList.items)
  }

  @Test func barsAtTheLowerEdgeAreFilledAsTheShownTabSays() {
    let tester = ViewTester(Looks())
    tester.resize(
      to: CGSize(width: 390, height: 844), safeArea: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0))
    tester.settle()
    // The bar of tabs reaches to the window's edge, the page's bar to that of tabs.
    #expect(bands(tester, .red) == [CGRect(x: 0, y: 844 - 34 - 49, width: 390, height: 49 + 34)])
    let top: CGFloat = 844 - 34 - 49 - 44
    #expect(bands(tester, .green).map(\.minY) == [top])
    tester.tap("other")
    tester.settle()
    #expect(bands(tester, .red).isEmpty && bands(tester, .green).isEmpty)
    #expect(backdrops(tester).isEmpty)
    #expect(tester.has("two"))
    tester.tap("back")
    tester.settle()
    #expect(bands(tester, .red).count == 1)
  }

  @Test func whatScrollsUnderTheBarAtTheLowerEdgeIsCovered() throws {
    func tester<Page: View>(_ page: Page) -> ViewTester {
      let tester = ViewTester(
        NavigationStack {
          page.toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Leftmost") {}
              Spacer()
              Text("Status")
            }
          }
        })
      tester.settle()
      return tester
    }
    let list = tester(List(0..<40) { Text("row \($0)") })
    #expect(backdrops(list) == [CGRect(x: 0, y: 844 - 44, width: 390, height: 44)])
    let hidden = tester(List(0..<40) { Text("row \($0)") }.toolbarBackground(.hidden, for: .bottomBar))
    #expect(backdrops(hidden).isEmpty)
    #expect(backdrops(tester(Text("page"))).isEmpty)
    // Buttons have a part of the margin in themselves.
    for page in [list, hidden] {
      let texts = page.tree.flattened.filter { $0.type == "Text" }
      let left = try #require(texts.first { $0.text == "Leftmost" }).frame.rect
      let status = try #require(texts.first { $0.text == "Status" }).frame.rect
      #expect(abs(left.minX - 16) < 0.6 && abs(status.maxX - 374) < 0.6)
    }
  }

  private struct Schemes: View {
    @Environment(\.colorScheme) var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test func aBarAtTheLowerEdgeHasAColorSchemeOfItsOwn() {
    let tester = ViewTester(
      NavigationStack {
        Schemes().toolbar { ToolbarItem(placement: .bottomBar) { Schemes() } }
          .toolbarColorScheme(.dark, for: .bottomBar)
      })
    tester.settle()
    #expect(tester.has("dark") && tester.has("light"))
  }

  private struct Rows: View {
    @State private var hits: [Int] = []
    var body: some View {
      NavigationStack {
        List { ForEach(0..<30) { row in Button("row \(row)") { hits.append(row) } } }
          .listStyle(.plain)
          .navigationTitle(hits.map(String.init).joined(separator: " "))
      }
    }
  }

  @Test func withoutABarTheLowerEdgeBelongsToTheRows() {
    let tester = ViewTester(Rows())
    tester.settle()
    tester.tap(CGPoint(x: 195, y: tester.size.height - 20))
    tester.settle()
    #expect(tester.tree.flattened.contains { Int($0.text ?? "") != nil })
  }
}
