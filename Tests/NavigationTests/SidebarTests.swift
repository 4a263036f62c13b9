import SwiftUI
import Testing
import ViewTreeTesting

/// The first column of a split view in a wide window, and the same list where there is one column.
@MainActor struct SidebarTests {
  private struct Columns: View {
    @State private var chosen: Int? = 1
    var dark = false
    var body: some View {
      NavigationSplitView {
        List(selection: $chosen) {
          Section("Kitchens") {
            ForEach(0..<3, id: \.self) { number in
              NavigationLink(value: number) { Label("Kitchen \(number)", systemImage: "fork.knife") }
            }
          }
          Section {
            Label("Favourites", systemImage: "heart").tag(7)
          } header: {
            Text("Others")
          }
        }
        .navigationTitle("Places")
      } detail: {
        Text("kitchen \(chosen ?? -1)")
      }
      .preferredColorScheme(dark ? .dark : .light)
    }
  }

  private func tester(
    _ width: CGFloat = 1000, rightToLeft: Bool = false, dark: Bool = false,
    textSize: DynamicTypeSize = .large
  ) -> ViewTester {
    let tester = ViewTester(
      Columns(dark: dark).environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
        .dynamicTypeSize(textSize), size: CGSize(width: width, height: 700))
    tester.settle()
    return tester
  }

  /// The filled figures as wide as a row of the column.
  private func grounds(_ tester: ViewTester) -> [(frame: CGRect, isRound: Bool)] {
    tester.displayList.items.compactMap { item in
      guard case .fill(let path, _, _) = item.content else { return nil }
      let box = path.boundingRect
      guard box.width > 250, box.width < 330, box.height > 30, box.height < 200 else { return nil }
      let isRound = !path.contains(CGPoint(x: box.minX + 1, y: box.minY + 1))
      return (item.transform.boundingRect(of: box), isRound)
    }
  }

  /// Separators between rows.
  private func lines(_ tester: ViewTester) -> Int {
    tester.displayList.items.filter { item in
      guard case .fill(let path, _, _) = item.content else { return false }
      return path.boundingRect.height <= 1 && path.boundingRect.width > 100
    }.count
  }

  @Test(arguments: [false, true]) func theSelectedRowAloneHasAGround(rightToLeft: Bool) throws {
    let tester = tester(rightToLeft: rightToLeft)
    Looking.picture(tester, "sidebar-\(rightToLeft)")
    let row = try #require(tester.frame(of: "Kitchen 1"))
    let grounds = grounds(tester)
    #expect(grounds.count == 1 && grounds.first?.isRound == true, "\(grounds)")
    let ground = try #require(grounds.first?.frame)
    #expect(ground.minY < row.minY && ground.maxY > row.maxY && ground.width == 304)
    #expect(rightToLeft ? ground.maxX == 992 : ground.minX == 8)
    #expect(lines(tester) == 0)
    // The signs of the sections, and none of rows.
    let sign = rightToLeft ? "chevron.left" : "chevron.right"
    #expect(tester.tree.flattened.filter { $0.text == sign && $0.frame.rect.width < 20 }.count == 2)
    tester.tap("Kitchen 2")
    tester.settle()
    #expect(tester.has("kitchen 2"))
    let moved = try #require(self.grounds(tester).first?.frame)
    #expect(abs(moved.minY - ground.minY - 44) < 0.5)
  }

  @Test(arguments: [1000, 390] as [CGFloat], [DynamicTypeSize.large, .accessibility2])
  func aHeaderHidesTheRowsBelowIt(width: CGFloat, textSize: DynamicTypeSize) {
    let tester = ViewTester(
      List {
        Section("Kitchens") { Text("row") }
        Section { Text("after") }
      }
      .listStyle(.sidebar).dynamicTypeSize(textSize), size: CGSize(width: width, height: 700))
    tester.settle()
    let watcher = tester.watch()
    tester.tap("Kitchens")
    tester.advance(by: 0.1)
    tester.settle()
    #expect(!tester.has("row") && tester.has("after"))
    tester.tap("Kitchens")
    tester.settle()
    #expect(tester.has("row"))
    #expect(watcher.faults.isEmpty, "\(watcher.faults)")
  }

  @Test func inOneColumnItIsAListOfCardsWithChevrons() throws {
    let tester = tester(390)
    if !tester.has("Kitchen 1") {
      tester.tap("Places")
      tester.settle()
    }
    Looking.picture(tester, "sidebar-compact")
    #expect(tester.has("Kitchen 1") && lines(tester) >= 2)
    #expect(tester.tree.flattened.contains { $0.text == "chevron.right" })
  }

}
