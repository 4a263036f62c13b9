import SwiftUI
import Testing
import ViewTreeTesting

/// Scrolling to sections of lists that are far away: their headers are there, and have no place yet.
@MainActor struct SectionScrollTests {
  private struct Page: View {
    var isPlain = true

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          ForEach([0, 7, 20, 25], id: \.self) { section in
            Button("go \(section)") { proxy.scrollTo("section \(section)", anchor: .top) }
          }
          if isPlain { list.listStyle(.plain) } else { list.listStyle(.insetGrouped) }
        }
      }
    }

    private var list: some View {
      List {
        ForEach((0..<26).map { "section \($0)" }, id: \.self) { section in
          Section {
            ForEach(0..<12) { Text("\(section) row \($0)") }
          } header: {
            Text(section + " header").textCase(nil)
          }
        }
      }
      .accessibilityIdentifier("list")
    }
  }

  @Test(arguments: [true, false])
  func aFarSectionComesToTheTop(_ isPlain: Bool) throws {
    let tester = ViewTester(Page(isPlain: isPlain), size: CGSize(width: 390, height: 700))
    tester.settle()
    for section in [20, 7, 25, 0, 20] {
      tester.tap("go \(section)")
      tester.settle()
      let row = try #require(tester.visibleFrame(of: "section \(section) row 0"), "\(section)")
      let top = try #require(tester.frame(of: "list")).minY
      // The last one cannot come all the way.
      if section < 25 { #expect(row.minY >= top && row.minY < top + 60, "\(section)") }
    }
  }

  private struct Titled: View {
    @State private var text = ""

    var body: some View {
      NavigationStack {
        ScrollViewReader { proxy in
          List {
            ForEach(0..<26) { section in
              Section {
                ForEach(0..<12) { Text("section \(section) row \($0)") }
              } header: {
                Text("header \(section)").textCase(nil)
              }
              .id("section \(section)")
            }
          }
          .listStyle(.plain)
          .toolbar {
            ForEach([0, 7, 20], id: \.self) { section in
              Button("go \(section)") { proxy.scrollTo("section \(section)", anchor: .top) }
            }
          }
        }
        .navigationTitle("Sections")
        .searchable(text: $text)
      }
    }
  }

  /// What the bar and the search's field cover once the large title has gone, in points.
  private static let bars: CGFloat = 44 + 52

  @Test func aSectionComesToTheTopThatALargeTitleLeavesFree() throws {
    let tester = ViewTester(Titled(), size: CGSize(width: 390, height: 700))
    tester.settle()
    let start = try #require(tester.visibleFrame(of: "header 0")).minY
    for section in [20, 7, 20, 7] {
      tester.tap("go \(section)")
      tester.settle()
      let header = try #require(tester.visibleFrame(of: "header \(section)"))
      #expect(header.minY > Self.bars && header.minY < Self.bars + 24, "\(section)")
    }
    // At the start the large title is there again.
    tester.tap("go 0")
    tester.settle()
    #expect(tester.visibleFrame(of: "header 0")?.minY == start)
  }

  @Test func headersStayBelowASearchFieldThatStays() throws {
    let tester = ViewTester(Titled(), size: CGSize(width: 390, height: 700))
    tester.settle()
    tester.wheel(at: CGPoint(x: 195, y: 400), dy: -300)
    tester.settle()
    let header = try #require(tester.visibleFrame(of: "header 0"))
    #expect(header.minY > Self.bars && header.minY < Self.bars + 24)
  }
}
