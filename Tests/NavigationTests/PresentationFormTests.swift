import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// The forms of alerts, dialogs, links and tabs: a title as a key, a string or a text, with data and without.
@MainActor struct PresentationFormTests {
  @Observable final class Model {
    var isActive = false
    var tag: Int?
  }

  private let title = "Really?"
  private var text: Text { Text("Really?") }

  private struct Shown<Content: View>: View {
    @State private var isShown = false
    let content: (AnyView, Binding<Bool>) -> Content
    var body: some View { content(AnyView(Button("ask") { isShown = true }), $isShown) }
  }

  /// What is shown after the button is tapped, and whether the first action ends it.
  private func texts<V: View>(_ content: @escaping (AnyView, Binding<Bool>) -> V) -> [String] {
    let tester = ViewTester(Shown(content: content))
    tester.settle()
    #expect(!tester.has("Do 7"))
    tester.tap("ask")
    tester.settle()
    let texts = tester.texts
    tester.tap("Do 7")
    tester.settle()
    #expect(!tester.has("Do 7"))
    return texts.filter { $0 != "ask" }
  }

  @Test func alertsInEachForm() {
    let (title, text) = (title, text)
    let button = { Button("Do 7") {} }
    let message = { Text("It is 7") }
    #expect(texts { $0.alert(text, isPresented: $1, actions: button) }.starts(with: ["Really?"]))
    #expect(texts { $0.alert(title, isPresented: $1, actions: button) }.starts(with: ["Really?"]))
    #expect(
      texts { $0.alert(text, isPresented: $1, actions: button, message: message) }.contains("It is 7"))
    #expect(
      texts { $0.alert(title, isPresented: $1, actions: button, message: message) }.contains("It is 7"))
  }

  @Test func alertsOfAValueInEachForm() {
    let (title, text) = (title, text)
    let button = { (value: Int) in Button("Do \(value)") {} }
    let message = { (value: Int) in Text("It is \(value)") }
    #expect(
      texts { $0.alert(text, isPresented: $1, presenting: 7, actions: button, message: message) }.contains(
        "It is 7"))
    #expect(
      texts { $0.alert("Really?", isPresented: $1, presenting: 7, actions: button, message: message) }
        .contains("It is 7"))
    #expect(
      texts { $0.alert(title, isPresented: $1, presenting: 7, actions: button, message: message) }.contains(
        "It is 7"))
    #expect(texts { $0.alert(text, isPresented: $1, presenting: 7, actions: button) }.contains("Really?"))
    #expect(texts { $0.alert(title, isPresented: $1, presenting: 7, actions: button) }.contains("Really?"))
  }

  @Test func anAlertOfAnErrorHasItsWordsAndAMessage() {
    struct Fault: LocalizedError {
      var errorDescription: String? { "It broke" }
    }
    let shown = texts { view, isShown in
      view.alert(isPresented: isShown, error: Fault()) { _ in
        Button("Do 7") {}
      } message: { fault in
        Text("Because \(fault.errorDescription ?? "")")
      }
    }
    #expect(shown.contains("It broke") && shown.contains("Because It broke"))
  }

  @Test func dialogsInEachForm() {
    let (title, text) = (title, text)
    let button = { Button("Do 7") {} }
    let message = { Text("It is 7") }
    #expect(
      texts { $0.confirmationDialog(text, isPresented: $1, titleVisibility: .visible, actions: button) }
        .contains("Really?"))
    #expect(
      texts { $0.confirmationDialog(title, isPresented: $1, titleVisibility: .visible, actions: button) }
        .contains("Really?"))
    #expect(
      texts {
        $0.confirmationDialog(
          text, isPresented: $1, titleVisibility: .visible, actions: button, message: message)
      }.contains("It is 7"))
    #expect(
      texts {
        $0.confirmationDialog(
          title, isPresented: $1, titleVisibility: .visible, actions: button, message: message)
      }.contains("It is 7"))
  }

  @Test func dialogsOfAValueInEachForm() {
    let (title, text) = (title, text)
    let button = { (value: Int) in Button("Do \(value)") {} }
    let message = { (value: Int) in Text("It is \(value)") }
    #expect(
      texts { $0.confirmationDialog(text, isPresented: $1, presenting: 7, actions: button, message: message) }
        .contains("It is 7"))
    #expect(
      texts {
        $0.confirmationDialog(title, isPresented: $1, presenting: 7, actions: button, message: message)
      }
      .contains("It is 7"))
    #expect(
      texts { $0.confirmationDialog(text, isPresented: $1, presenting: 7, actions: button) }.contains("Do 7"))
    #expect(
      texts { $0.confirmationDialog(title, isPresented: $1, presenting: 7, actions: button) }.contains("Do 7")
    )
  }

  /// Whether a link leads to its page.
  private func leads<L: View>(_ link: L) -> Bool {
    let tester = ViewTester(
      NavigationStack {
        List { link }.navigationDestination(for: Int.self) { Text("page \($0)") }
      })
    tester.settle()
    let before = tester.has("page 7")
    tester.tap("go")
    tester.settle()
    return !before && tester.has("page 7")
  }

  @Test func linksInEachForm() {
    let title = "go"
    let page = Text("page 7")
    #expect(leads(NavigationLink(title, value: 7)))
    #expect(leads(NavigationLink("go", destination: page)))
    #expect(leads(NavigationLink(title, destination: page)))
  }

  @Test func linksWithAFlagSetIt() {
    let model = Model()
    let flag = Binding {
      model.isActive
    } set: {
      model.isActive = $0
    }
    let selection = Binding {
      model.tag
    } set: {
      model.tag = $0
    }
    let page = Text("page 7")
    func sets<L: View>(_ link: @autoclosure @escaping () -> L) -> Bool {
      (model.isActive, model.tag) = (false, nil)
      let tester = ViewTester(Live { NavigationView { List { link() } } })
      tester.settle()
      tester.tap("go")
      tester.settle()
      return (model.isActive || model.tag == 3) && tester.has("page 7")
    }
    #expect(sets(NavigationLink(isActive: flag, destination: { page }, label: { Text("go") })))
    #expect(sets(NavigationLink(destination: page, isActive: flag) { Text("go") }))
    #expect(sets(NavigationLink("go", destination: page, isActive: flag)))
    #expect(
      sets(NavigationLink(tag: 3, selection: selection, destination: { page }, label: { Text("go") })))
    #expect(sets(NavigationLink(destination: page, tag: 3, selection: selection) { Text("go") }))
    #expect(sets(NavigationLink("go", tag: 3, selection: selection) { page }))
    #expect(sets(NavigationLink("go", destination: page, tag: 3, selection: selection)))
  }

  @Test func tabsInEachForm() {
    let title = "List"
    let tester = ViewTester(
      TabView {
        Tab(title, systemImage: "star") { Text("the list") }
        Tab {
          Text("the map")
        } label: {
          Text("Map")
        }
        Tab(role: .search) { Text("the search") }
      })
    tester.settle()
    #expect(tester.has("the list"))
    tester.tap("Map")
    tester.settle()
    #expect(tester.has("the map"))
    tester.tap("Search")
    tester.settle()
    #expect(tester.has("the search"))
  }

  @Test func badgesOfTabsAreTextsOfAnyForm() {
    let words = "some"
    let tester = ViewTester(
      TabView {
        Tab("A", systemImage: "star") { Text("the list") }.badge("new")
        Tab("B", systemImage: "star") { Text("b") }.badge(words)
        Tab("C", systemImage: "star") { Text("c") }.badge(Text("old"))
        Tab("D", systemImage: "star") { Text("d") }.badge(Text?.none)
      })
    tester.settle()
    #expect(["new", "some", "old"].allSatisfy(tester.has))
  }

  @Test func badgesOfRowsAreTextsOfAnyForm() {
    let words = "some"
    let tester = ViewTester(
      List {
        Text("a").badge(words)
        Text("b").badge(Text("old"))
        Text("c").badge(Text?.none)
      })
    tester.settle()
    #expect(["some", "old"].allSatisfy(tester.has))
  }

  @Test func threeColumnsInEachForm() {
    let desk = CGSize(width: 1200, height: 700)
    func texts<V: View>(_ view: V, _ size: CGSize) -> [String] {
      let tester = ViewTester(view, size: size)
      tester.settle()
      return tester.texts
    }
    let side = { Text("side") }
    let middle = { Text("middle") }
    let detail = { Text("detail") }
    let all = Binding.constant(NavigationSplitViewVisibility.all)
    let only = Binding.constant(NavigationSplitViewVisibility.detailOnly)
    let column = Binding.constant(NavigationSplitViewColumn.detail)
    let three = texts(
      NavigationSplitView(columnVisibility: all, sidebar: side, content: middle, detail: detail), desk)
    #expect(["side", "middle", "detail"].allSatisfy(three.contains))
    let automatic = texts(NavigationSplitView(sidebar: side, content: middle, detail: detail), desk)
    #expect(["middle", "detail"].allSatisfy(automatic.contains))
    let one = texts(
      NavigationSplitView(
        columnVisibility: only, preferredCompactColumn: column, sidebar: side, content: middle, detail: detail
      ),
      desk)
    #expect(one.contains("detail") && !one.contains("middle"))
    let phone = CGSize(width: 390, height: 844)
    let compact = texts(
      NavigationSplitView(preferredCompactColumn: column, sidebar: side, detail: detail), phone)
    #expect(compact.contains("detail"))
    let both = texts(
      NavigationSplitView(
        columnVisibility: all, preferredCompactColumn: column, sidebar: side, detail: detail), phone)
    #expect(both.contains("detail"))
  }

  @Test func aPathCountsAndGivesBackItsPages() {
    var path = NavigationPath([1, 2, 3])
    #expect(path.count == 3 && !path.isEmpty)
    path.removeLast(2)
    #expect(path.count == 1)
    path.append("a")
    path.removeLast()
    path.removeLast()
    #expect(path.isEmpty)
  }

  @Test func aTitleMayBeAText() {
    let tester = ViewTester(NavigationStack { Text("page").navigationTitle(Text("Kitchens")) })
    tester.settle()
    #expect(tester.has("Kitchens"))
  }
}
