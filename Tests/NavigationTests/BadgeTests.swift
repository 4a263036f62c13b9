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

  @Test func badgesMirrorFromRightToLeft() throws {
    let tester = ViewTester(
      Rows().environment(\.layoutDirection, .rightToLeft).preferredColorScheme(.dark),
      size: CGSize(width: 390, height: 400), scale: 2)
    tester.settle()
    #expect(abs(try #require(tester.frame(of: "3")).minX - 32) < 0.5)
    Looking.picture(tester, "badge-rows-rtl-dark")
  }
}
