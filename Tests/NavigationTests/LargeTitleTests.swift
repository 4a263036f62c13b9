import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct LargeTitleTests {
  private struct Page: View {
    @State private var chosen = -1
    var body: some View {
      NavigationStack {
        List(0..<40) { index in
          Button("row \(index)") { chosen = index }
        }
        .listStyle(.plain)
        .accessibilityIdentifier("list")
        .navigationTitle("Places \(chosen)")
      }
    }
  }

  /// The title in large letters, as the tree has it.
  private func largeTitle(_ tester: ViewTester) -> CGRect? {
    tester.tree.flattened.filter { $0.text?.hasPrefix("Places") ?? false }.map(\.frame.rect)
      .max { $0.height < $1.height }
  }

  @Test func aRowWhereTheTitleWasTakesItsTap() throws {
    let tester = ViewTester(Page())
    tester.settle()
    tester.wheel(at: CGPoint(x: 200, y: 400), dy: -140, isPrecise: true)
    tester.settle()
    // A row in the strip below the bar where the large title stood.
    let row = try #require(
      tester.tree.flattened.first {
        ($0.text?.hasPrefix("row") ?? false) && (50..<92).contains($0.frame.rect.midY)
      })
    tester.tap(CGPoint(x: 60, y: row.frame.rect.midY))
    tester.settle()
    #expect(tester.has(try #require(row.text).replacingOccurrences(of: "row", with: "Places")))
  }

  @Test func theTreeHasTheTitleWhereItIsSeen() throws {
    let tester = ViewTester(Page())
    tester.settle()
    let before = try #require(largeTitle(tester))
    #expect(before.minY > 44)
    tester.wheel(at: CGPoint(x: 200, y: 400), dy: -30, isPrecise: true)
    tester.settle()
    #expect(abs(try #require(largeTitle(tester)).minY - (before.minY - 30)) < 0.01)
  }

  /// A ground that ignores the safe area reaches up behind the bars, and what does not begins below the title.
  @Test func withoutAScrollViewTheTitleIsInTheSafeArea() throws {
    let tester = ViewTester(
      NavigationStack {
        ZStack {
          Color.green.ignoresSafeArea().accessibilityIdentifier("ground")
          GeometryReader { proxy in
            Text("\(Int(proxy.safeAreaInsets.top)) points").accessibilityIdentifier("content")
          }
        }
        .navigationTitle("Places")
      })
    tester.settle()
    #expect(tester.frame(of: "ground")?.minY == 0)
    #expect(tester.frame(of: "content")?.minY == 96 && tester.has("96 points"))
  }

  private struct Filtered: View {
    var edge = VerticalEdge.top
    var body: some View {
      NavigationStack {
        List(0..<40, id: \.self) { Text("row \($0)") }
          .listStyle(.plain)
          .accessibilityIdentifier("list")
          .safeAreaInset(edge: edge, spacing: 0) {
            Color.yellow.frame(height: 30).accessibilityIdentifier("filter")
          }
          .navigationTitle("Places")
      }
    }
  }

  /// In every frame of a scroll, and back.
  @Test func aBarAtTheTopOfTheContentLiesBelowTheTitleAndFollowsIt() throws {
    let tester = ViewTester(Filtered())
    tester.settle()
    let title = try #require(largeTitle(tester))
    #expect(tester.frame(of: "filter")?.minY == 96 && title.maxY <= 96)
    #expect(try #require(tester.frame(of: "row 0")).minY >= 126)
    for (distance, place) in [(20.0, 76.0), (30, 46), (40, 44), (300, 44), (-400, 96)] {
      tester.wheel(at: CGPoint(x: 200, y: 400), dy: -distance, isPrecise: true)
      tester.advance(by: 0.02)
      #expect(abs((tester.frame(of: "filter")?.minY ?? 0) - place) < 0.5)
    }
    // A bar at the bottom has nothing to do with it.
    let other = ViewTester(Filtered(edge: .bottom))
    other.settle()
    #expect(other.frame(of: "filter")?.maxY == other.size.height)
  }

  @Test func draggingAndWheelsOnTheTitleScrollTheContent() {
    let tester = ViewTester(Page())
    tester.settle()
    tester.wheel(at: CGPoint(x: 60, y: 70), dy: -30, isPrecise: true)
    tester.settle()
    #expect(tester.scrollOffset(of: "list") == 30)
    tester.wheel(at: CGPoint(x: 60, y: 70), dy: 30, isPrecise: true)
    tester.settle()
    tester.drag(from: CGPoint(x: 60, y: 85), by: CGVector(dx: 0, dy: -60))
    tester.settle()
    #expect(tester.scrollOffset(of: "list") == 50)
  }

  private func top(_ tester: ViewTester, _ name: String) throws -> CGFloat {
    try #require(tester.frame(of: name)).minY
  }

  @Test func whatLiesOnTheScrollViewBeginsBelowTheTitleAsItIs() throws {
    let tester = ViewTester(
      NavigationStack {
        ZStack(alignment: .top) {
          ScrollView { VStack { ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 44) } } }
          Text("On top")
        }
        .navigationTitle("Places")
      })
    tester.settle()
    let row = try top(tester, "row 0")
    #expect(try top(tester, "On top") == 96 && row > 96)
    for (way, place) in [(-30, 66), (-300, 44)] as [(CGFloat, CGFloat)] {
      tester.wheel(at: CGPoint(x: 200, y: 400), dy: way, isPrecise: true)
      tester.settle()
      #expect(abs(try top(tester, "On top") - place) < 0.01)
    }
    #expect(abs(try top(tester, "row 0") - (row - 330)) < 0.01)
  }

  @Test func whatStandsAboveAScrollViewBeginsBelowTheTitle() throws {
    let tester = ViewTester(
      NavigationStack {
        VStack(spacing: 0) {
          Text("Head")
          List(0..<40) { Text("row \($0)") }.listStyle(.plain)
        }
        .navigationTitle("Places")
      })
    tester.settle()
    let head = try #require(tester.frame(of: "Head"))
    #expect(head.minY == 96)
    #expect(try top(tester, "row 0") - head.maxY < 20)
  }

  @Test func aScrollViewBesideSomethingIsNotThePages() throws {
    let tester = ViewTester(
      NavigationStack {
        HStack(alignment: .top, spacing: 0) {
          Text("Head").frame(width: 100, height: 100, alignment: .top)
          ScrollView { VStack { ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 44) } } }
        }
        .navigationTitle("Places")
      })
    tester.settle()
    #expect(try top(tester, "Head") == 96)
    tester.wheel(at: CGPoint(x: 250, y: 400), dy: -30, isPrecise: true)
    tester.settle()
    #expect(try top(tester, "Head") == 96 && largeTitle(tester)?.minY ?? 0 > 44)
  }

  @Test func inLargeTextTheTitleIsWhole() throws {
    var preferences = UserPreferences()
    preferences.textSize = .accessibility5
    let tester = ViewTester(Page(), size: CGSize(width: 320, height: 600), preferences: preferences)
    tester.settle()
    let title = try #require(largeTitle(tester))
    #expect(title.minY >= 44 && title.minX == 16 && title.maxX <= 304)
    let row = try #require(tester.tree.flattened.first { $0.text == "row 0" }).frame.rect
    #expect(title.maxY <= row.minY)
    let texts = tester.displayList.items.compactMap { item -> Bool? in
      guard case .text(let text) = item.content, text.layout.string.hasPrefix("Places") else { return nil }
      return text.layout.isTruncated
    }
    #expect(!texts.isEmpty && !texts.contains(true))
  }
}
