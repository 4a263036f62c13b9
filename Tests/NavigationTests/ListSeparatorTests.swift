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
}
