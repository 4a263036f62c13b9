import SwiftUI
import Testing
import ViewTreeTesting

struct SheetTests {
  private struct Titled: View {
    let isSheet: Bool

    var body: some View {
      Text("root")
        .sheet(isPresented: .constant(isSheet)) { page }
        .fullScreenCover(isPresented: .constant(!isSheet)) { page }
    }

    private var page: some View {
      NavigationStack {
        List { Text("row") }
          .navigationTitle("Title")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  /// As on iOS since 13: the handle lies above the title.
  @Test(arguments: [(true, 56), (false, 44)])
  func theBarOfASheetIs56PointsHighAndThatOfACover44(_ isSheet: Bool, _ height: CGFloat) throws {
    let tester = ViewTester(Titled(isSheet: isSheet))
    tester.settle()
    let sheet = tester.tree.flattened.first { $0.type == "Sheet" }?.value.flatMap { Double($0) }
    let top = isSheet ? 844 - CGFloat(try #require(sheet)) : 0
    let title = try #require(tester.frame(of: "Title"))
    #expect(abs(title.midY - top - height / 2) < 1)
  }

  private struct Screen: View {
    var detents: Set<PresentationDetent> = [.large]
    var isLocked = false
    var content: Content = .text
    var dismissed: () -> Void = {}
    @State private var isShown = false

    enum Content { case text, list, close }

    var body: some View {
      VStack {
        Button("show") { isShown = true }
        Button("below") {}
      }
      .sheet(isPresented: $isShown, onDismiss: dismissed) {
        inside
          .presentationDetents(detents)
          .interactiveDismissDisabled(isLocked)
      }
    }

    @ViewBuilder private var inside: some View {
      switch content {
      case .text: Text("inside")
      case .list:
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<40, id: \.self) { Text("row \($0)").frame(height: 50) }
          }
        }
        .accessibilityIdentifier("scroll")
      case .close: Closing()
      }
    }
  }

  private struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View {
      Button(isPresented ? "close" : "lost") { dismiss() }
    }
  }

  private func shown(_ screen: Screen) -> ViewTester {
    let tester = ViewTester(screen, scale: 2)
    tester.advance(by: 0.1)
    tester.tap("show")
    tester.settle()
    return tester
  }

  private let middle = CGPoint(x: 195, y: 700)

  @Test func comesUpFromTheLowerEdge() {
    let tester = ViewTester(Screen())
    tester.advance(by: 0.1)
    tester.tap("show")
    tester.advance(by: 1.0 / 60)
    let early = tester.sheetHeight ?? -1
    #expect(early >= 0 && early < 200)
    tester.settle()
    #expect(tester.sheetHeight == 834)
    // The content is centred in the card.
    #expect(abs((tester.frame(of: "inside")?.midY ?? 0) - (10 + 417)) < 1)
    Looking.picture(tester, "sheet-large")
  }

  @Test func theSmallestDetentComesFirst() {
    let tester = shown(Screen(detents: [.medium, .large]))
    #expect(tester.sheetHeight == 417)
    Looking.picture(tester, "sheet-medium")
  }

  @Test func followsTheFingerOneToOne() {
    let tester = shown(Screen(detents: [.medium, .large]))
    tester.press(middle)
    tester.move(by: CGVector(dx: 0, dy: -10))
    tester.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
    #expect(tester.sheetHeight == 517)
    tester.move(by: CGVector(dx: 0, dy: 150), over: 0.2)
    #expect(tester.sheetHeight == 367)
    tester.advance(by: 0.1)
    tester.release()
    tester.settle()
    #expect(tester.sheetHeight == 417)
  }

  @Test func aFlickUpRaisesItAndADragBeyondTheEndResists() {
    let tester = shown(Screen(detents: [.medium, .large]))
    tester.flick(from: middle, by: CGVector(dx: 0, dy: -120), over: 0.1)
    tester.settle()
    #expect(tester.sheetHeight == 834)
    tester.press(CGPoint(x: 195, y: 300))
    tester.move(by: CGVector(dx: 0, dy: -110), over: 0.2)
    let pulled = tester.sheetHeight ?? 0
    #expect(pulled > 850 && pulled < 834 + 60)
    tester.release()
    tester.settle()
    #expect(tester.sheetHeight == 834)
  }

  @Test func aDragDownDismissesAndTellsOnce() {
    var count = 0
    let tester = shown(Screen(dismissed: { count += 1 }))
    tester.drag(from: CGPoint(x: 195, y: 100), by: CGVector(dx: 0, dy: 600))
    #expect(count == 0)
    tester.settle()
    #expect(tester.sheetHeight == nil)
    #expect(count == 1)
    #expect(!tester.has("inside"))
  }

  @Test func whereDismissalIsDisabledDragAndTapAndEscapeLeaveIt() {
    let tester = shown(Screen(detents: [.medium], isLocked: true))
    tester.drag(from: middle, by: CGVector(dx: 0, dy: 300))
    tester.settle()
    #expect(tester.sheetHeight == 417)
    tester.tap(CGPoint(x: 195, y: 100))
    tester.key(.escape)
    tester.settle()
    #expect(tester.sheetHeight == 417)
  }

  @Test func aTapOnTheScrimDismisses() {
    let tester = shown(Screen(detents: [.medium]))
    tester.tap(CGPoint(x: 195, y: 100))
    tester.settle()
    #expect(tester.sheetHeight == nil)
  }

  @Test func dismissFromInsideCloses() {
    let tester = shown(Screen(content: .close))
    #expect(tester.tap("close"))
    tester.settle()
    #expect(tester.sheetHeight == nil)
  }

  @Test func aGrabInMidFlightTakesItWhereItIsAndKeepsIt() {
    let tester = ViewTester(Screen(detents: [.medium]))
    tester.advance(by: 0.1)
    tester.tap("show")
    tester.advance(by: 0.12)
    let height = tester.sheetHeight ?? 0
    #expect(height > 50 && height < 400)
    tester.press(CGPoint(x: 195, y: 840))
    tester.move(by: CGVector(dx: 0, dy: 10))
    let held = tester.sheetHeight ?? 0
    tester.advance(by: 0.5)
    #expect(tester.sheetHeight == held)
    tester.release()
    tester.settle()
  }

  @Test func aDragOnContentRaisesTheSheetAndThenScrollsInOneGo() {
    let tester = shown(Screen(detents: [.medium, .large], content: .list))
    #expect(tester.sheetHeight == 417)
    tester.press(CGPoint(x: 195, y: 800))
    tester.move(by: CGVector(dx: 0, dy: -10))
    tester.move(by: CGVector(dx: 0, dy: -500), over: 0.5)
    #expect(tester.sheetHeight == 834)
    #expect(abs(tester.scrollOffset(of: "scroll") - 83) < 0.01)
    // And back: the content first, then the card.
    tester.move(by: CGVector(dx: 0, dy: 183), over: 0.3)
    #expect(abs(tester.scrollOffset(of: "scroll")) < 0.01)
    #expect(abs((tester.sheetHeight ?? 0) - 734) < 0.01)
    tester.advance(by: 0.1)
    tester.release()
    tester.settle()
    #expect(tester.sheetHeight == 834)
  }

  @Test func contentThatIsNotAtItsTopScrollsInsteadOfMovingTheSheet() {
    let tester = shown(Screen(content: .list))
    tester.drag(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -210))
    tester.settle()
    #expect(abs(tester.scrollOffset(of: "scroll") - 200) < 0.01)
    tester.drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 110))
    tester.settle()
    #expect(abs(tester.scrollOffset(of: "scroll") - 100) < 0.01)
    #expect(tester.sheetHeight == 834)
  }

  @Test func draggingLaysNothingOut() {
    let tester = shown(Screen(detents: [.medium, .large]))
    tester.press(middle)
    tester.move(by: CGVector(dx: 0, dy: 12))
    tester.advance(by: 0.05)
    let before = tester.host.statistics
    tester.move(by: CGVector(dx: 0, dy: 60), over: 0.3)
    let after = tester.host.statistics
    #expect(after.layouts == before.layouts)
    #expect(after.bodies == before.bodies)
    tester.release()
    tester.settle()
  }

  private struct Selecting: View {
    @State private var detent = PresentationDetent.medium
    @State private var isShown = true
    var body: some View {
      Text("root")
        .sheet(isPresented: $isShown) {
          VStack {
            Text(detent == .large ? "is large" : "is medium")
            Button("grow") { detent = .large }
          }
          .presentationDetents([.medium, .large], selection: $detent)
        }
    }
  }

  @Test func theSelectionGoesBothWays() {
    let tester = ViewTester(Selecting())
    tester.settle()
    #expect(tester.sheetHeight == 417)
    tester.tap("grow")
    tester.settle()
    #expect(tester.sheetHeight == 834)
    #expect(tester.has("is large"))
    tester.drag(from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 300))
    tester.settle()
    #expect(tester.sheetHeight == 417)
    #expect(tester.has("is medium"))
  }

  private struct Nested: View {
    @State private var first = false
    @State private var second = false
    var body: some View {
      Button("one") { first = true }
        .sheet(isPresented: $first) {
          Button("two") { second = true }
            .sheet(isPresented: $second) { Text("top").presentationDetents([.height(200)]) }
        }
    }
  }

  @Test func escapeDismissesTheTopmostAlone() {
    let tester = ViewTester(Nested())
    tester.advance(by: 0.1)
    tester.tap("one")
    tester.settle()
    tester.tap("two")
    tester.settle()
    #expect(tester.sheetHeight == 200)
    tester.key(.escape)
    tester.settle()
    #expect(!tester.has("top"))
    #expect(tester.has("two"))
    tester.key(.escape)
    tester.settle()
    #expect(!tester.has("two"))
  }

  @Test func theKeyboardGoesInAndComesBack() {
    let tester = ViewTester(Screen(content: .close))
    tester.advance(by: 0.1)
    tester.key(.tab)
    tester.key(.return)
    tester.settle()
    #expect(tester.has("close"))
    tester.key(.return)
    tester.settle()
    #expect(!tester.has("close"))
    // The keyboard is where it was: Return shows the sheet again.
    tester.key(.return)
    tester.settle()
    #expect(tester.has("close"))
  }

  @Test func theSafeAreaCountsBelowAndAbove() {
    let tester = ViewTester(
      Screen(detents: [.height(300), .large]), size: CGSize(width: 390, height: 844), scale: 1,
      safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    tester.advance(by: 0.1)
    tester.tap("show")
    tester.settle()
    #expect(tester.sheetHeight == 334)
    tester.flick(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -200), over: 0.1)
    tester.settle()
    #expect(abs((tester.sheetHeight ?? 0) - 787) < 0.01)
  }

  private struct Cover: View {
    @State private var item: Item?
    struct Item: Identifiable { let id: Int }
    var body: some View {
      Button("cover") { item = Item(id: 7) }
        .fullScreenCover(item: $item) { item in
          CoverContent(number: item.id)
        }
    }
  }

  private struct CoverContent: View {
    let number: Int
    @Environment(\.presentationMode) private var mode
    var body: some View {
      Button("leave \(number)") { mode.wrappedValue.dismiss() }
    }
  }

  @Test func aCoverTakesTheWholeWindowAndLeavesByTheOldWay() {
    let tester = ViewTester(Cover())
    tester.advance(by: 0.1)
    tester.tap("cover")
    tester.settle()
    #expect(tester.value(ofType: "FullScreenCover") == "844.0")
    tester.drag(from: CGPoint(x: 195, y: 100), by: CGVector(dx: 0, dy: 600))
    tester.settle()
    #expect(tester.has("leave 7"))
    tester.tap("leave 7")
    tester.advance(by: 0.05)
    // What it shows stays while it leaves.
    #expect(tester.has("leave 7"))
    tester.settle()
    #expect(tester.value(ofType: "FullScreenCover") == nil)
  }

  private struct Listing: View {
    var body: some View {
      Text("root").sheet(isPresented: .constant(true)) { List { Text("row") } }
        .preferredColorScheme(.dark)
    }
  }

  @Test func backgroundsAreLighterOnACardInTheDark() {
    let tester = ViewTester(Listing(), scale: 2)
    tester.settle()
    Looking.picture(tester, "sheet-list-dark")
    let fills = tester.displayList.items.compactMap { item -> RGBA? in
      if case .fill(_, .color(let color), _) = item.content { color } else { nil }
    }
    #expect(fills.contains { abs($0.red - 28.0 / 255) < 0.001 && abs($0.blue - 30.0 / 255) < 0.001 })
    #expect(fills.contains { abs($0.red - 44.0 / 255) < 0.001 && abs($0.blue - 46.0 / 255) < 0.001 })
  }

  @Test func looksRightInTheDark() {
    let tester = shown(Screen(detents: [.medium, .large], content: .list))
    tester.host.updateEnvironment { $0.colorScheme = .dark }
    tester.settle()
    Looking.picture(tester, "sheet-dark")
  }

  private struct LongList: View {
    var body: some View {
      Text("root").sheet(isPresented: .constant(true)) {
        List(0..<40, id: \.self) { Text("item \($0)") }.presentationDetents([.medium, .large])
      }
    }
  }

  @Test func aListInASheetThatIsDrawnHigherShowsRowsAllTheWayDown() {
    let tester = ViewTester(LongList(), scale: 2)
    tester.settle()
    #expect(tester.sheetHeight == 417)
    tester.drag(from: middle, by: CGVector(dx: 0, dy: -420))
    tester.settle()
    #expect(tester.sheetHeight == 834)
    let rows = tester.tree.flattened.filter { $0.type == "Text" && $0.text?.hasPrefix("item") == true }
    let bottom = rows.map { $0.frame.y + $0.frame.height }.max() ?? 0
    #expect(bottom > 800, "rows end at \(bottom)")
  }
}
