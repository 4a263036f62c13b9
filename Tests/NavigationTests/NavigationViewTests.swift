import SwiftUI
import Testing
import ViewTreeTesting

/// `NavigationView` with one view and with several.
@MainActor struct NavigationViewTests {
  private static let phone = CGSize(width: 390, height: 844)
  private static let desk = CGSize(width: 1000, height: 700)

  private struct Home: View {
    var hasThird = false

    var body: some View {
      NavigationView {
        List(0..<5, id: \.self) { row in
          NavigationLink("row \(row)") { Text(verbatim: "page \(row)").navigationTitle("Page \(row)") }
        }
        .navigationTitle("Rows")
        if hasThird { Text(verbatim: "middle") }
        Text(verbatim: "placeholder")
      }
    }
  }

  private func tester(_ view: some View, _ size: CGSize) -> ViewTester {
    let tester = ViewTester(view, size: size)
    tester.settle()
    return tester
  }

  @Test func inANarrowWindowTheFirstViewIsThePage() {
    let tester = tester(Home(), Self.phone)
    #expect(tester.frame(of: "row 0") != nil)
    #expect(tester.frame(of: "placeholder") == nil)
    tester.tap("row 2")
    tester.settle()
    #expect(tester.frame(of: "page 2") != nil)
    #expect(tester.frame(of: "row 2") == nil)
    tester.tap("BackButton")
    tester.settle()
    #expect(tester.frame(of: "row 2") != nil)
    #expect(tester.frame(of: "placeholder") == nil)
  }

  @Test func inAWideWindowTheViewsStandSideBySide() throws {
    let tester = tester(Home(), Self.desk)
    let row = try #require(tester.frame(of: "row 0"))
    let placeholder = try #require(tester.frame(of: "placeholder"))
    #expect(row.maxX <= 320 && abs(placeholder.midX - (320 + 1000) / 2) < 2)
    tester.tap("row 2")
    tester.settle()
    #expect(tester.frame(of: "placeholder") == nil)
    let page = try #require(tester.frame(of: "page 2"))
    #expect(abs(page.midX - (320 + 1000) / 2) < 2)
    #expect(tester.frame(of: "row 2") != nil)
    #expect(tester.warnings.isEmpty)
  }

  @Test func threeViewsAreThreeColumns() throws {
    let tester = tester(Home(hasThird: true), CGSize(width: 1280, height: 700))
    let row = try #require(tester.frame(of: "row 0"))
    let middle = try #require(tester.frame(of: "middle"))
    let placeholder = try #require(tester.frame(of: "placeholder"))
    #expect(row.maxX <= 320 && middle.minX > 320 && placeholder.minX > 640)
  }

  @Test func theStackStyleShowsTheFirstAlone() {
    let tester = tester(Home().navigationViewStyle(.stack), Self.desk)
    #expect(tester.frame(of: "placeholder") == nil)
    #expect((tester.frame(of: "row 0")?.minX ?? .nan) < 100)
    tester.tap("row 2")
    tester.settle()
    #expect(tester.frame(of: "row 2") == nil)
    #expect(tester.frame(of: "page 2")?.midX == 500)
  }

  @Test func aWindowThatCrossesTheWidthShowsTheOtherArrangement() {
    let tester = tester(Home(), Self.phone)
    tester.resize(to: Self.desk)
    tester.settle()
    #expect(tester.frame(of: "row 0") != nil && tester.frame(of: "placeholder") != nil)
    tester.resize(to: Self.phone)
    tester.settle()
    #expect(tester.frame(of: "row 0") != nil && tester.frame(of: "placeholder") == nil)
  }

  @Test func oneViewFillsAWideWindow() {
    let tester = tester(NavigationView { Text(verbatim: "only").navigationTitle("Title") }, Self.desk)
    #expect(tester.frame(of: "only")?.midX == 500)
  }
}
