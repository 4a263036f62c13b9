import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct SplitViewTests {
  @Observable final class Model {
    var chosen: Int?
    var visibility = NavigationSplitViewVisibility.all
    var column = NavigationSplitViewColumn.sidebar
  }

  private static let phone = CGSize(width: 390, height: 844)
  private static let desk = CGSize(width: 1280, height: 800)

  private struct Links: View {
    @Bindable var model: Model
    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility) {
        List(0..<5) { row in
          NavigationLink("row \(row)") { Text("page \(row)").navigationTitle("Page \(row)") }
        }
        .navigationTitle("Rows")
      } detail: {
        Text("nothing")
      }
      .navigationSplitViewStyle(.balanced)
    }
  }

  private struct Choices: View {
    @Bindable var model: Model
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $model.column) {
        List(0..<5, id: \.self, selection: $model.chosen) { row in Text("row \(row)") }
          .navigationTitle("Rows")
          .navigationSplitViewColumnWidth(200)
      } content: {
        VStack {
          Text("content \(model.chosen ?? -1)")
          NavigationLink("further") { Text("far") }
        }
      } detail: {
        NavigationStack {
          NavigationLink("deeper") { Text("deep") }.navigationTitle("Stack")
        }
      }
    }
  }

  @Test func inANarrowWindowALinkPutsThePageOnTop() {
    let tester = ViewTester(Links(model: Model()), size: Self.phone)
    #expect(tester.frame(of: "nothing") == nil)
    tester.tap("row 2")
    tester.settle()
    #expect(tester.frame(of: "page 2") != nil)
    #expect(tester.frame(of: "row 2") == nil)
    Looking.picture(tester, "split-narrow")
    tester.tap("BackButton")
    tester.settle()
    #expect(tester.frame(of: "row 2") != nil)
    tester.tap("row 3")
    tester.settle()
    #expect(tester.frame(of: "page 3") != nil)
    #expect(tester.warnings.isEmpty)
  }

  @Test func inAWideWindowALinkChangesTheDetail() throws {
    let tester = ViewTester(Links(model: Model()), size: Self.desk)
    #expect(tester.frame(of: "nothing") != nil)
    tester.tap("row 2")
    tester.settle()
    #expect(tester.frame(of: "nothing") == nil)
    #expect(tester.frame(of: "row 2") != nil)
    let page = try #require(tester.frame(of: "page 2"))
    #expect(abs(page.midX - (320 + 1280) / 2) < 2)
    Looking.picture(tester, "split-wide")
    tester.tap("row 3")
    tester.settle()
    #expect(tester.frame(of: "page 2") == nil)
    #expect(tester.frame(of: "page 3") != nil)
  }

  @Test func theSidebarIsHiddenAndShown() {
    let model = Model()
    let tester = ViewTester(Links(model: model), size: Self.desk)
    tester.tap("SidebarButton")
    tester.settle()
    #expect(model.visibility == .detailOnly)
    #expect(tester.frame(of: "row 2") == nil)
    tester.tap("SidebarButton")
    tester.settle()
    #expect(model.visibility == .all)
    #expect(tester.frame(of: "row 2") != nil)
    model.visibility = .detailOnly
    tester.settle()
    #expect(tester.frame(of: "row 2") == nil)
  }

  @Test func choosingLeadsOnInANarrowWindow() {
    let model = Model()
    let tester = ViewTester(Choices(model: model), size: Self.phone)
    tester.tap("row 1")
    tester.settle()
    #expect(model.chosen == 1)
    #expect(model.column == .content)
    #expect(tester.frame(of: "content 1") != nil)
    tester.tap("further")
    tester.settle()
    #expect(model.column == .detail)
    #expect(tester.frame(of: "far") != nil)
    tester.tap("BackButton")
    tester.settle()
    #expect(model.column == .content)
    model.column = .sidebar
    tester.settle()
    #expect(tester.frame(of: "row 1") != nil)
    #expect(tester.frame(of: "content 1") == nil)
  }

  private struct Boxes: View {
    @State private var box: Int? = 1
    @State private var letter: Int?
    @State private var column = NavigationSplitViewColumn.content
    var body: some View {
      NavigationSplitView(preferredCompactColumn: $column) {
        List(0..<3, id: \.self, selection: $box) { Text("box \($0)") }
      } content: {
        List(0..<5, id: \.self, selection: $letter) { Text("letter \($0)") }.navigationTitle("Letters")
      } detail: {
        Text("reads \(letter ?? -1) of \(box ?? -1)")
      }
    }
  }

  @Test func whatIsChosenInTheSecondOfThreeColumnsIsKnownToTheThird() {
    let tester = ViewTester(Boxes(), size: Self.phone)
    tester.settle()
    tester.tap("letter 2")
    tester.settle()
    #expect(tester.frame(of: "reads 2 of 1") != nil)
    tester.tap("BackButton")
    tester.settle()
    tester.tap("letter 4")
    tester.settle()
    #expect(tester.frame(of: "reads 4 of 1") != nil)
  }

  @Test func goingBackInANarrowWindowEndsTheChoice() {
    let model = Model()
    let tester = ViewTester(Choices(model: model), size: Self.phone)
    tester.tap("row 1")
    tester.settle()
    #expect(model.chosen == 1)
    tester.tap("BackButton")
    tester.settle()
    #expect(model.chosen == nil && model.column == .sidebar)
    tester.tap("row 1")
    tester.settle()
    #expect(model.chosen == 1 && tester.frame(of: "content 1") != nil)
  }

  @Test func aStackInTheLastColumnHasTheWayBack() {
    let model = Model()
    model.column = .detail
    let tester = ViewTester(Choices(model: model), size: Self.phone)
    tester.settle()
    #expect(tester.tree.flattened.filter { $0.id == "BackButton" }.count == 1)
    Looking.picture(tester, "split-narrow-stack")
    tester.tap("deeper")
    tester.settle()
    #expect(tester.frame(of: "deep") != nil)
    tester.tap("BackButton")
    tester.settle()
    #expect(tester.frame(of: "deeper") != nil)
    tester.tap("BackButton")
    tester.settle()
    #expect(model.column == .content)
  }

  @Test func threeColumnsAndTheirWidths() throws {
    let model = Model()
    let tester = ViewTester(Choices(model: model), size: Self.desk)
    tester.settle()
    #expect(tester.frame(of: "row 1") != nil)
    let content = try #require(tester.frame(of: "content -1"))
    #expect(abs(content.midX - 360) < 2)
    Looking.picture(tester, "split-three")
    tester.tap("row 4")
    tester.settle()
    #expect(tester.frame(of: "content 4") != nil)
    #expect(tester.frame(of: "deeper") != nil)
    let narrower = ViewTester(Choices(model: Model()), size: CGSize(width: 800, height: 600))
    narrower.settle()
    #expect(narrower.frame(of: "row 1") == nil)
    #expect(narrower.frame(of: "content -1") != nil)
  }

  @Test func columnsMirrorFromRightToLeft() throws {
    let tester = ViewTester(
      Links(model: Model()).environment(\.layoutDirection, .rightToLeft).preferredColorScheme(.dark),
      size: Self.desk)
    Looking.picture(tester, "split-rtl-dark")
    #expect(try #require(tester.frame(of: "row 1")).midX > 960)
    #expect(try #require(tester.frame(of: "nothing")).midX < 960)
  }

  @Test func pagesOfANarrowWindowMirrorFromRightToLeft() throws {
    let model = Model()
    let tester = ViewTester(
      Choices(model: model).environment(\.layoutDirection, .rightToLeft).preferredColorScheme(.dark),
      size: Self.phone)
    tester.settle()
    #expect(try #require(tester.frame(of: "row 1")).midX > 195)
    Looking.picture(tester, "split-narrow-rtl-dark")
    tester.tap("row 1")
    tester.settle()
    #expect(try #require(tester.frame(of: "BackButton")).midX > 195)
    Looking.picture(tester, "split-narrow-rtl-dark-content")
    tester.tap("further")
    tester.settle()
    Looking.picture(tester, "split-narrow-rtl-dark-far")
    tester.tap("BackButton")
    tester.settle()
    tester.tap("BackButton")
    tester.settle()
    #expect(tester.frame(of: "row 1") != nil)
    #expect(tester.warnings.isEmpty)
  }
}
