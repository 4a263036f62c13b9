import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Forms of presentations, lists and searches that say the same as others.
@MainActor struct SpelledFormTests {
  nonisolated struct Tag: Identifiable, Hashable {
    var name: String
    var id: String { name }
  }

  @Observable final class Model {
    var item: Tag?
    var isOn = false
    var log: [String] = []
    var text = ""
    var tokens = [Tag(name: "work")]
    var offered = [Tag(name: "home")]
    var isPresented = true
  }

  private struct Page<Shown: View>: View {
    @Bindable var model: Model
    let shown: (Text, Bindable<Model>) -> Shown
    var body: some View {
      NavigationStack {
        VStack {
          Button("show") {
            model.item = Tag(name: "tea"); model.isOn = true
          }
          shown(Text("page"), $model)
        }
      }
    }
  }

  private func tester(_ model: Model, _ shown: @escaping (Text, Bindable<Model>) -> some View) -> ViewTester {
    let tester = ViewTester(Page(model: model, shown: shown))
    tester.settle()
    return tester
  }

  private func shown(_ model: Model, _ shown: @escaping (Text, Bindable<Model>) -> some View) -> ViewTester {
    let tester = tester(model, shown)
    tester.tap("show")
    tester.settle()
    return tester
  }

  @Test func sheetsOfActionsAndPopoversOfAnItem() {
    let actions = shown(Model()) { page, model in
      page.actionSheet(item: model.item) { item in
        ActionSheet(title: Text("title \(item.name)"), buttons: [.default(Text("pour")), .cancel()])
      }
    }
    #expect(actions.frame(of: "title tea") != nil && actions.frame(of: "pour") != nil)
    let popover = shown(Model()) { page, model in page.popover(item: model.item) { Text("about \($0.name)") }
    }
    #expect(popover.frame(of: "about tea") != nil)
  }

  @Test func anAlertWithAnActionForCancelling() {
    let model = Model()
    let tester = shown(model) { page, bound in
      page.alert(isPresented: bound.isOn) {
        Alert(
          title: Text("sure?"), primaryButton: .cancel(Text("no")) { model.log.append("no") },
          secondaryButton: .destructive(Text("yes")))
      }
    }
    tester.tap("no")
    tester.settle()
    #expect(model.log == ["no"] && tester.frame(of: "sure?") == nil)
  }

  @Test func barsOfOldPrograms() throws {
    let title = String("Menu")
    let leading = tester(Model()) { page, _ in
      page.navigationBarItems(leading: Text("left")).navigationBarTitle(title, displayMode: .inline)
    }
    #expect(try #require(leading.frame(of: "left")).minX < 40)
    let key = tester(Model()) { page, _ in page.navigationBarTitle("Menu", displayMode: .inline) }
    let text = tester(Model()) { page, _ in page.navigationBarTitle(Text("Menu"), displayMode: .inline) }
    #expect(
      key.frame(of: "Menu") == text.frame(of: "Menu") && key.frame(of: "Menu") == leading.frame(of: "Menu"))
  }

  @Test func everyFormOfASearchWithTokensShowsThem() {
    let prompt = String("Find")
    func has(_ search: @escaping (Text, Bindable<Model>) -> some View) -> Bool {
      let tester = tester(Model(), search)
      return tester.frame(of: "work") != nil
    }
    #expect(has { $0.searchable(text: $1.text, tokens: $1.tokens, prompt: "Find") { Text($0.name) } })
    #expect(has { $0.searchable(text: $1.text, tokens: $1.tokens, prompt: Text("Find")) { Text($0.name) } })
    #expect(has { $0.searchable(text: $1.text, tokens: $1.tokens, prompt: prompt) { Text($0.name) } })
    #expect(
      has {
        $0.searchable(text: $1.text, tokens: $1.tokens, isPresented: $1.isPresented, prompt: "Find") {
          Text($0.name)
        }
      })
    #expect(
      has {
        $0.searchable(text: $1.text, tokens: $1.tokens, isPresented: $1.isPresented, prompt: Text("Find")) {
          Text($0.name)
        }
      })
    #expect(
      has {
        $0.searchable(text: $1.text, tokens: $1.tokens, isPresented: $1.isPresented, prompt: prompt) {
          Text($0.name)
        }
      })
  }

  @Test func everyFormOfASearchThatOffersTokensShowsThem() {
    let prompt = String("Find")
    func has(_ search: @escaping (Text, Bindable<Model>) -> some View) -> Bool {
      tester(Model(), search).frame(of: "work") != nil
    }
    #expect(
      has {
        $0.searchable(text: $1.text, tokens: $1.tokens, suggestedTokens: $1.offered, prompt: prompt) {
          Text($0.name)
        }
      })
    #expect(
      has {
        $0.searchable(text: $1.text, tokens: $1.tokens, suggestedTokens: $1.offered, prompt: Text("Find")) {
          Text($0.name)
        }
      })
    #expect(
      has {
        $0.searchable(
          text: $1.text, tokens: $1.tokens, suggestedTokens: $1.offered, isPresented: $1.isPresented,
          prompt: prompt
        ) { Text($0.name) }
      })
    #expect(
      has {
        $0.searchable(
          text: $1.text, tokens: $1.tokens, suggestedTokens: $1.offered, isPresented: $1.isPresented,
          prompt: Text("Find")
        ) { Text($0.name) }
      })
    #expect(
      has {
        $0.searchable(text: $1.text, editableTokens: $1.tokens, prompt: prompt) { Text($0.wrappedValue.name) }
      })
    #expect(
      has {
        $0.searchable(text: $1.text, editableTokens: $1.tokens, prompt: Text("Find")) {
          Text($0.wrappedValue.name)
        }
      })
    #expect(
      has {
        $0.searchable(text: $1.text, editableTokens: $1.tokens, isPresented: $1.isPresented, prompt: prompt) {
          Text($0.wrappedValue.name)
        }
      })
    #expect(
      has {
        $0.searchable(
          text: $1.text, editableTokens: $1.tokens, isPresented: $1.isPresented, prompt: Text("Find")
        ) {
          Text($0.wrappedValue.name)
        }
      })
  }

  private struct Editable: View {
    @State var tags = [Tag(name: "a"), Tag(name: "b")]
    var body: some View {
      List {
        ForEach($tags, editActions: .delete) { $tag in Text(tag.name) }
      }
    }
  }

  @Test func rowsThatTheirListEditsAreViewsOfTheirOwn() throws {
    let rows = ForEach(.constant(["a", "b"]), id: \.self, editActions: .all) { Text($0.wrappedValue) }
    let content: EditableCollectionContent<Text, [String]> = rows.content((rows.data.startIndex, "a"))
    let one = ViewTester(content, size: CGSize(width: 200, height: 100))
    #expect(one.frame(of: "a") != nil)
    let tester = ViewTester(Editable(), size: CGSize(width: 320, height: 400))
    let row = try #require(tester.frame(of: "a"))
    tester.press(CGPoint(x: 300, y: row.midY))
    tester.move(by: CGVector(dx: -290, dy: 0), over: 0.3)
    tester.release()
    tester.settle()
    #expect(tester.frame(of: "a") == nil && tester.frame(of: "b") != nil)
  }

  @Test(arguments: [ListPlace.grouped, .plain, .menu, .stack])
  func aSectionThatIsCollapsedByTheProgramAloneHasNoSign(_ place: ListPlace) {
    let model = Model()
    model.isOn = true
    struct Rows: View {
      @Bindable var model: Model
      let place: ListPlace
      var body: some View {
        let section = Section("Drinks", isExpanded: $model.isOn) { Text("tea") }
        switch place {
        case .grouped: Form { section }
        case .plain: List { section }.listStyle(.plain)
        case .menu: List { section }.listStyle(.insetGrouped)
        case .stack: VStack { section }
        }
      }
    }
    let tester = ViewTester(Rows(model: model, place: place), size: CGSize(width: 320, height: 400))
    tester.settle()
    #expect(!tester.tree.flattened.contains { $0.text?.hasPrefix("chevron") == true })
    tester.tap("Drinks")
    tester.tap("DRINKS")
    tester.settle()
    #expect(model.isOn && tester.frame(of: "tea") != nil)
    withAnimation { model.isOn = false }
    tester.settle()
    #expect(tester.frame(of: "tea") == nil)
  }

  enum ListPlace { case grouped, plain, menu, stack }
}
