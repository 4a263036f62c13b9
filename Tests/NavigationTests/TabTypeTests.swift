import SwiftUI
import Testing
import ViewTreeTesting

/// Tabs as values: contents of a program's own, branches, roles and labels; looks of tab views.
@MainActor struct TabTypeTests {
  private struct Reading: TabContent {
    typealias TabValue = String
    var body: some TabContent<String> {
      Tab("Books", systemImage: "book", value: "books") { Text("the books") }
      Tab("Papers", systemImage: "newspaper", value: "papers") { Text("the papers") }
    }
  }

  @TabContentBuilder<String> private static func tabs(_ isAdmin: Bool, _ extra: String?) -> some TabContent<
    String
  > {
    Reading()
    if isAdmin {
      Tab("Admin", systemImage: "gear", value: "admin") { Text("the admin") }
    } else {
      Tab("Help", systemImage: "questionmark", value: "help") { Text("the help") }
    }
    if let extra {
      Tab(extra, systemImage: "star", value: extra) { Text("the extra") }
    }
  }

  private struct Screen: View {
    let isAdmin: Bool
    let extra: String?
    @State private var tab = "papers"
    var body: some View {
      TabView(selection: $tab) { TabTypeTests.tabs(isAdmin, extra) }
    }
  }

  private func tester<V: View>(_ view: V) -> ViewTester {
    let tester = ViewTester(view)
    tester.settle()
    return tester
  }

  @Test func tabsAreBuiltFromBranchesOptionalsAndContentsOfTheProgram() {
    let admin = tester(Screen(isAdmin: true, extra: nil))
    #expect(admin.has("the papers"))
    #expect(["Books", "Papers", "Admin"].allSatisfy(admin.has))
    #expect(!admin.has("Help"))
    admin.tap("Admin")
    admin.settle()
    #expect(admin.has("the admin"))
    let user = tester(Screen(isAdmin: false, extra: "Extra"))
    #expect(["Books", "Papers", "Help", "Extra"].allSatisfy(user.has))
    user.tap("Extra")
    user.settle()
    #expect(user.has("the extra"))
  }

  @Test func sectionsAreTabsOneAfterTheOther() {
    let reading = tester(
      TabView(selection: .constant("books")) {
        Tab("Home", systemImage: "house", value: "home") { Text("the home") }
        TabSection("Reading") { Reading() }
        TabSection(String("More")) { Tab("Help", systemImage: "gear", value: "help") { Text("the help") } }
        TabSection {
          Tab("Me", systemImage: "person", value: "me") { Text("me") }
        } header: {
          Text("Self")
        }
      })
    #expect(["Home", "Books", "Papers", "Help", "Me", "the books"].allSatisfy(reading.has))
    #expect(!reading.has("Reading") && !reading.has("Self"))
    let unnamed = tester(
      TabView { TabSection { Tab("A", systemImage: "star") { Text("the a") } } })
    #expect(unnamed.has("the a"))
  }

  @Test func theTabInWhichOneSearchesNamesItself() {
    let role: TabRole = .search
    let tester = tester(
      TabView {
        Tab("Home", systemImage: "house") { Text("home") }
        Tab(role: role) { Text("results") }
      })
    tester.tap("Search")
    tester.settle()
    #expect(tester.has("results"))
    let named: Tab<Never, Text, DefaultTabLabel> = Tab("Find", systemImage: "eye", role: .search) {
      Text("all")
    }
    #expect(self.tester(TabView { named }).has("Find"))
  }

  private struct Pages<S: TabViewStyle, I: IndexViewStyle>: View {
    let style: S
    let index: I
    @State private var page = 0
    var body: some View {
      TabView(selection: $page) {
        Text("first").tag(0).tabItem { Text("1") }
        Text("second").tag(1).tabItem { Text("2") }
      }
      .tabViewStyle(style)
      .indexViewStyle(index)
    }
  }

  @Test func aTabViewIsABarOrPages() throws {
    func screen<S: TabViewStyle>(_ style: S) -> ViewTester { tester(Pages(style: style, index: .page)) }
    let bar = screen(.automatic)
    #expect(bar.has("1") && bar.has("2"))
    let pages = screen(.page)
    #expect(!pages.has("1"))
    pages.drag(from: CGPoint(x: 300, y: 400), by: CGVector(dx: -280, dy: 0))
    pages.settle()
    #expect(try #require(pages.frame(of: "second")).midX == 195)
  }

  @Test func theDotsHaveAGroundWhereThatIsWanted() {
    func items<I: IndexViewStyle>(_ style: I) -> Int {
      tester(Pages(style: PageTabViewStyle(indexDisplayMode: .always), index: style)).displayList.items.count
    }
    #expect(items(.page(backgroundDisplayMode: .always)) == items(.page(backgroundDisplayMode: .never)) + 1)
  }
}
