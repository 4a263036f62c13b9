import SwiftUI
import Testing
import ViewTreeTesting

/// What a search that begins and ends does to the bar, in every frame.
struct SearchMotionTests {
  private struct Page: View {
    var isLarge = true
    @State private var query = ""
    var body: some View {
      NavigationStack {
        List(0..<40, id: \.self) { Text("Row \($0)") }
          .searchable(text: $query)
          .refreshable { try? await Task.sleep(nanoseconds: 1_000_000_000_000) }
          .navigationTitle("Places")
          .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
          .toolbar { Button("Sort") {} }
      }
    }
  }

  /// The frames of the texts that are in sight, by what they say.
  private static func texts(_ tester: ViewTester, _ watcher: MotionWatcher) -> [(String, CGRect)] {
    watcher.records.last?.items.compactMap { item in item.text.map { ($0, item.frame) } } ?? []
  }

  /// Lets time pass, and calls `look` in each frame.
  private static func watch(
    _ tester: ViewTester, _ watcher: MotionWatcher, _ look: (_ field: CGRect, [(String, CGRect)]) -> Void
  ) {
    for _ in 0..<60 {
      tester.advance(by: 1 / 60)
      let texts = texts(tester, watcher)
      guard let field = texts.first(where: { $0.0 == "Search" }) else { continue }
      look(field.1, texts)
    }
  }

  @Test(arguments: [true, false], [true, false])
  func m03_titleAndItemsGoUpWithTheFieldAndComeBackWithIt(_ isLarge: Bool, _ isRefreshing: Bool) throws {
    let tester = ViewTester(Page(isLarge: isLarge))
    let watcher = tester.watch("search")
    tester.settle()
    if isRefreshing {
      tester.press(CGPoint(x: 195, y: 400))
      tester.move(by: CGVector(dx: 0, dy: 350), over: 0.4)
      tester.release()
      tester.advance(by: 1)
    }
    let rest = try #require(Self.texts(tester, watcher).first { $0.0 == "Search" }).1
    var (last, shownTitles) = (rest.minY, 0)
    for begins in [true, false] {
      let target =
        begins
        ? CGPoint(x: 200, y: rest.midY)
        : try #require(tester.frame(of: "Cancel").map { CGPoint(x: $0.midX, y: $0.midY) })
      tester.tap(target)
      Self.watch(tester, watcher) { field, texts in
        // Step by step, in one direction.
        #expect(begins ? field.minY <= last + 0.5 : field.minY >= last - 0.5)
        #expect(abs(field.minY - last) < 30, "the field is at \(field.minY) after \(last)")
        last = field.minY
        for text in texts where ["Places", "Sort"].contains(text.0) {
          shownTitles += 1
          #expect(!text.1.intersects(field), "\(text) lies on the field at \(field)")
        }
        for row in texts where row.0.hasPrefix("Row") {
          for title in texts where title.0 == "Places" {
            #expect(!title.1.intersects(row.1), "\(title) lies on \(row)")
          }
        }
      }
      if begins {
        #expect(last < rest.minY - 20)
        #expect(tester.tree.flattened.allSatisfy { $0.text != "Sort" })
      }
    }
    #expect(abs(last - rest.minY) < 0.5 && shownTitles > 80)
    #expect(watcher.faults.map(\.description) == [])
  }

  private struct Presented: View {
    @State private var query = ""
    @State private var isSearching = false
    var body: some View {
      NavigationStack {
        List {
          Button("begin") { isSearching = true }
          Button("end") { isSearching = false }
          ForEach(0..<40, id: \.self) { Text("Row \($0)") }
        }
        .searchable(text: $query, isPresented: $isSearching)
        .navigationTitle("Places")
      }
    }
  }

  /// A program's own change of the binding, without an animation of its own.
  @Test func m05_aSearchThatAProgramPresentsMovesTheBar() throws {
    let tester = ViewTester(Presented())
    let watcher = tester.watch("presented")
    tester.settle()
    let rest = try #require(Self.texts(tester, watcher).first { $0.0 == "Search" }).1
    for (name, begins) in [("begin", true), ("end", false)] {
      var places: [CGFloat] = []
      var rows: [CGFloat] = []
      tester.tap(name)
      Self.watch(tester, watcher) { field, texts in
        places.append(field.minY)
        if let row = texts.first(where: { $0.0 == "Row 2" }) { rows.append(row.1.minY) }
      }
      let steps = zip(places, places.dropFirst()).map { $1 - $0 }
      #expect(steps.allSatisfy { begins ? $0 <= 0.5 : $0 >= -0.5 }, "\(name): \(places)")
      #expect(steps.allSatisfy { abs($0) < 30 }, "\(name): \(places)")
      #expect(places.filter { $0 < rest.minY - 2 && $0 > rest.minY - 40 }.count > 3, "\(name): \(places)")
      #expect(zip(rows, rows.dropFirst()).allSatisfy { abs($1 - $0) < 30 }, "\(name): \(rows)")
    }
    #expect(watcher.faults.map(\.description) == [])
  }

  // Its insets change by the bar and the large title, its offset by as much at once.
  @Test func m05_rowsOfAScrolledListStayInSightWhenASearchBeginsAndEnds() throws {
    let tester = ViewTester(Page())
    let watcher = tester.watch("scrolled")
    tester.settle()
    tester.wheel(at: CGPoint(x: 195, y: 500), dy: -300, isPrecise: true)
    tester.settle()
    func rows() -> [String: CGFloat] {
      let rows = Self.texts(tester, watcher).filter { $0.0.hasPrefix("Row") }
      return Dictionary(rows.map { ($0.0, $0.1.minY) }) { first, _ in first }
    }
    let start = rows()
    for word in ["Search", "Cancel"] {
      tester.tap(word)
      var last = rows()
      for _ in 0..<60 {
        tester.advance(by: 1 / 60)
        let present = rows()
        let steps = present.compactMap { row, y in last[row].map { abs(y - $0) } }
        #expect(steps.count > 8 && steps.allSatisfy { $0 < 12 }, "\(word): \(steps.max() ?? 0)")
        last = present
      }
    }
    let end = rows()
    #expect(start.allSatisfy { row, y in abs(y - (end[row] ?? 0)) < 0.5 })
    #expect(watcher.faults.map(\.description) == [])
  }

  @Test func whatGivesWayIsNotTouched() throws {
    let tester = ViewTester(Page())
    tester.settle()
    let sort = try #require(tester.frame(of: "Sort").map { CGPoint(x: $0.midX, y: $0.midY) })
    tester.tap(CGPoint(x: 200, y: 122))
    tester.advance(by: 0.03)
    tester.tap(sort)
    tester.settle()
    #expect(tester.tree.flattened.contains { $0.text == "Cancel" })
  }

  @Test func theSpinnerLiesBetweenFieldAndContent() throws {
    let tester = ViewTester(Page())
    let watcher = tester.watch("spinner")
    tester.settle()
    tester.tap(CGPoint(x: 200, y: 122))
    tester.advance(by: 1)
    tester.press(CGPoint(x: 195, y: 300))
    tester.move(by: CGVector(dx: 0, dy: 350), over: 0.4)
    tester.release()
    tester.advance(by: 1)
    let record = try #require(watcher.records.last)
    let texts = Self.texts(tester, watcher)
    let field = try #require(texts.first { $0.0 == "Search" }).1
    let row = try #require(texts.first { $0.0 == "Row 0" }).1
    let spokes = record.items.filter { $0.kind == .figure && $0.frame.width < 14 && $0.frame.height < 14 }
      .map(\.frame).filter { abs($0.midX - 195) < 20 && $0.minY < row.minY }
    #expect(spokes.count >= 8)
    #expect(spokes.allSatisfy { $0.minY > field.maxY && $0.maxY < row.minY }, "\(spokes) \(field) \(row)")
  }

  @Test(arguments: [true, false])
  func m01_whatIsTypedWhileTheFieldRisesClearsInIt(_ isLarge: Bool) throws {
    let tester = ViewTester(Page(isLarge: isLarge))
    let watcher = tester.watch("typing")
    tester.settle()
    let rest = try #require(Self.texts(tester, watcher).first { $0.0 == "Search" }).1
    tester.tap(CGPoint(x: 200, y: rest.midY))
    tester.advance(by: 0.05)
    tester.type("5")
    var places: [CGFloat] = []
    for _ in 0..<30 {
      tester.advance(by: 1 / 60)
      let clear = try #require(tester.visibleFrame(of: "Clear text"))
      let text = try #require(Self.texts(tester, watcher).first { $0.0 == "5" && $0.1.minX < 60 }).1
      #expect(abs(clear.midY - text.midY) < 3, "the button is at \(clear), the text at \(text)")
      places.append(clear.midY)
    }
    #expect((places.first ?? 0) > (places.last ?? 0) + 10, "it was seen on its way")
    #expect(watcher.faults.map(\.description) == [])
  }
}
