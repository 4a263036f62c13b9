import SwiftUI
import Testing
import ViewTreeTesting

/// A row of a list that a context menu lifts, and what a window of another size does to a menu.
@MainActor struct ContextRowTests {
  private struct Scene: View {
    let isGrouped: Bool
    var body: some View {
      if isGrouped { list.listStyle(.insetGrouped) } else { list.listStyle(.plain) }
    }

    private var list: some View {
      List {
        ForEach(0..<30, id: \.self) { row in
          Text("row \(row)").frame(maxWidth: .infinity, alignment: .leading)
            .contextMenu { Button("Copy", systemImage: "doc.on.doc") {} }
        }
      }
    }
  }

  private func opened(
    grouped: Bool = false, rightToLeft: Bool = false, dark: Bool = false,
    onFrame: @escaping (ViewTester) -> Void = { _ in }
  ) throws -> ViewTester {
    let tester = ViewTester(
      Scene(isGrouped: grouped).environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
        .preferredColorScheme(dark ? .dark : .light), size: CGSize(width: 390, height: 600))
    tester.settle()
    tester.onFrame = onFrame
    let row = try #require(tester.frame(of: "row 4"))
    tester.tap(CGPoint(x: row.midX, y: row.midY), hold: 0.6)
    tester.advance(by: 1)
    return tester
  }

  private struct ShortRows: View {
    let log: (String) -> Void
    var body: some View {
      List {
        Text("whole").contextMenu { Button("of the whole") {} }
        HStack {
          Text("part").contextMenu { Button("of the part") {} }
          Spacer()
          Text("rest")
        }
        Text("deleted").swipeActions { Button("Flag") {} }.contextMenu { Button("of the swiped") {} }
          .listRowBackground(Color.yellow)
        Text("carried").draggable("load")
        Color.green.frame(height: 100).accessibilityLabel("bin").accessibilityElement()
          .dropDestination(for: String.self) { items, _ in
            log(items.joined())
            return true
          }
      }
    }
  }

  @Test(arguments: [false, true]) func aRowsMenuOpensAnywhereInTheRow(rightToLeft: Bool) throws {
    let x: CGFloat = rightToLeft ? 60 : 330
    for (row, item, isFound) in [
      ("whole", "of the whole", true), ("part", "of the part", false), ("deleted", "of the swiped", true),
    ] {
      let tester = ViewTester(
        ShortRows { _ in }.environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight),
        size: CGSize(width: 390, height: 600))
      tester.settle()
      let frame = try #require(tester.frame(of: row))
      tester.tap(CGPoint(x: row == "part" ? 195 : x, y: frame.minY - 6), hold: 0.6)
      tester.advance(by: 1)
      #expect((tester.frame(of: item) != nil) == isFound, "\(row)")
    }
  }

  @Test func aRowIsDraggedFromAnywhereInIt() throws {
    var load = ""
    let tester = ViewTester(ShortRows { load = $0 }, size: CGSize(width: 390, height: 600))
    tester.settle()
    let row = try #require(tester.frame(of: "carried"))
    let bin = try #require(tester.frame(of: "bin"))
    tester.press(CGPoint(x: 330, y: row.minY - 6))
    tester.advance(by: 0.5)
    tester.move(to: CGPoint(x: bin.midX, y: bin.midY), over: 0.3)
    tester.release()
    tester.settle()
    #expect(load == "load")
  }

  /// The outline of the lifted row's card, in the window; nil: no row is lifted.
  private func liftedCard(_ tester: ViewTester) -> (frame: CGRect, isRound: Bool)? {
    func find(_ items: [DisplayItem]) -> (frame: CGRect, isRound: Bool)? {
      for item in items.reversed() {
        for clip in item.clips {
          let box = clip.path.boundingRect
          guard box.height > 40, box.height < 60, box.width > 300 else { continue }
          let isRound = !clip.path.contains(CGPoint(x: box.minX + 1, y: box.minY + 1))
          return (clip.transform.boundingRect(of: box), isRound)
        }
        if case .group(let group) = item.content, let found = find(group.items) { return found }
      }
      return nil
    }
    return find(tester.displayList.items)
  }

  @Test(arguments: [false, true], [false, true])
  func aLiftedRowIsARoundedCardWithinTheMargins(grouped: Bool, rightToLeft: Bool) throws {
    let tester = try opened(grouped: grouped, rightToLeft: rightToLeft)
    let card = try #require(liftedCard(tester))
    #expect(card.isRound)
    #expect(card.frame.minX >= 8 && card.frame.maxX <= 382, "\(card.frame)")
    #expect(abs(card.frame.midX - 195) < 0.5)
    let row = try #require(tester.frame(of: "row 4"))
    #expect(card.frame.minY <= row.minY && card.frame.maxY >= row.maxY)
    let menu = try #require(tester.first("Menu")?.frame.rect)
    #expect(menu.minY - card.frame.maxY > 6, "\(menu) \(card.frame)")
    let gaps = (menu.minX - card.frame.minX, card.frame.maxX - menu.maxX)
    #expect(abs(rightToLeft ? gaps.1 : gaps.0) < 6, "\(gaps)")
  }

  @Test func itLeavesItsPlaceInTheListAndComesBackWithoutAJump() throws {
    var widths: [CGFloat] = []
    let tester = try opened { tester in
      if let card = self.liftedCard(tester) { widths.append(card.frame.width) }
    }
    let opening = widths
    #expect(opening.count > 5 && (opening.first ?? 0) > 385)
    widths = []
    tester.tap(CGPoint(x: 195, y: 590))
    tester.advance(by: 1.5)
    #expect((widths.last ?? 0) > 385)
    for run in [opening, widths] {
      #expect(zip(run, run.dropFirst()).allSatisfy { abs($1 - $0) < 5 }, "\(run)")
    }
  }

  @Test func aViewAsWideAsTheWindowDoesNotGrowBeyondIt() throws {
    let tester = ViewTester(
      Color.yellow.frame(height: 120).accessibilityLabel("wide").accessibilityElement()
        .contextMenu { Button("Copy") {} }, size: CGSize(width: 390, height: 600))
    tester.tap(CGPoint(x: 195, y: 300), hold: 0.6)
    tester.advance(by: 1)
    let yellow = tester.displayList.items.compactMap { item -> CGRect? in
      guard case .fill(let path, _, _) = item.content, path.boundingRect.height == 120 else { return nil }
      return item.transform.boundingRect(of: path.boundingRect)
    }
    let frame = try #require(yellow.last)
    #expect(frame.minX >= 0 && frame.maxX <= 390, "\(frame)")
  }

  @Test(arguments: [CGSize(width: 844, height: 390), CGSize(width: 390, height: 500)])
  func aWindowOfAnotherSizeClosesTheMenuAtOnce(_ size: CGSize) throws {
    let tester = try opened()
    #expect(tester.frame(of: "Copy") != nil)
    tester.resize(to: size)
    tester.advance(by: 0.02)
    #expect(tester.frame(of: "Copy") == nil && tester.first("Menu") == nil)
    let plain = ViewTester(Scene(isGrouped: false), size: size)
    plain.settle()
    tester.settle()
    #expect(tester.displayList.items.count == plain.displayList.items.count)
  }

  @Test func aWindowOfAnotherSizeClosesTheMenuOfAButtonToo() {
    let tester = ViewTester(Menu("More") { Button("Copy") {} }, size: CGSize(width: 390, height: 600))
    tester.tap("More")
    tester.advance(by: 1)
    #expect(tester.frame(of: "Copy") != nil)
    tester.resize(to: CGSize(width: 600, height: 390))
    tester.advance(by: 0.02)
    #expect(tester.frame(of: "Copy") == nil)
    tester.tap("More")
    tester.advance(by: 1)
    #expect(tester.frame(of: "Copy") != nil)
  }
}
