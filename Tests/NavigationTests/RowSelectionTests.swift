import SwiftUI
import Testing
import ViewTreeTesting

/// Lists of which any number of rows may be selected: by circles while they are edited, by the mouse else.
@MainActor struct RowSelectionTests {
  @Observable final class Choice {
    var names: Set<String> = []
    var rows = ["a", "b", "c", "d"]
    var path: [String] = []
  }

  private struct Rows: View {
    @Bindable var choice: Choice
    var hasLinks = false
    var body: some View {
      NavigationStack(path: $choice.path) {
        List(selection: $choice.names) {
          Section("letters") {
            ForEach(choice.rows, id: \.self) { name in
              if hasLinks { NavigationLink(name, value: name) } else { Text(name) }
            }
            .onDelete { choice.rows.remove(atOffsets: $0) }
            .onMove { choice.rows.move(fromOffsets: $0, toOffset: $1) }
          }
          Text("fixed").selectionDisabled().tag("fixed")
        }
        .navigationTitle("Rows")
        .navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: String.self) { Text("page \($0)") }
        .toolbar { EditButton() }
      }
    }
  }

  private func circles(_ tester: ViewTester) -> [(name: String, frame: CGRect, opacity: Double)] {
    tester.displayList.items.compactMap { item in
      guard case .symbol(let symbol) = item.content, symbol.rect.width < 90,
        symbol.artwork.name == "circle" || symbol.artwork.name == "checkmark.circle.fill"
      else { return nil }
      return (symbol.artwork.name, item.transform.boundingRect(of: symbol.rect), item.opacity)
    }
  }

  private func tester<V: View>(
    _ view: V, rightToLeft: Bool = false, textSize: DynamicTypeSize = .large
  ) -> ViewTester {
    let tester = ViewTester(
      view.environment(\.layoutDirection, rightToLeft ? .rightToLeft : .leftToRight)
        .dynamicTypeSize(textSize), size: CGSize(width: 390, height: 700), scale: 2)
    tester.settle()
    return tester
  }

  @Test func circlesSelectWhileTheListIsEdited() {
    let choice = Choice()
    let tester = tester(Rows(choice: choice))
    #expect(circles(tester).isEmpty)
    tester.tap("Edit")
    tester.settle()
    #expect(circles(tester).map(\.name) == ["circle", "circle", "circle", "circle"])
    tester.tap("b")
    tester.tap("d")
    tester.tap("fixed")
    tester.settle()
    #expect(choice.names == ["b", "d"])
    #expect(circles(tester).filter { $0.name == "checkmark.circle.fill" }.count == 2)
    Looking.picture(tester, "list-circles")
    tester.tap("b")
    tester.settle()
    #expect(choice.names == ["d"])
    tester.tap("Done")
    tester.settle()
    #expect(circles(tester).isEmpty)
  }

  @Test func theCircleOfARowStandsInPlaceOfTheSignThatDeletesIt() {
    let choice = Choice()
    let tester = tester(Rows(choice: choice))
    tester.tap("Edit")
    tester.settle()
    #expect(!tester.tree.flattened.contains { $0.label == "Delete" })
    #expect(tester.tree.flattened.filter { $0.type == "MoveHandle" }.count == 4)
  }

  @Test(arguments: [false, true], [DynamicTypeSize.large, .accessibility3])
  func circlesComeInBesideTheirRows(rightToLeft: Bool, textSize: DynamicTypeSize) throws {
    let choice = Choice()
    let tester = tester(Rows(choice: choice), rightToLeft: rightToLeft, textSize: textSize)
    let before = try #require(tester.frame(of: "b"))
    let watcher = tester.watch()
    tester.tap("Edit")
    tester.advance(by: 0.12)
    let early = try #require(circles(tester).first)
    #expect(early.opacity > 0.1 && early.opacity < 0.9)
    let between = try #require(tester.frame(of: "b"))
    tester.settle()
    let after = try #require(tester.frame(of: "b"))
    let late = circles(tester)[1].frame
    Looking.picture(tester, "list-circles-\(rightToLeft ? "rtl" : "ltr")-\(textSize)")
    if rightToLeft {
      #expect(before.maxX > between.maxX && between.maxX > after.maxX)
      #expect(abs(late.minX - after.maxX - 12) < 0.5 && early.frame.minX > late.minX)
    } else {
      #expect(before.minX < between.minX && between.minX < after.minX)
      #expect(abs(after.minX - late.maxX - 12) < 0.5 && early.frame.minX < late.minX)
    }
    #expect(abs(late.midY - after.midY) < 0.5)
    // Turned back in flight, and to the end.
    tester.tap("Done")
    tester.advance(by: 0.1)
    tester.tap("Edit")
    tester.advance(by: 0.05)
    tester.tap("Done")
    tester.settle()
    #expect(circles(tester).isEmpty)
    #expect(try #require(tester.frame(of: "b")) == before)
    #expect(watcher.faults.isEmpty, "\(watcher.faults)")
  }

  @Test func aLinkIsSelectedWhileTheListIsEdited() {
    let choice = Choice()
    let tester = tester(Rows(choice: choice, hasLinks: true))
    tester.tap("Edit")
    tester.settle()
    tester.tap("c")
    tester.settle()
    #expect(choice.names == ["c"] && choice.path.isEmpty)
    tester.tap("Done")
    tester.settle()
    tester.tap("a")
    tester.settle()
    #expect(choice.path == ["a"] && choice.names == ["c"])
  }

  @Test func outsideOfEditingAFingerSelectsNothingAndAMouseOneRow() throws {
    let choice = Choice()
    let tester = tester(Rows(choice: choice))
    tester.tap("b")
    tester.settle()
    #expect(choice.names.isEmpty)
    func click(_ name: String, _ modifiers: EventModifiers = []) throws {
      let frame = try #require(tester.frame(of: name))
      tester.press(CGPoint(x: frame.midX, y: frame.midY), kind: .mouse, modifiers: modifiers)
      tester.release()
      tester.settle()
    }
    try click("b")
    #expect(choice.names == ["b"])
    try click("c")
    #expect(choice.names == ["c"])
    try click("a", .control)
    #expect(choice.names == ["a", "c"])
    try click("c", .control)
    #expect(choice.names == ["a"])
    #expect(tester.perform(on: "d"))
    #expect(choice.names == ["d"])
  }

  @Test func aCircleFadesWithTheRowThatItBelongsTo() {
    let choice = Choice()
    let tester = tester(Rows(choice: choice))
    tester.tap("Edit")
    tester.settle()
    tester.tap("b")
    tester.settle()
    withAnimation(.linear(duration: 0.4)) {
      choice.rows.removeAll { choice.names.contains($0) }
      choice.names = []
    }
    tester.advance(by: 0.2)
    let going = circles(tester).filter { $0.name == "checkmark.circle.fill" }
    #expect(going.count == 1 && (going.first?.opacity ?? 1) < 0.9)
    tester.settle()
    #expect(circles(tester).map(\.name) == ["circle", "circle", "circle"])
  }

  private struct Columns: View {
    @State private var chosen: Set<Int> = []
    var body: some View {
      NavigationSplitView {
        List(0..<4, id: \.self, selection: $chosen) { Text("row \($0)") }.navigationTitle("Rows")
      } detail: {
        Text("chosen \(chosen.sorted())")
      }
    }
  }

  @Test(arguments: [390, 1000]) func inAColumnARowIsSelectedAloneAndLeadsOn(width: CGFloat) {
    let tester = ViewTester(Columns(), size: CGSize(width: width, height: 700))
    tester.settle()
    tester.tap("row 2")
    tester.settle()
    #expect(tester.has("chosen [2]"))
    guard width > 500 else { return }
    tester.tap("row 1")
    tester.settle()
    #expect(tester.has("chosen [1]"))
  }
}
