import SwiftUI
import Testing
import ViewTreeTesting

/// Rows that are drawn aside: which actions appear, and when they go.
@MainActor struct SwipeRowTests {
  private struct Mails: View {
    var hasTrailing = true
    @State private var names = (0..<30).map { "mail \($0)" }
    @State private var log = "none"

    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { name in
            if hasTrailing {
              row(name).swipeActions { Button("Flag") { log = "flag \(name)" } }
            } else {
              row(name)
            }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        .navigationTitle(log)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar { EditButton() }
      }
    }

    private func row(_ name: String) -> some View {
      Text(name).swipeActions(edge: .leading) { Button("Read") { log = "read \(name)" } }
    }
  }

  private func tester(hasTrailing: Bool = true) -> ViewTester {
    let tester = ViewTester(Mails(hasTrailing: hasTrailing))
    tester.settle()
    return tester
  }

  private func actions(_ tester: ViewTester) -> [String] { tester.shownActions }

  private func middle(_ tester: ViewTester, _ name: String) throws -> CGFloat {
    try #require(tester.frame(of: name)).midY
  }

  /// Draws a row to the left, from where its actions stand behind it.
  private func draw(_ tester: ViewTester, _ name: String) throws {
    tester.drag(from: CGPoint(x: 350, y: try middle(tester, name)), by: CGVector(dx: -100, dy: 0))
    tester.settle()
  }

  @Test func theRowsOwnActionsTakeThePlaceOfDelete() throws {
    let own = tester()
    try draw(own, "mail 1")
    #expect(actions(own) == ["Flag"])
    own.tap(CGPoint(x: 350, y: try middle(own, "mail 1")))
    own.settle()
    #expect(own.has("flag mail 1") && own.has("mail 1"))
    let other = tester(hasTrailing: false)
    try draw(other, "mail 1")
    #expect(actions(other) == ["Delete"])
  }

  private struct Buttons: View {
    @State private var log = "none"
    var body: some View {
      NavigationStack {
        List(0..<3) { number in
          Button("row \(number)") { log = "row \(number)" }
            .swipeActions { Button("Flag") { log = "flag \(number)" } }
            .swipeActions(edge: .leading) { Button("Read") { log = "read \(number)" } }
        }
        .navigationTitle(log)
        .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  @Test func theKeyboardReachesTheActionsOfAnOpenRowAlone() throws {
    let tester = ViewTester(Buttons())
    tester.settle()
    for number in 0..<3 {
      tester.key(.downArrow)
      tester.key(.return)
      #expect(tester.has("row \(number)"))
      tester.settle()
    }
    try draw(tester, "row 1")
    tester.key(.tab)
    tester.key(.return)
    tester.settle()
    #expect(
      tester.tree.flattened.contains { $0.text == "flag 1" },
      "from the row that the finger has drawn to what is open beside it")
    tester.key(.tab, modifiers: .shift)
    tester.key(.return)
    tester.settle()
    #expect(tester.tree.flattened.contains { $0.text == "row 1" })
  }

  @Test func aSecondFingerGoesOnWithTheRow() throws {
    let tester = tester()
    let y = try middle(tester, "mail 1")
    func left() -> CGFloat {
      tester.paintedTexts.first { $0.string == "mail 1" }?.frame.minX ?? .nan
    }
    let start = left()
    tester.press(CGPoint(x: 350, y: y), finger: 1)
    tester.move(by: CGVector(dx: -40, dy: 0), over: 0.2, finger: 1)
    tester.advance(by: 0.02)
    #expect(left() == start - 30)
    tester.press(CGPoint(x: 200, y: y), finger: 2)
    tester.release(finger: 1)
    tester.move(by: CGVector(dx: -20, dy: 0), over: 0.2, finger: 2)
    tester.advance(by: 0.02)
    #expect(left() == start - 50)
    tester.advance(by: 0.1)
    tester.release(finger: 2)
    tester.settle()
    #expect(actions(tester) == ["Flag"] && tester.host.isInputIdle)
  }

  @Test(arguments: [(CGFloat(60), CGFloat(240)), (240, 60)], [true, false])
  func twoFingersThatMoveApartOrTogetherSwipeNoRow(_ distances: (CGFloat, CGFloat), _ isOneRow: Bool) throws {
    let tester = tester()
    let rows = [try middle(tester, "mail 1"), try middle(tester, isOneRow ? "mail 1" : "mail 3")]
    var shown: Set<String> = []
    tester.onFrame = { shown.formUnion(self.actions($0)) }
    func place(_ finger: Int, _ part: CGFloat) -> CGPoint {
      let half = (distances.0 + (distances.1 - distances.0) * part) / 2
      return CGPoint(x: 195 + (finger == 1 ? -half : half), y: rows[finger - 1])
    }
    for finger in [1, 2] { tester.press(place(finger, 0), finger: finger) }
    for step in 1...24 {
      tester.advance(by: 1 / ViewTester.rate)
      for finger in [1, 2] { tester.move(to: place(finger, CGFloat(step) / 24), finger: finger) }
    }
    for finger in [1, 2] { tester.release(finger: finger) }
    tester.settle()
    #expect(shown.isEmpty && actions(tester).isEmpty && tester.host.isInputIdle, "\(shown)")
    // One finger swipes as before.
    tester.drag(from: CGPoint(x: 350, y: rows[0]), by: CGVector(dx: -120, dy: 0))
    tester.settle()
    #expect(actions(tester) == ["Flag"])
  }

  @Test func actionsBehindAClosedRowAreOutOfReach() throws {
    let tester = tester(hasTrailing: false)
    for x in [CGFloat(350), 30] {
      tester.tap(CGPoint(x: x, y: try middle(tester, "mail 1")))
      tester.settle()
    }
    #expect(tester.has("mail 1") && tester.has("none"))
  }

  @Test func theMinusOfEditModeRevealsDelete() throws {
    let tester = tester()
    tester.tap("Edit")
    tester.settle()
    let y = try middle(tester, "mail 1")
    tester.tap(CGPoint(x: 42, y: y))
    tester.settle()
    #expect(actions(tester) == ["Delete"] && tester.has("none"))
    tester.tap(CGPoint(x: 350, y: y))
    tester.settle()
    #expect(!tester.has("mail 1") && tester.has("mail 2"))
    // Fingers draw no rows meanwhile.
    try draw(tester, "mail 2")
    #expect(actions(tester) == [])
  }

  @Test func anOpenRowClosesWhenAnotherOpens() throws {
    let tester = tester()
    try draw(tester, "mail 1")
    try draw(tester, "mail 3")
    #expect(actions(tester) == ["Flag"])
    tester.tap(CGPoint(x: 350, y: try middle(tester, "mail 3")))
    tester.settle()
    #expect(tester.has("flag mail 3"))
  }

  @Test func anOpenRowClosesWhenTheListIsScrolledTappedOrEdited() throws {
    let ends: [(ViewTester) throws -> Void] = [
      { $0.drag(from: CGPoint(x: 195, y: 500), by: CGVector(dx: 0, dy: -60)) },
      { $0.wheel(at: CGPoint(x: 195, y: 500), dy: -30, isPrecise: true) },
      { $0.tap(CGPoint(x: 195, y: 500)) },
      { $0.tap("Edit") },
    ]
    for (number, end) in ends.enumerated() {
      let tester = tester()
      try draw(tester, "mail 1")
      #expect(actions(tester) == ["Flag"], "\(number)")
      try end(tester)
      tester.settle()
      #expect(actions(tester) == [], "\(number)")
    }
  }

  @Test func theTapThatClosesARowDoesNothingElse() throws {
    struct Buttons: View {
      @State private var count = 0
      var body: some View {
        List {
          Text("mail").swipeActions { Button("Flag") {} }
          Button("add \(count)") { count += 1 }
        }
      }
    }
    let tester = ViewTester(Buttons())
    tester.settle()
    try draw(tester, "mail")
    tester.tap("add 0")
    tester.settle()
    #expect(tester.has("add 0") && actions(tester) == [])
    tester.tap("add 0")
    tester.settle()
    #expect(tester.has("add 1"))
  }

  private struct Marked: View {
    @State private var chosen: String?
    var body: some View {
      List(selection: $chosen) {
        ForEach(0..<3, id: \.self) { number in
          Text("row \(number)").tag("tag \(number)").listRowSeparatorTint(Color(red: 1, green: 0, blue: 0))
            .listRowInsets(EdgeInsets(top: 30, leading: 40, bottom: 30, trailing: 0))
            .swipeActions { Button("Flag") {} }
        }
        .onDelete { _ in }
        .onMove { _, _ in }
        Text(chosen ?? "none")
      }
      .listStyle(.plain)
    }
  }

  @Test func aRowWithActionsTellsItsListWhatItsViewSays() throws {
    let tester = ViewTester(Marked(), size: CGSize(width: 300, height: 500), scale: 1)
    tester.settle()
    let first = try #require(tester.frame(of: "row 0"))
    let second = try #require(tester.frame(of: "row 1"))
    #expect(first.minX == 40 && first.minY == 30)
    #expect(second.minY - first.minY == first.height + 60)
    let red = RGBA(red: 1, green: 0, blue: 0)
    let lines = tester.displayList.items.filter { item in
      guard case .fill(let path, .color(let color), _) = item.content else { return false }
      return path.boundingRect.height == 1 && color == red
    }
    #expect(lines.count == 3)
    tester.tap("row 1")
    tester.settle()
    #expect(tester.has("tag 1"))
  }

  private struct Swiped: View {
    let height: CGFloat?
    var body: some View {
      List {
        Text("mail").frame(height: height)
          .swipeActions {
            Button {
            } label: {
              Label("Flag", systemImage: "flag")
            }
          }
      }
      .listStyle(.plain)
    }
  }

  @Test func anActionHasItsIconAloneOrOverItsTitle() throws {
    for height in [nil, 60, 100] as [CGFloat?] {
      let tester = ViewTester(Swiped(height: height))
      tester.settle()
      let mail = try #require(tester.frame(of: "mail"))
      tester.drag(from: CGPoint(x: 300, y: mail.midY), by: CGVector(dx: -120, dy: 0))
      tester.settle()
      Looking.picture(tester, "swipe-\(height ?? 0)")
      let shown = tester.tree.flattened
      let icon = try #require(shown.first { $0.type == "Image" && $0.text == "flag" }?.frame.rect)
      let title = shown.first { $0.type == "Text" && $0.text == "Flag" }?.frame.rect
      if height == 100 {
        let title = try #require(title)
        #expect(abs(title.midX - icon.midX) < 1 && title.minY >= icon.maxY)
        #expect(title.minX > 390 - 74 && title.maxX < 390)
      } else {
        #expect(title == nil)
        #expect(abs(icon.midY - mail.midY) < 1)
      }
    }
  }

  private struct Counted: View {
    let title: String
    let built: () -> Void
    var body: some View {
      built()
      return Label(title, systemImage: "flag")
    }
  }

  @Test func buttonsAreBuiltWhenTheirRowIsTouched() throws {
    var built = 0
    let list = List {
      ForEach(0..<20) { row in
        Text("mail \(row)")
          .swipeActions(allowsFullSwipe: false) {
            Button {
            } label: {
              Counted(title: "Flag") { built += 1 }
            }
          }
      }
    }
    let tester = ViewTester(list.listStyle(.plain))
    tester.settle()
    #expect(built == 0)
    // All of the movement comes between two frames.
    let y = try middle(tester, "mail 2")
    tester.press(CGPoint(x: 300, y: y))
    for step in 1...10 { tester.move(to: CGPoint(x: 300 - 10 * CGFloat(step), y: y)) }
    tester.release()
    tester.settle()
    #expect(built == 1)
    let icon = try #require(tester.tree.flattened.first { $0.type == "Image" && $0.text == "flag" })
    #expect(abs(icon.frame.rect.midX - (390 - 37)) < 1)
  }

  @Test func aButtonIsAsWideAsWhatItShows() throws {
    let list = List {
      Text("mail")
        .swipeActions {
          Button {
          } label: {
            Label("A title that is hidden in a low row", systemImage: "flag")
          }
        }
    }
    let tester = ViewTester(list.listStyle(.plain))
    tester.settle()
    tester.drag(from: CGPoint(x: 300, y: try middle(tester, "mail")), by: CGVector(dx: -120, dy: 0))
    tester.settle()
    let icon = try #require(tester.tree.flattened.first { $0.type == "Image" && $0.text == "flag" })
    #expect(abs(icon.frame.rect.midX - (390 - 37)) < 1)
  }

  private struct Toggling: View {
    @State private var isRead = false
    var body: some View {
      List(0..<3, id: \.self) { number in
        Text("row \(number)").swipeActions { Button(isRead ? "Read" : "Flag") { isRead.toggle() } }
      }
    }
  }

  @Test func whatAnActionChangesShowsOnItWhenItsRowIsClosed() throws {
    let tester = ViewTester(Toggling())
    tester.settle()
    let y = try middle(tester, "row 1")
    try draw(tester, "row 1")
    tester.tap(CGPoint(x: 370, y: y))
    var shown: Set<[String]> = []
    for _ in 0..<90 {
      tester.advance(by: 1 / 60)
      shown.insert(actions(tester))
    }
    #expect(shown == [["Flag"], []])
    tester.settle()
    try draw(tester, "row 1")
    #expect(actions(tester) == ["Read"])
  }
}
