import SwiftUI
import Testing
import ViewTreeTesting

/// Links in rows of a list: a row that is a link has a chevron, a link that is a part of a row has none.
@MainActor struct RowLinkTests {
  enum Row: CaseIterable {
    case link, padded, branch, element, deleted, swiped, badge, section
    case horizontal, line, column, lazyLine, grid

    /// Whether its row is the link.
    var isLink: Bool {
      switch self {
      case .link, .padded, .branch, .element, .deleted, .swiped, .badge, .section: true
      case .horizontal, .line, .column, .lazyLine, .grid: false
      }
    }
  }

  private struct Link: View {
    var body: some View { NavigationLink("go") { Text("page") } }
  }

  private struct Scene: View {
    let row: Row
    var isShown = true
    var body: some View {
      NavigationStack {
        List {
          switch row {
          case .link: Link()
          case .padded: Link().padding(4).opacity(0.9).listRowBackground(Color.red)
          case .branch: Group { if isShown { Link() } else { Text("none") } }
          case .element: ForEach(0..<1) { _ in Link() }
          case .deleted: ForEach(0..<1) { _ in Link() }.onDelete { _ in }
          case .swiped: Link().swipeActions { Button("Flag") {} }
          case .badge: Link().badge(3)
          case .section: Section("Head") { Link() }
          case .horizontal:
            ScrollView(.horizontal) {
              HStack {
                Link(); Text("other")
              }
            }
          case .line:
            HStack {
              Link(); Text("other")
            }
          case .column:
            VStack {
              Link(); Text("other")
            }
          case .lazyLine:
            ScrollView(.horizontal) {
              LazyHStack {
                Link(); Text("other")
              }
            }.frame(height: 50)
          case .grid:
            LazyVGrid(columns: [GridItem(), GridItem()]) {
              Link(); Text("other")
            }
          }
        }
      }
    }
  }

  private func chevrons(_ tester: ViewTester) -> Int {
    tester.tree.flattened.count { $0.type == "Image" && $0.text == "chevron.right" }
  }

  @Test(arguments: Row.allCases, [false, true]) func onlyARowThatIsALinkHasAChevron(row: Row, isPlain: Bool)
    throws
  {
    let tester = isPlain ? ViewTester(Scene(row: row).listStyle(.plain)) : ViewTester(Scene(row: row))
    tester.settle()
    #expect(chevrons(tester) == (row.isLink ? 1 : 0))
    let frame = try #require(tester.frame(of: "go"))
    // Beside its label a link that is a part of a row does nothing.
    if row == .line || row == .column {
      tester.tap(CGPoint(x: 350, y: frame.midY))
      tester.settle()
      #expect(!tester.has("page"))
    }
    tester.tap("go")
    tester.settle()
    #expect(tester.has("page"))
  }
}
