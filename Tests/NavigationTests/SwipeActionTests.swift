import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

/// How wide the buttons beside a row that is drawn aside are, and what is seen of them.
@MainActor struct SwipeActionTests {
  @Test func theWidestButtonsYieldFirst() {
    func limited(_ widths: CGFloat..., to total: CGFloat) -> [CGFloat] {
      SwipeRowLayout.limited(widths, to: total, least: 74)
    }
    #expect(limited(80, 90, to: 200) == [80, 90])
    #expect(limited(80, 300, to: 200) == [80, 120])
    #expect(limited(300, 80, 200, to: 300) == [110, 80, 110])
    #expect(limited(300, 300, to: 100) == [74, 74])
    #expect(limited(to: 0) == [])
  }

  private struct Long: View {
    var body: some View {
      List(0..<3) { number in
        Text("mail \(number)")
          .frame(minHeight: number == 0 ? 100 : nil)
          .swipeActions {
            Button {
            } label: {
              Label("Favourite", systemImage: "heart")
            }
            Button {
            } label: {
              Label("Remember it", systemImage: "flag")
            }
          }
      }
      .listStyle(.plain)
    }
  }

  @Test(arguments: [DynamicTypeSize.large, .xxxLarge, .accessibility3, .accessibility5], [false, true])
  func actionsLeaveTheRowInSightWhateverTheTextSize(_ size: DynamicTypeSize, _ isMirrored: Bool) throws {
    for width in [CGFloat(320), 390] {
      var preferences = UserPreferences()
      preferences.textSize = size
      let tester = ViewTester(
        Long().environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight),
        size: CGSize(width: width, height: 700), preferences: preferences)
      tester.settle()
      let mail = try #require(tester.paintedTexts.first { $0.string == "mail 0" }).frame
      let distance = CGFloat(isMirrored ? 150 : -150)
      tester.drag(
        from: CGPoint(x: width / 2 - 0.6 * distance, y: mail.midY), by: CGVector(dx: distance, dy: 0))
      tester.settle()
      Looking.picture(tester, "actions-\(size)-\(isMirrored)-\(width)")
      let moved = abs(
        try #require(tester.paintedTexts.first { $0.string == "mail 0" }).frame.minX - mail.minX)
      #expect(moved >= 148 && moved <= max(148, 0.6 * width) + 0.5, "\(size) \(moved)")
      let shown = tester.tree.flattened.filter {
        $0.type == "Image" || ["Favourite", "Remember it"].contains($0.text)
      }
      let frames = shown.map(\.frame.rect)
      let area = isMirrored ? 0...moved : (width - moved)...width
      #expect(frames.count == 4, "\(shown.map(\.text))")
      for frame in frames {
        #expect(area.contains(frame.minX) && area.contains(frame.maxX), "\(size) \(frame) in \(area)")
      }
      let icons = shown.filter { $0.type == "Image" }.map(\.frame.rect.height)
      #expect(icons.allSatisfy { $0 < 50 }, "text of buttons grows to xxxLarge: \(icons)")
    }
  }

  private struct Two: View {
    var isMirrored = false
    let act: (String) -> Void
    var body: some View {
      List(0..<5) { number in
        Text("mail \(number)")
          .swipeActions {
            Button("First") { act("first \(number)") }.tint(.green)
            Button("Second") { act("second \(number)") }.tint(.blue)
          }
      }
      .listStyle(.plain)
      .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
  }

  /// Drawn as far as a release does the first action, that covers the others; drawn back it covers them no more.
  @Test(arguments: [false, true])
  func theFirstActionFillsTheRowWhereAReleaseDoesIt(_ isMirrored: Bool) throws {
    var acts: [String] = []
    let tester = ViewTester(Two(isMirrored: isMirrored) { acts.append($0) })
    tester.settle()
    let y = try #require(tester.frame(of: "mail 1")).midY
    let k = CGFloat(isMirrored ? 1 : -1)
    /// Between the middle of a label and the edge from which the row is drawn.
    func distance(_ name: String) -> CGFloat {
      let frame = tester.paintedTexts.first { $0.string == name }?.frame ?? .null
      return isMirrored ? frame.midX : 390 - frame.midX
    }
    tester.press(CGPoint(x: isMirrored ? 20 : 370, y: y))
    tester.move(by: CGVector(dx: 200 * k, dy: 0), over: 0.2)
    tester.advance(by: 0.5)
    #expect(distance("First") < distance("Second"))
    tester.move(by: CGVector(dx: 100 * k, dy: 0), over: 0.2)
    tester.advance(by: 0.5)
    #expect(distance("First") > 200, "its label is beside the row's content")
    tester.move(by: CGVector(dx: -120 * k, dy: 0), over: 0.2)
    tester.advance(by: 0.5)
    #expect(distance("First") < distance("Second"))
    tester.move(by: CGVector(dx: 120 * k, dy: 0), over: 0.2)
    tester.advance(by: 0.5)
    tester.release()
    var covered = true
    tester.onFrame = { tester in
      if tester.paintedTexts.contains(where: { $0.string == "First" }) {
        covered = covered && distance("First") > distance("Second")
      }
    }
    tester.settle()
    #expect(acts == ["first 1"] && covered)
    #expect(tester.frame(of: "mail 1").map { abs($0.midY - y) < 0.5 } == true)
  }

  /// A finger that stops a row that is about to act keeps it from acting where it draws the row back.
  @Test func aRowThatIsCaughtOnItsWayToAnActionDoesNotAct() throws {
    var acts: [String] = []
    let tester = ViewTester(Two { acts.append($0) })
    tester.settle()
    let y = try #require(tester.frame(of: "mail 1")).midY
    tester.press(CGPoint(x: 380, y: y))
    tester.move(by: CGVector(dx: -300, dy: 0), over: 0.3)
    tester.release()
    tester.advance(by: 0.05)
    #expect(acts == [])
    tester.press(CGPoint(x: 30, y: y))
    tester.move(by: CGVector(dx: 350, dy: 0), over: 0.3)
    tester.advance(by: 0.1)
    tester.release()
    tester.settle()
    #expect(acts == [] && !tester.paintedTexts.contains { $0.string == "First" })
  }
}
