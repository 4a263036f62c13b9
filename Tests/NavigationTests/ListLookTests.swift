import SwiftUI
import Testing
import ViewTreeTesting

/// Spacings, separators, headers and backgrounds of lists.
@MainActor struct ListLookTests {
  private struct Rows: View {
    var body: some View {
      List {
        Section("first") {
          Text("one")
          Text("two")
        }
        Section("second") { Text("three") }
      }
    }
  }

  private func tester<V: View>(_ view: V) -> ViewTester {
    let tester = ViewTester(view, scale: 2)
    tester.settle()
    return tester
  }

  private func top(_ name: String, _ tester: ViewTester) -> CGFloat { tester.frame(of: name)?.minY ?? .nan }

  private func isNear(_ paint: RGBA, _ color: Color) -> Bool {
    let color = color.resolve(in: EnvironmentValues())
    return abs(paint.red - color.red) < 0.002 && abs(paint.green - color.green) < 0.002
      && abs(paint.blue - color.blue) < 0.002 && abs(paint.alpha - color.opacity) < 0.002
  }

  /// The frames of everything filled with a colour.
  private func fills(_ tester: ViewTester, _ color: Color) -> [CGRect] {
    func collect(_ items: [DisplayItem]) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item.content {
        case .fill(let path, .color(let paint), _) where isNear(paint, color):
          [item.transform.boundingRect(of: path.boundingRect)]
        case .group(let group): collect(group.items)
        default: []
        }
      }
    }
    return collect(tester.displayList.items)
  }

  @Test func rowsKeepADistance() {
    let usual = tester(Rows())
    let spaced = tester(Rows().listRowSpacing(10))
    let way = top("two", usual) - top("one", usual)
    #expect(top("two", spaced) - top("one", spaced) == way + 10)
    #expect(tester(Rows().listRowSpacing(nil)).tree == usual.tree)
    #expect(tester(Rows().listRowSpacing(0)).tree == usual.tree)
  }

  @Test func sectionsKeepADistance() {
    func gap(_ tester: ViewTester) -> CGFloat { top("SECOND", tester) - top("two", tester) }
    let usual = tester(Rows())
    let compact = tester(Rows().listSectionSpacing(.compact))
    let custom = tester(Rows().listSectionSpacing(.custom(70)))
    #expect(gap(compact) < gap(usual) && gap(usual) < gap(custom))
    #expect(tester(Rows().listSectionSpacing(70)).tree == custom.tree)
    #expect(tester(Rows().listSectionSpacing(ListSectionSpacing.default)).tree == usual.tree)
    // A point more is a point more.
    #expect(gap(tester(Rows().listSectionSpacing(71))) == gap(custom) + 1)
  }

  @Test func theSeparatorBelowARowHasAColour() throws {
    func tester(_ tint: Color?) -> ViewTester {
      self.tester(
        List {
          Text("one")
          Text("two").listRowSeparatorTint(tint, edges: .bottom)
          Text("three")
        }.listStyle(.plain))
    }
    let red = tester(.red)
    let lines = fills(red, .red)
    #expect(lines.count == 1)
    let line = try #require(lines.first)
    #expect(line.height == 0.5 && line.width > 300)
    #expect(line.minY > (red.frame(of: "two")?.maxY ?? .nan) && line.maxY < top("three", red))
    #expect(fills(tester(nil), .red).isEmpty)
  }

  @Test func aProminentHeaderIsLargeAndAsWritten() throws {
    let usual = tester(Rows())
    let prominent = tester(Rows().headerProminence(.increased))
    #expect(usual.has("FIRST") && !usual.has("first"))
    #expect(prominent.has("first") && !prominent.has("FIRST"))
    let heights = [try #require(usual.frame(of: "FIRST")), try #require(prominent.frame(of: "first"))]
      .map(\.height)
    #expect(heights[1] > heights[0] + 4)
    #expect(tester(Rows().headerProminence(Prominence.standard)).tree == usual.tree)
  }

  @Test func theBackgroundOfAListMayBeTakenAway() {
    func hasBackground(_ visibility: Visibility) -> Bool {
      let list = Rows().scrollContentBackground(visibility).background(Color.red)
      let items = tester(list).displayList.items
      let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
      let covers = items.compactMap { item -> RGBA? in
        guard case .fill(let path, .color(let color), _) = item.content,
          item.transform.boundingRect(of: path.boundingRect).contains(whole)
        else { return nil }
        return color
      }
      return !(covers.last.map { isNear($0, .red) } ?? false)
    }
    #expect(hasBackground(.automatic) && hasBackground(.visible))
    #expect(!hasBackground(.hidden))
    #expect(Visibility.allCases == [.automatic, .visible, .hidden])
  }

  @Test func aStyleIsHandedOnAsAValue() {
    func list<S: ListStyle>(_ style: S) -> TreeDump { tester(Rows().listStyle(style)).tree }
    #expect(list(.plain) != list(.insetGrouped))
    #expect(list(.plain) == list(PlainListStyle()))
  }
}
