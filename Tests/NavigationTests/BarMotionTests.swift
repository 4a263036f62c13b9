import Observation
import SwiftUI
import Testing
import ViewTreeTesting

/// What a program changes in a page's bars with an animation, in every frame.
@MainActor struct BarMotionTests {
  @MainActor @Observable final class Bar {
    var title = "Places"
    var isLarge = true
    var hasFirst = true
    var hasSecond = true
    var hasPrincipal = false
    var hasBottom = false
    var isSearching = false
    nonisolated init() {}
  }

  private struct Page: View {
    let bar: Bar
    @State private var query = ""

    var body: some View {
      @Bindable var bar = bar
      NavigationStack {
        List(0..<40, id: \.self) { Text("Row \($0)") }
          .navigationTitle(bar.title)
          .navigationBarTitleDisplayMode(bar.isLarge ? .large : .inline)
          .toolbar {
            if bar.hasFirst { ToolbarItem { Button("First") {} } }
            if bar.hasSecond { ToolbarItem { Button("Second") {} } }
            if bar.hasPrincipal { ToolbarItem(placement: .principal) { Text("Middle") } }
            if bar.hasBottom { ToolbarItem(placement: .bottomBar) { Button("Below") {} } }
          }
      }
    }
  }

  private struct SearchPage: View {
    let bar: Bar
    var isMinimized = false
    @State private var query = ""

    var body: some View {
      @Bindable var bar = bar
      NavigationStack {
        List(0..<40, id: \.self) { Text("Row \($0)") }
          .navigationTitle("Places")
          .navigationBarTitleDisplayMode(isMinimized ? .inline : .large)
          .searchable(text: $query, isPresented: $bar.isSearching)
          .searchToolbarBehavior(isMinimized ? .minimize : .automatic)
      }
    }
  }

  private struct Sight {
    let opacity: Double
    let frame: CGRect
  }

  /// What is painted of some texts in each frame after a change.
  private static func watch(
    _ tester: ViewTester, _ texts: [String], _ change: () -> Void
  ) -> [String: [Sight]] {
    var seen: [String: [Sight]] = [:]
    change()
    for _ in 0..<40 {
      tester.advance(by: 1 / 60)
      let painted = tester.paintedTexts
      for text in texts {
        let found = painted.last { $0.string == text }
        seen[text, default: []].append(Sight(opacity: found?.opacity ?? 0, frame: found?.frame ?? .null))
      }
    }
    return seen
  }

  /// The greatest step of opacity from one frame to the next.
  private static func step(_ sights: [Sight]?, from start: Double) -> Double {
    let all = [start] + (sights ?? []).map(\.opacity)
    return zip(all, all.dropFirst()).map { abs($1 - $0) }.max() ?? .infinity
  }

  /// The greatest step of place from one frame to the next, while it is in sight.
  private static func move(_ sights: [Sight]?) -> CGFloat {
    let frames = (sights ?? []).filter { $0.opacity > 0 }.map(\.frame)
    return zip(frames, frames.dropFirst()).map { max(abs($1.minX - $0.minX), abs($1.minY - $0.minY)) }.max()
      ?? 0
  }

  @Test(arguments: [true, false]) func m05_oneTitleFadesIntoTheOtherAtItsPlace(_ isLarge: Bool) {
    let bar = Bar()
    bar.isLarge = isLarge
    let tester = ViewTester(Page(bar: bar))
    tester.settle()
    let watcher = tester.watch("title")
    let seen = Self.watch(tester, ["Places", "Somewhere else"]) {
      withAnimation(.linear(duration: 0.3)) { bar.title = "Somewhere else" }
    }
    let steps = [Self.step(seen["Places"], from: 1), Self.step(seen["Somewhere else"], from: 0)]
    #expect(steps.allSatisfy { $0 < 0.12 }, "\(steps)")
    #expect(Self.move(seen["Places"]) == 0 && Self.move(seen["Somewhere else"]) == 0)
    #expect(seen["Places"]?.last?.opacity == 0 && seen["Somewhere else"]?.last?.opacity == 1)
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
  }

  @Test func aTitleThatChangesWithoutAnAnimationIsThereAtOnce() {
    let bar = Bar()
    let tester = ViewTester(Page(bar: bar))
    tester.settle()
    bar.title = "Somewhere else"
    tester.advance(by: 1 / 60)
    #expect(!tester.paints("Places") && tester.paints("Somewhere else"))
  }

  @Test func m05_itemsFadeAndTheirNeighboursMoveOver() {
    let bar = Bar()
    let tester = ViewTester(Page(bar: bar))
    tester.settle()
    let watcher = tester.watch("items")
    for isThere in [false, true] {
      let seen = Self.watch(tester, ["First", "Second"]) {
        withAnimation(.linear(duration: 0.3)) { bar.hasSecond = isThere }
      }
      let steps = [Self.step(seen["First"], from: 1), Self.step(seen["Second"], from: isThere ? 0 : 1)]
      #expect(steps[0] == 0 && steps[1] < 0.12, "\(steps)")
      let moves = [Self.move(seen["First"]), Self.move(seen["Second"])]
      #expect(moves[0] > 0 && moves.allSatisfy { $0 < 10 }, "\(moves)")
    }
    let first = Self.watch(tester, ["First", "Second"]) {
      withAnimation(.linear(duration: 0.3)) { bar.hasFirst = false }
    }
    // The other one is the same view as before.
    #expect(Self.step(first["First"], from: 1) < 0.12 && Self.step(first["Second"], from: 1) == 0)
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
  }

  private struct Labels: View {
    @State private var isLiked = false
    var body: some View {
      NavigationStack {
        List(0..<40, id: \.self) { Text("Row \($0)") }
          .navigationTitle("Places")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { EditButton() }
            ToolbarItem {
              Button {
                withAnimation(.linear(duration: 0.3)) { isLiked.toggle() }
              } label: {
                Text(isLiked ? "Forget" : "Like")
              }
            }
          }
      }
    }
  }

  @Test func m03_aLabelThatChangesInPlaceIsNeverTwoLabelsInOneAnother() throws {
    let tester = ViewTester(Labels())
    tester.settle()
    let watcher = tester.watch("labels")
    for (old, new) in [("Edit", "Done"), ("Done", "Edit"), ("Like", "Forget"), ("Forget", "Like")] {
      let place = try #require(tester.paintedTexts.first { $0.string == old }).frame
      let seen = Self.watch(tester, [old, new]) {
        tester.tap(CGPoint(x: place.midX, y: place.midY))
      }
      for (a, b) in zip(seen[old] ?? [], seen[new] ?? []) {
        #expect(a.opacity + b.opacity < 1.1 && a.opacity + b.opacity > 0.2, "\(old) \(new): \(a) \(b)")
      }
    }
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
  }

  @Test func m05_allItemsAndAnItemInTheMiddleFade() {
    let bar = Bar()
    (bar.hasSecond, bar.isLarge) = (false, false)
    let tester = ViewTester(Page(bar: bar))
    tester.settle()
    let watcher = tester.watch("items")
    let seen = Self.watch(tester, ["First", "Places", "Middle", "Below"]) {
      withAnimation(.linear(duration: 0.3)) {
        (bar.hasFirst, bar.hasPrincipal, bar.hasBottom) = (false, true, true)
      }
    }
    let back = Self.watch(tester, ["First", "Places", "Middle", "Below"]) {
      withAnimation(.linear(duration: 0.3)) {
        (bar.hasFirst, bar.hasPrincipal, bar.hasBottom) = (true, false, false)
      }
    }
    for (text, start) in [("First", 1.0), ("Places", 1), ("Middle", 0), ("Below", 0)] {
      let steps = [Self.step(seen[text], from: start), Self.step(back[text], from: 1 - start)]
      #expect(steps.allSatisfy { $0 < 0.12 }, "\(text) \(steps)")
    }
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
  }

  @Test func m05_aSearchThatAProgramBeginsAndEndsMovesAsOneByTheFinger() {
    let bar = Bar()
    let tester = ViewTester(SearchPage(bar: bar))
    tester.settle()
    let watcher = tester.watch("search")
    for isSearching in [true, false] {
      let seen = Self.watch(tester, ["Search", "Places", "Cancel"]) { bar.isSearching = isSearching }
      let field = (seen["Search"] ?? []).map(\.frame.minY)
      #expect(abs((field.first ?? 0) - (field.last ?? 0)) > 20)
      #expect(zip(field, field.dropFirst()).allSatisfy { abs($1 - $0) < 30 }, "\(field)")
      let steps = [
        Self.step(seen["Places"], from: isSearching ? 1 : 0),
        Self.step(seen["Cancel"], from: isSearching ? 0 : 1),
      ]
      #expect(steps.allSatisfy { $0 < 0.4 }, "\(steps)")
    }
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
  }

  @Test func aSearchThatBeginsWithItsPageIsThereAtOnce() {
    let bar = Bar()
    bar.isSearching = true
    let tester = ViewTester(SearchPage(bar: bar))
    tester.advance(by: 1 / 60)
    let cancel = tester.paintedTexts.first { $0.string == "Cancel" }
    #expect(cancel?.opacity == 1 && !tester.paints("Places"))
  }

  @Test func m05_aFieldThatAButtonStandsForFadesWhenTheSearchEnds() throws {
    let bar = Bar()
    var preferences = UserPreferences()
    preferences.textSize = .accessibility5
    let tester = ViewTester(
      SearchPage(bar: bar, isMinimized: true), size: CGSize(width: 844, height: 390), preferences: preferences
    )
    tester.settle()
    #expect(!tester.paints("Search"))
    let watcher = tester.watch("search")
    for isSearching in [true, false] {
      let seen = Self.watch(tester, ["Search"]) { bar.isSearching = isSearching }
      let step = Self.step(seen["Search"], from: isSearching ? 0 : 1)
      #expect(step < 0.4, "\(step)")
    }
    #expect(!tester.paints("Search"))
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
  }
}
