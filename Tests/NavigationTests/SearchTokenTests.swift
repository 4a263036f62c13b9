import SwiftUI
import Testing
import ViewTreeTesting

/// Values in the field of a search, before its text.
@MainActor struct SearchTokenTests {
  nonisolated struct Tag: Identifiable, Equatable {
    var name: String
    var id: String { name }
  }

  @Observable final class Model {
    var text = ""
    var isPresented = true
    var tokens: [Tag] = []
    var offered = [Tag(name: "work"), Tag(name: "home")]
    var names: [String] { tokens.map(\.name) }
  }

  private struct Scene<Searched: View>: View {
    @Bindable var model: Model
    let search: (Text, Bindable<Model>) -> Searched
    var body: some View {
      NavigationStack { search(Text("page"), $model).navigationTitle("Notes") }
    }
  }

  private func tester(
    _ model: Model, _ search: @escaping (Text, Bindable<Model>) -> some View
  ) -> ViewTester {
    let tester = ViewTester(Scene(model: model, search: search))
    tester.settle()
    return tester
  }

  private func suggesting(_ model: Model) -> ViewTester {
    tester(model) { page, model in
      page.searchable(
        text: model.text, tokens: model.tokens, suggestedTokens: model.offered, prompt: "Find"
      ) { Text($0.name) }
    }
  }

  @Test func aSuggestionOfATokenGoesIntoTheField() {
    let model = Model()
    let tester = tester(model) { page, model in
      page.searchable(text: model.text, tokens: model.tokens) { Text($0.name) }
        .searchSuggestions {
          Text("the work").searchCompletion(Tag(name: "work"))
          Text("a word").searchCompletion("word")
        }
    }
    tester.tap("Search")
    tester.settle()
    tester.type("w")
    tester.settle()
    tester.tap("the work")
    tester.settle()
    #expect(model.names == ["work"] && model.text.isEmpty)
  }

  @Test func anOfferGoesIntoTheFieldInPlaceOfTheText() throws {
    let model = Model()
    let tester = suggesting(model)
    tester.tap("Search")
    tester.settle()
    tester.type("wo")
    tester.settle()
    #expect(model.text == "wo")
    tester.tap("work")
    tester.settle()
    #expect(model.names == ["work"] && model.text.isEmpty)
    #expect(!tester.has("home"))
    let token = try #require(tester.frame(of: "SearchToken"))
    let field = try #require(tester.frame(of: "Search"))
    #expect(token.maxX <= field.minX && token.minX > 16)
    Looking.picture(tester, "search-tokens")
    tester.type("x")
    tester.settle()
    #expect(model.text == "x")
    #expect(tester.has("home"))
  }

  @Test func theKeyThatDeletesRemovesTheLastWhereTheTextIsEmpty() {
    let model = Model()
    model.tokens = [Tag(name: "a"), Tag(name: "b")]
    let tester = suggesting(model)
    tester.tap("Search")
    tester.settle()
    tester.type("x")
    tester.key(.delete)
    tester.settle()
    #expect(model.text.isEmpty && model.names == ["a", "b"])
    tester.key(.delete)
    tester.settle()
    #expect(model.names == ["a"])
    tester.tap("Cancel")
    tester.settle()
    #expect(model.names.isEmpty)
  }

  @Test func allOfThemGoWithTheText() {
    let model = Model()
    model.tokens = [Tag(name: "a")]
    let tester = suggesting(model)
    tester.tap("Clear text")
    tester.settle()
    #expect(model.names.isEmpty)
  }

  @Test func tokensInAnyForm() {
    let plain = String("Find")
    let forms: [@MainActor (Model) -> ViewTester] = [
      { self.tester($0) { $0.searchable(text: $1.text, tokens: $1.tokens) { Text($0.name) } } },
      {
        self.tester($0) { $0.searchable(text: $1.text, tokens: $1.tokens, prompt: "Find") { Text($0.name) } }
      },
      {
        self.tester($0) { $0.searchable(text: $1.text, tokens: $1.tokens, prompt: plain) { Text($0.name) } }
      },
      {
        self.tester($0) {
          $0.searchable(text: $1.text, tokens: $1.tokens, isPresented: $1.isPresented) { Text($0.name) }
        }
      },
      {
        self.tester($0) {
          $0.searchable(text: $1.text, editableTokens: $1.tokens) { $tag in TextField("Tag", text: $tag.name)
          }
        }
      },
      {
        self.tester($0) {
          $0.searchable(text: $1.text, editableTokens: $1.tokens, isPresented: $1.isPresented, prompt: "Find")
          {
            $tag in Text(tag.name)
          }
        }
      },
      {
        self.tester($0) {
          $0.searchable(
            text: $1.text, tokens: $1.tokens, suggestedTokens: $1.offered, isPresented: $1.isPresented
          ) { Text($0.name) }
        }
      },
    ]
    for form in forms {
      let model = Model()
      model.tokens = [Tag(name: "green")]
      let tester = form(model)
      #expect(tester.has("green") || tester.tree.flattened.contains { $0.value == "green" })
    }
  }
}
