import SwiftUI
import Testing
import ViewTreeTesting

/// How far the background of a bar reaches that a page shows always, and what lies on it.
@MainActor struct BarGroundTests {
  private struct Page: View {
    var visibility = Visibility.visible
    var searches = false
    var scrolls = true
    @State private var words = ""

    var body: some View {
      NavigationStack {
        Group {
          if scrolls {
            ScrollView {
              NavigationLink("row") {
                Text("detail").navigationTitle("Inner").navigationBarTitleDisplayMode(.inline)
              }
              Color.clear.frame(height: 3000)
            }
          } else {
            Text("still")
          }
        }
        .navigationTitle("Large")
        .modifier(Searched(words: searches ? $words : nil))
        .toolbarBackground(Color(red: 0, green: 1, blue: 0), for: .navigationBar)
        .toolbarBackground(visibility, for: .navigationBar)
      }
    }
  }

  private struct Searched: ViewModifier {
    let words: Binding<String>?
    func body(content: Content) -> some View {
      if let words { content.searchable(text: words) } else { content }
    }
  }

  private func tester(_ page: Page) -> ViewTester {
    let tester = ViewTester(page, size: CGSize(width: 390, height: 700))
    tester.settle()
    return tester
  }

  /// Where the green background is painted; nil: nowhere.
  private func ground(_ tester: ViewTester) -> CGRect? {
    func search(_ items: [DisplayItem]) -> CGRect? {
      items.lazy.compactMap { item in
        guard item.opacity > 0.99 else { return nil }
        switch item.content {
        case .fill(let path, .color(let paint), _) where paint.green > 0.99 && paint.red < 0.01:
          return item.transform.boundingRect(of: path.boundingRect)
        case .group(let group): return search(group.items)
        default: return nil
        }
      }.first
    }
    return search(tester.displayList.items)
  }

  /// Whether the large title is painted above the background.
  private func titleIsAbove(_ tester: ViewTester) -> Bool {
    var order: [String] = []
    func collect(_ items: [DisplayItem]) {
      for item in items where item.opacity > 0 {
        switch item.content {
        case .text(let text) where text.layout.string == "Large" && text.layout.size.height > 30:
          order.append("title")
        case .fill(_, .color(let paint), _) where paint.green > 0.99 && paint.red < 0.01:
          order.append("ground")
        case .group(let group): collect(group.items)
        default: break
        }
      }
    }
    collect(tester.displayList.items)
    guard let title = order.lastIndex(of: "title"), let ground = order.lastIndex(of: "ground") else {
      return false
    }
    return title > ground
  }

  @Test func itLiesBehindALargeTitleAndEndsBelowIt() throws {
    let tester = tester(Page())
    #expect(try #require(ground(tester)) == CGRect(x: 0, y: 0, width: 390, height: 96))
    #expect(titleIsAbove(tester))
  }

  @Test func itIsLowerWhileTheTitleScrollsAwayAndHigherWhileItIsPulled() throws {
    let tester = tester(Page())
    let start = CGPoint(x: 195, y: 400)
    tester.press(start)
    tester.move(by: CGVector(dx: 0, dy: -20))
    var heights: [CGFloat] = []
    for _ in 0..<12 {
      tester.move(by: CGVector(dx: 0, dy: -8), over: 0.02)
      heights.append(try #require(ground(tester)).height)
    }
    #expect(heights == heights.sorted(by: >) && heights[0] < 96 && heights[11] == 44)
    tester.release()
    tester.settle()
    tester.drag(from: start, by: CGVector(dx: 0, dy: 400))
    tester.settle()
    #expect(try #require(ground(tester)).height == 96)
    tester.press(start)
    tester.move(by: CGVector(dx: 0, dy: 20))
    tester.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
    #expect(try #require(ground(tester)).height > 100)
    tester.release()
    tester.settle()
    #expect(try #require(ground(tester)).height == 96)
  }

  @Test func itEndsBelowTheFieldOfASearch() throws {
    let tester = tester(Page(searches: true))
    #expect(try #require(ground(tester)).height == 96 + 52)
  }

  @Test func overContentThatDoesNotScrollTheTitleKeepsIt() throws {
    #expect(try #require(ground(tester(Page(scrolls: false)))).height == 96)
  }

  @Test func aBarThatIsNotMadeVisibleHasNoneOverContentAtItsTop() {
    #expect(ground(tester(Page(visibility: .automatic))) == nil)
    #expect(ground(tester(Page(visibility: .hidden))) == nil)
  }

  @Test func whilePagesMoveTheTitleStaysOnIt() {
    let tester = tester(Page())
    tester.tap("row")
    for _ in 0..<6 {
      tester.advance(by: 0.03)
      #expect(titleIsAbove(tester))
    }
    tester.settle()
    #expect(tester.paints("detail"))
  }
}
