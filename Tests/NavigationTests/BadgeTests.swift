import SwiftUI
import Testing
import ViewTreeTesting

struct BadgeTests {
  private struct Rows: View {
    var count = 3
    var body: some View {
      NavigationStack {
        List {
          Text("Plain").badge(count)
          NavigationLink("Link") { Text("Page") }.badge("new")
          Text("None").badge(0)
        }
      }
    }
  }

  @Test func rowsShowTheirBadgesAtTheEnd() throws {
    let tester = ViewTester(Rows(), size: CGSize(width: 390, height: 400), scale: 2)
    tester.settle()
    let count = try #require(tester.frame(of: "3"))
    // The card ends 16 points from the edge, its content 16 before that.
    #expect(abs(count.maxX - 358) < 0.5)
    let new = try #require(tester.frame(of: "new"))
    #expect(new.maxX < 350)
    #expect(new.minX > 250)
    #expect(tester.frame(of: "0") == nil)
    Looking.picture(tester, "badge-rows")
  }

  @Test func aStyledBadgeKeepsItsStyleInARow() throws {
    let tester = ViewTester(
      List {
        Text("Plain").badge(Text("styled").foregroundStyle(.red).bold())
        NavigationLink("Link") { Text("Page") }.badge(Text("linked").foregroundStyle(.green))
        Text("red").foregroundStyle(.red)
        Text("green").foregroundStyle(.green)
      })
    tester.settle()
    func color(_ text: String) -> RGBA? {
      tester.displayList.items.lazy.compactMap { item -> RGBA? in
        guard case .text(let content) = item.content else { return nil }
        return content.layout.lines.lazy.flatMap(\.fragments).first { $0.text == text }?.color
      }.first
    }
    #expect(color("styled") != nil && color("styled") == color("red"))
    #expect(color("linked") != nil && color("linked") == color("green"))
  }

  /// As in the bar of an iPhone, whose badges are strings.
  @Test func aBadgeOfATabIsWhiteInTheReadersLanguage() throws {
    let tester = ViewTester(
      TabView {
        Text("first").tabItem { Text("One") }
          .badge(Text(1234, format: .number).foregroundStyle(.blue))
      }
      .environment(\.locale, Locale(identifier: "de")))
    tester.settle()
    let item = try #require(
      tester.displayList.items.first {
        guard case .text(let content) = $0.content else { return false }
        return content.layout.string == "1.234"
      })
    guard case .text(let content) = item.content else { return }
    #expect(content.layout.lines[0].fragments[0].color == .white)
  }

  @Test func badgesMirrorFromRightToLeft() throws {
    let tester = ViewTester(
      Rows().environment(\.layoutDirection, .rightToLeft).preferredColorScheme(.dark),
      size: CGSize(width: 390, height: 400), scale: 2)
    tester.settle()
    #expect(abs(try #require(tester.frame(of: "3")).minX - 32) < 0.5)
    Looking.picture(tester, "badge-rows-rtl-dark")
  }
}
