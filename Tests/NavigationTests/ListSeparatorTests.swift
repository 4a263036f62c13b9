import SwiftUI
import Testing
import ViewTreeTesting

/// Where the lines between the rows of a list begin and end.
@MainActor struct ListSeparatorTests {
  @Test func separatorsRunBetweenTheGuidesOfTheirRow() {
    func lines(_ direction: LayoutDirection) -> [CGRect] {
      let list = List {
        Group {
          Text("plain")
          Text("guided")
            .frame(maxWidth: .infinity, alignment: .leading)
            .alignmentGuide(.listRowSeparatorLeading) { _ in 50 }
            .alignmentGuide(.listRowSeparatorTrailing) { $0.width - 30 }
          Text("last")
        }
        .listRowSeparatorTint(.red)
      }
      .listStyle(.plain)
      .environment(\.layoutDirection, direction)
      let tester = ViewTester(list, size: CGSize(width: 300, height: 400))
      tester.settle()
      return tester.displayList.items.compactMap { item in
        guard case .fill(let path, .color(let color), _) = item.content, color.red > 0.9, color.blue < 0.5,
          path.boundingRect.height <= 1
        else { return nil }
        return item.transform.boundingRect(of: path.boundingRect)
      }
    }
    // Rows are inset by 16 points.
    let left = lines(.leftToRight)
    #expect(left.map(\.minX) == [16, 66] && left.map(\.maxX) == [300, 254])
    let right = lines(.rightToLeft)
    #expect(right.map(\.maxX) == [284, 234] && right.map(\.minX) == [0, 46])
  }

  @Test func rowsWithActionsHaveTheGuidesOfTheirViews() {
    let list = List {
      ForEach(0..<2) { _ in
        Text("guided")
          .frame(maxWidth: .infinity, alignment: .leading)
          .alignmentGuide(.listRowSeparatorLeading) { _ in 50 }
          .alignmentGuide(.listRowSeparatorTrailing) { $0.width - 30 }
          .listRowSeparatorTint(.red)
          .swipeActions(edge: .leading) { Button("Read") {} }
          .swipeActions { Button("Flag") {} }
      }
    }
    let tester = ViewTester(list.listStyle(.plain), size: CGSize(width: 300, height: 400))
    tester.settle()
    let line = tester.displayList.items.lazy.compactMap { item -> CGRect? in
      guard case .fill(let path, .color(let color), _) = item.content, color.red > 0.9, color.blue < 0.5,
        path.boundingRect.height <= 1
      else { return nil }
      return item.transform.boundingRect(of: path.boundingRect)
    }.first
    #expect(line?.minX == 66 && line?.maxX == 254)
  }
}
