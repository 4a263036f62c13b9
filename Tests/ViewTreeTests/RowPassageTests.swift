import SwiftUI
import Testing
import ViewTreeTesting

/// Rows of lazy containers that an animated change moves into sight and out of it (M01, M05).
@MainActor struct RowPassageTests {
  private struct Rows: View {
    let isList: Bool
    @State private var rows = Array(0..<60)
    @State private var isFiltered = false
    private var shown: [Int] { isFiltered ? [30] : rows }
    var body: some View {
      VStack(spacing: 0) {
        Button("turn") { withAnimation(.linear(duration: 1)) { rows.reverse() } }.frame(height: 44)
        Button("filter") { withAnimation(.linear(duration: 1)) { isFiltered.toggle() } }.frame(height: 44)
        if isList {
          List(shown, id: \.self) { Text("row \($0)") }.listStyle(.plain)
        } else {
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(shown, id: \.self) { Text("row \($0)").frame(height: 44) } }
          }
        }
      }
    }
  }

  private func y(_ tester: ViewTester, _ row: Int) -> CGFloat? { tester.frame(of: "row \(row)")?.minY }

  @Test(arguments: [false, true])
  func m05_aRowThatMovesOutOfSightGoesThere(_ isList: Bool) throws {
    let tester = ViewTester(Rows(isList: isList), size: CGSize(width: 300, height: 488))
    tester.settle()
    let start = try #require(y(tester, 0))
    tester.tap("turn")
    var places: [CGFloat] = []
    for _ in 0..<12 {
      tester.advance(by: 1.0 / 60)
      if let place = y(tester, 0) { places.append(place) }
    }
    #expect(places.count > 6 && places == places.sorted())
    // One step after the other: from 0 to the end of the list in a second.
    for (one, next) in zip([start] + places, places) { #expect(next - one < 120) }
    tester.settle()
    #expect(y(tester, 0) == nil && y(tester, 59) == start)
  }

  @Test(arguments: [false, true])
  func m05_aRowThatComesIntoSightComesFromWhereItWas(_ isList: Bool) throws {
    let tester = ViewTester(Rows(isList: isList), size: CGSize(width: 300, height: 488))
    tester.settle()
    let start = try #require(y(tester, 0))
    tester.tap("turn")
    tester.advance(by: 0.5)
    let middle = try #require(y(tester, 59))
    #expect(abs(middle - start - 59 * 44 / 2) < 100)
    tester.advance(by: 0.4)
    let late = try #require(y(tester, 59))
    #expect(late > start && late < middle)
    tester.settle()
    #expect(y(tester, 59) == start)
  }

  @Test func m05_theLastRowOfAFilterGoesToItsPlaceAmongThoseThatComeBack() throws {
    let tester = ViewTester(Rows(isList: true), size: CGSize(width: 300, height: 488))
    tester.settle()
    let top = try #require(y(tester, 0))
    tester.tap("filter")
    tester.settle()
    #expect(y(tester, 30) == top)
    tester.tap("filter")
    tester.advance(by: 0.1)
    let place = try #require(y(tester, 30))
    #expect(place > top && place < top + 300)
    tester.settle()
    #expect(y(tester, 30) == nil && y(tester, 0) == top)
    #expect(tester.host.isAtRest)
  }

  /// What has arrived out of sight is freed; what turns back on its path stays the view that it is.
  @Test func rowsThatWentOutOfSightAreFreedAndMayTurnBack() throws {
    let tester = ViewTester(Rows(isList: true), size: CGSize(width: 300, height: 488))
    tester.settle()
    let made = tester.tree.flattened.filter { $0.text?.hasPrefix("row") ?? false }.count
    tester.tap("turn")
    tester.advance(by: 0.05)
    let there = try #require(y(tester, 0))
    tester.tap("turn")
    tester.advance(by: 1.0 / 60)
    let back = try #require(y(tester, 0))
    #expect(abs(back - there) < 240)
    tester.settle()
    #expect(y(tester, 0) == 88 + (44 - (tester.frame(of: "row 0")?.height ?? 0)) / 2)
    #expect(tester.tree.flattened.filter { $0.text?.hasPrefix("row") ?? false }.count <= made + 2)
  }

  /// The lines below rows that come and go have the rows' opacity in every frame.
  @Test func separatorsComeAndGoWithTheirRows() throws {
    let tester = ViewTester(Rows(isList: true), size: CGSize(width: 300, height: 488))
    tester.settle()
    func lines() -> [Double] {
      tester.displayList.items.compactMap { item -> Double? in
        guard case .fill(let path, .color(let color), _) = item.content,
          path.boundingRect.height <= 1, path.boundingRect.width > 100
        else { return nil }
        return Double(color.alpha)
      }
    }
    let full = try #require(lines().max())
    let count = lines().count
    #expect(count >= 8)
    tester.tap("filter")
    tester.advance(by: 0.5)
    // Those that leave are half there.
    #expect(lines().filter { $0 > full * 0.3 && $0 < full * 0.7 }.count >= count - 2)
    tester.settle()
    #expect(lines().isEmpty)
    tester.tap("filter")
    tester.advance(by: 0.1)
    #expect(lines().filter { $0 < full * 0.3 }.count >= count - 2)
    tester.settle()
    #expect(lines().count == count)
  }
}
