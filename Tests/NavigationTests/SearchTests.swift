import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct SearchTests {
  private func tester(_ model: SearchState) -> ViewTester {
    ViewTester(SearchScene(model: model), size: CGSize(width: 390, height: 700))
  }

  private func field(_ tester: ViewTester) -> CGRect? {
    tester.tree.flattened.first { $0.type == "TextField" }?.frame.rect
  }

  @Test func theFieldStandsUnderTheTitle() throws {
    let tester = tester(SearchState())
    let title = try #require(tester.visibleFrame(of: "Places"))
    let box = try #require(field(tester))
    let row = try #require(tester.frame(of: "Row 0"))
    #expect(box.minY > title.maxY)
    #expect(row.minY > box.maxY)
    #expect(tester.frame(of: "Cancel") == nil)
  }

  @Test func typingChangesTheTextAndReturnSubmits() throws {
    let model = SearchState()
    let tester = tester(model)
    tester.tap(try #require(field(tester)).center)
    tester.settle()
    #expect(tester.frame(of: "searching") != nil)
    #expect(tester.frame(of: "Cancel") != nil)
    // The field stands in place of the title.
    #expect(try #require(field(tester)).minY < 30)
    tester.type("1")
    tester.settle()
    #expect(model.text == "1")
    #expect(tester.frame(of: "Row 0") == nil)
    #expect(tester.frame(of: "Row 11") != nil)
    tester.key(.return)
    #expect(model.submitted == ["1"])
  }

  @Test func cancelAndEscapeEndTheSearch() throws {
    let model = SearchState()
    let tester = tester(model)
    let before = try #require(field(tester))
    for ends in [{ _ = tester.tap("Cancel") }, { tester.key(.escape) }] {
      tester.tap(try #require(field(tester)).center)
      tester.settle()
      tester.type("1")
      tester.settle()
      ends()
      tester.settle()
      #expect(model.text == "")
      #expect(tester.frame(of: "Cancel") == nil)
      #expect(tester.frame(of: "Row 0") != nil)
      #expect(tester.frame(of: "searching") == nil)
      #expect(field(tester) == before)
    }
  }

  @Test func theFieldMovesUpWithTheTitleAndStaysBelowTheBar() throws {
    let tester = tester(SearchState())
    let before = try #require(field(tester)).minY
    tester.wheel(at: CGPoint(x: 195, y: 500), dy: -30, isPrecise: true)
    tester.settle()
    #expect(abs(try #require(field(tester)).minY - before + 30) < 1)
    let layouts = tester.host.statistics.layouts
    tester.wheel(at: CGPoint(x: 195, y: 500), dy: -10, isPrecise: true)
    tester.advance(by: 0.01)
    #expect(tester.host.statistics.layouts == layouts)
    tester.wheel(at: CGPoint(x: 195, y: 500), dy: -300, isPrecise: true)
    tester.settle()
    #expect(abs(try #require(field(tester)).minY - before + 52) < 1)
    // It can still be touched.
    tester.tap(try #require(field(tester)).center)
    tester.settle()
    #expect(tester.frame(of: "Cancel") != nil)
  }

  @Test func theFieldComesDownWithTheContentThatIsPulled() throws {
    let tester = ViewTester(
      NavigationStack {
        List(0..<40) { Text("Row \($0)") }
          .refreshable {}
          .navigationTitle("Places")
          .searchable(text: .constant(""))
      }, size: CGSize(width: 390, height: 700))
    tester.settle()
    let before = try (#require(field(tester)).minY, #require(tester.frame(of: "Row 0")).minY)
    tester.press(CGPoint(x: 195, y: 300))
    tester.move(by: CGVector(dx: 0, dy: 120), over: 0.3)
    let after = try (#require(field(tester)).minY, #require(tester.frame(of: "Row 0")).minY)
    #expect(after.1 - before.1 > 40)
    #expect(abs((after.0 - before.0) - (after.1 - before.1)) < 0.5)
    tester.release()
  }

  @Test func allOfTheFieldTakesTaps() throws {
    for place in [CGPoint(x: 195, y: -6), CGPoint(x: 195, y: 25), CGPoint(x: 30, y: 11)] {
      let tester = tester(SearchState())
      let box = try #require(field(tester))
      tester.press(CGPoint(x: place.x, y: box.minY + place.y), kind: .mouse)
      tester.advance(by: 0.05)
      tester.release()
      tester.settle()
      #expect(tester.frame(of: "Cancel") != nil, "\(place)")
    }
  }

  @Test func aSearchRoundTheStackIsTheRootPages() {
    let tester = ViewTester(
      NavigationStack { Text("Content").navigationTitle("Title") }
        .searchable(text: .constant(""), prompt: "Find a place"), size: CGSize(width: 390, height: 700))
    #expect(field(tester) != nil)
  }

  @Test func theProgramBeginsAndEndsIt() {
    let model = SearchState()
    let tester = tester(model)
    model.isPresented = true
    tester.settle()
    #expect(tester.frame(of: "Cancel") != nil)
    tester.type("2")
    #expect(model.text == "2")
    model.isPresented = false
    tester.settle()
    #expect(tester.frame(of: "Cancel") == nil)
  }

  @Test func aMinimizedFieldIsAButtonUntilItIsUsed() throws {
    let model = SearchState()
    model.isMinimized = true
    let tester = tester(model)
    tester.settle()
    #expect(field(tester) == nil)
    let row = try #require(tester.frame(of: "Row 0"))
    let button = try #require(tester.tree.flattened.first { $0.label == "Search" }?.frame.rect)
    #expect(button.width >= 44 && button.maxY <= 44)
    tester.tap(button.center)
    tester.settle()
    #expect(try #require(field(tester)).minY < 30)
    tester.type("1")
    tester.settle()
    #expect(model.text == "1" && tester.frame(of: "Row 0") == nil)
    tester.key(.escape)
    tester.settle()
    #expect(field(tester) == nil && tester.frame(of: "Row 0") == row)
    // A text that the program sets is seen, and so is the field when it may not be a button any more.
    model.text = "2"
    tester.settle()
    #expect(field(tester) != nil && tester.frame(of: "Cancel") == nil)
    model.text = ""
    tester.settle()
    #expect(field(tester) == nil)
    model.isMinimized = false
    tester.settle()
    let labels = tester.tree.flattened.filter { $0.frame.rect == button }.map(\.label)
    #expect(field(tester) != nil && !labels.contains("Search"))
  }

  @Test(arguments: [DynamicTypeSize.large, .xxxLarge, .accessibility1, .accessibility5])
  func theFieldIsAsHighAsItsText(_ textSize: DynamicTypeSize) throws {
    var preferences = UserPreferences()
    preferences.textSize = textSize
    let tester = ViewTester(
      SearchScene(model: SearchState()), size: CGSize(width: 390, height: 700), preferences: preferences)
    tester.settle()
    let (text, row) = try (#require(field(tester)), #require(tester.frame(of: "Row 0")))
    let ground = try #require(
      tester.tree.flattened.first { node in
        node.type == "RoundedRectangle" && node.frame.rect.contains(text.center)
      }
    ).frame.rect
    #expect(ground.height >= 36 && ground.height > text.height + 11.9 && ground.maxY <= row.minY)
    if textSize == .large { #expect(ground.height == 36) }
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

@Observable private final class SearchState {
  var text = ""
  var isPresented = false
  var isMinimized = false
  var submitted: [String] = []
}

private struct SearchScene: View {
  @Bindable var model: SearchState
  var body: some View {
    NavigationStack {
      Results(model: model)
        .navigationTitle("Places")
        .searchable(text: $model.text, isPresented: $model.isPresented, prompt: "Find a place")
        .searchToolbarBehavior(model.isMinimized ? .minimize : .automatic)
        .onSubmit(of: .search) { model.submitted.append(model.text) }
    }
  }
}

private struct Results: View {
  let model: SearchState
  @Environment(\.isSearching) private var isSearching
  var body: some View {
    List {
      if isSearching { Text("searching") }
      ForEach((0..<40).filter { model.text.isEmpty || "\($0)".contains(model.text) }, id: \.self) {
        Text("Row \($0)")
      }
    }
  }
}
