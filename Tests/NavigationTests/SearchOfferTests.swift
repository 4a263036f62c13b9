import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// What a search offers while its field is used.
@MainActor struct SearchOfferTests {
  @Observable final class Model {
    var text = ""
    var scope = "all"
    var isSearching = false
    var log: [String] = []
  }

  private struct Inner: View {
    let model: Model
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      List {
        Text("found \(model.text)")
        Text(isSearching ? "searching" : "resting")
        Button("leave") { dismissSearch() }
      }
    }
  }

  private struct Scene: View {
    @Bindable var model: Model
    var activation = SearchScopeActivation.automatic
    var body: some View {
      NavigationStack {
        Inner(model: model).navigationTitle("Kitchens")
          .searchable(text: $model.text, prompt: "Find")
          .searchSuggestions {
            if model.text.isEmpty {
              Text("pizza").searchCompletion("pizza margherita")
              Label("soup", systemImage: "clock").searchCompletion("soup")
              Button("clear") { model.log.append("clear") }
            }
          }
          .searchScopes($model.scope, activation: activation) {
            Text("All").tag("all")
            Text("Open").tag("open")
          }
          .onSubmit(of: .search) { model.log.append("submit") }
      }
    }
  }

  @Test func suggestionsCoverThePageAndFillTheField() {
    let model = Model()
    let tester = ViewTester(Scene(model: model))
    tester.settle()
    #expect(!tester.has("pizza"))
    tester.tap("Search")
    tester.settle()
    #expect(tester.has("pizza") && tester.has("soup") && tester.has("clear"))
    Looking.picture(tester, "search-suggestions")
    tester.tap("clear")
    #expect(model.log == ["clear"])
    tester.tap("pizza")
    tester.settle()
    #expect(model.text == "pizza margherita")
    #expect(!tester.has("soup"))
    #expect(tester.has("found pizza margherita") && tester.has("searching"))
    tester.tap("leave")
    tester.settle()
    #expect(model.text.isEmpty && tester.has("resting"))
    #expect(!tester.has("pizza"))
    tester.tap("Search")
    tester.settle()
    #expect(tester.has("pizza"))
    #expect(tester.warnings.isEmpty)
  }

  @Test func nothingIsOfferedForWhatWasSearchedFor() {
    struct Scene: View {
      @State private var text = ""
      @State private var log = "nothing"
      var body: some View {
        NavigationStack {
          Text("page \(log)")
            .searchable(text: $text)
            .searchSuggestions { Text("offered").searchCompletion("offered") }
            .onSubmit(of: .search) { log = text }
        }
      }
    }
    let tester = ViewTester(Scene())
    tester.settle()
    tester.tap("Search")
    tester.settle()
    tester.type("ap")
    tester.settle()
    #expect(tester.has("offered"))
    tester.key(.return)
    tester.settle()
    #expect(!tester.has("offered") && tester.has("page ap"))
    tester.tap("Search")
    tester.settle()
    tester.type("p")
    tester.settle()
    #expect(tester.has("offered"))
  }

  @Test func suggestionsFollowTheText() {
    struct Scene: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Text("page").searchable(text: $text) {
            ForEach(["apple", "apricot", "pear"].filter { $0.hasPrefix(text) }, id: \.self) {
              Text($0).searchCompletion($0)
            }
          }
        }
      }
    }
    let tester = ViewTester(Scene())
    tester.settle()
    tester.tap("Search")
    tester.settle()
    #expect(tester.has("apple") && tester.has("pear"))
    tester.type("ap")
    tester.settle()
    #expect(tester.has("apple") && tester.has("apricot") && !tester.has("pear"))
  }

  @Test func scopesAreSegmentsUnderTheField() {
    let model = Model()
    let tester = ViewTester(Scene(model: model))
    tester.settle()
    #expect(!tester.has("Open"))
    let before = tester.frame(of: "found ")
    tester.tap("Search")
    tester.settle()
    #expect(tester.tree.flattened.contains { $0.text == "Open" })
    tester.tap("Open")
    tester.settle()
    #expect(model.scope == "open")
    Looking.picture(tester, "search-scopes")
    tester.tap("Cancel")
    tester.settle()
    #expect(!tester.tree.flattened.contains { $0.text == "Open" })
    #expect(tester.frame(of: "found ") == before)
  }

  @Test func scopesMayWaitForText() {
    let model = Model()
    let tester = ViewTester(Scene(model: model, activation: .onTextEntry))
    tester.settle()
    tester.tap("Search")
    tester.settle()
    #expect(!tester.tree.flattened.contains { $0.text == "Open" })
    tester.type("x")
    tester.settle()
    #expect(tester.tree.flattened.contains { $0.text == "Open" })
    #expect(!tester.has("pizza"))
    Looking.picture(tester, "search-scopes-text")
  }

  @Test func suggestionsMayBeHidden() {
    struct Page: View {
      let places: SearchSuggestionsPlacement.Set
      let visibility: Visibility
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Text("page").navigationTitle("Find")
            .searchable(text: $text, prompt: "Search") { Offer() }
            .searchSuggestions(visibility, for: places)
        }
      }
    }
    struct Offer: View {
      @Environment(\.searchSuggestionsPlacement) private var placement
      var body: some View { Text(placement == .content ? "offered" : "astray") }
    }
    func shows(_ visibility: Visibility, _ places: SearchSuggestionsPlacement.Set) -> Bool {
      let tester = ViewTester(Page(places: places, visibility: visibility))
      tester.settle()
      tester.tap("Search")
      tester.settle()
      return tester.has("offered")
    }
    #expect(shows(.visible, .content) && shows(.hidden, .menu))
    #expect(!shows(.hidden, .content) && !shows(.hidden, [.menu, .content]))
  }

  @Test func aCompletionElsewhereIsAViewLikeAnyOther() {
    let tester = ViewTester(Text("word").searchCompletion("w"))
    #expect(tester.has("word"))
    #expect(!tester.tree.flattened.contains { $0.type == "Button" })
  }

  /// What a search offers after its prompt was tapped.
  private func offered<V: View>(_ search: @escaping (Model) -> V) -> [String] {
    let model = Model()
    let tester = ViewTester(Live { NavigationStack { search(model) } })
    tester.settle()
    #expect(!tester.has("pizza"))
    tester.tap("Find")
    tester.settle()
    let texts = tester.texts
    tester.tap("pizza")
    tester.settle()
    #expect(model.text == "pizza margherita" && !tester.has("pizza"))
    return texts
  }

  @Test func aTapOnThePromptOffersWhateverThePromptIs() {
    let page = Text("page").navigationTitle("Kitchens")
    let words = "Find"
    let offer = { Text("pizza").searchCompletion("pizza margherita") }
    func text(_ model: Model) -> Binding<String> {
      Binding {
        model.text
      } set: {
        model.text = $0
      }
    }
    func isSearching(_ model: Model) -> Binding<Bool> {
      Binding {
        model.isSearching
      } set: {
        model.isSearching = $0
      }
    }
    #expect(offered { page.searchable(text: text($0), prompt: "Find", suggestions: offer) }.contains("pizza"))
    #expect(offered { page.searchable(text: text($0), prompt: words, suggestions: offer) }.contains("pizza"))
    #expect(
      offered { page.searchable(text: text($0), prompt: Text("Find"), suggestions: offer) }.contains("pizza"))
    #expect(
      offered {
        page.searchable(text: text($0), placement: .toolbar, prompt: words, suggestions: offer)
      }.contains("pizza"))
    #expect(
      offered { page.searchable(text: text($0), prompt: words).searchSuggestions(offer) }.contains("pizza"))
    #expect(
      offered {
        page.searchable(text: text($0), isPresented: isSearching($0), prompt: words).searchSuggestions(offer)
      }.contains("pizza"))
  }
}
