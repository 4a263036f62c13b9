import SwiftUI
import Testing
import ViewTreeTesting

@testable import BistroComponents

/// The carousel, in a window of 400 x 800 points; items are 200 wide, so that item 1 rests from 100 to 300. The ids are
/// those of the project's conformance sentences.
struct CarouselTests {
  struct Item: Identifiable, Equatable { let id: Int }

  @Observable final class Program {
    var items = (1...20).map(Item.init)
    var selection: Int?
    var centered: Int?
    var options = CarouselOptions()
    var direction = LayoutDirection.leftToRight
    @ObservationIgnored var log: [String] = []
    @ObservationIgnored var made: Set<Int> = []
  }

  private struct CarouselView: View {
    @Bindable var program: Program
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 200)
          Carousel(
            program.items, selection: $program.selection, centered: $program.centered,
            options: program.options
          ) { item in
            ItemView(item: item, program: program)
          } onTap: { item in
            program.log.append("tap \(item.id)")
          } onSelect: { item in
            program.log.append("\(item.id)")
          }
          Color.gray.frame(height: 2000)
        }
      }
      .accessibilityIdentifier("page")
      .environment(\.layoutDirection, program.direction)
    }
  }

  private struct ItemView: View {
    let item: Item
    let program: Program
    var body: some View {
      Text("Item \(item.id)")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.blue)
        .onAppear { program.made.insert(item.id) }
    }
  }

  @MainActor static func scene(_ configure: (Program) -> Void = { _ in }) -> (Program, ViewTester) {
    let program = Program()
    program.options.itemSize = CGSize(width: 200, height: 200)
    configure(program)
    let tester = ViewTester(CarouselView(program: program), size: CGSize(width: 400, height: 800))
    // At rest an item is in the middle.
    FrameWatch(rest: { tester in
      let width = tester.frame(of: "page")?.width ?? 0
      let near = program.items.compactMap { x(tester, $0.id) }.map { abs($0 - width / 2) }.min()
      return program.items.isEmpty || (near ?? .infinity) < 0.5
        ? nil : "the nearest item is \(near ?? .nan) off"
    })
    .watch(tester)
    tester.settle()
    return (program, tester)
  }

  static let y: CGFloat = 300

  /// Where the middle of an item is.
  @MainActor static func x(_ tester: ViewTester, _ id: Int) -> CGFloat? {
    tester.frame(of: "Item \(id)").map { $0.midX }
  }

  /// The item that rests in the middle; nil: none does.
  @MainActor static func middle(_ tester: ViewTester, _ count: Int = 20) -> Int? {
    (1...count).first { id in x(tester, id).map { abs($0 - tester.size.width / 2) < 0.5 } ?? false }
  }

  @Test func v01_v03_theTurnIsAFunctionOfThePlaceAlone() {
    for x in stride(from: CGFloat(-600), through: 600, by: 10) {
      let turn = CarouselOptions.turn(x, turningDistance: 200, angle: 55)
      #expect(abs(turn) <= 55 && turn == -CarouselOptions.turn(-x, turningDistance: 200, angle: 55))
    }
    #expect(CarouselOptions.turn(0, turningDistance: 200, angle: 55) == 0)
    #expect(CarouselOptions.turn(100, turningDistance: 200, angle: 55) == -27.5)
  }

  @Test func b84_theTurnStaysBelowNinetyDegreesAndFinite() {
    #expect(abs(CarouselOptions.turn(500, turningDistance: 200, angle: 400)) < 90)
    #expect(
      CarouselOptions.turn(.nan, turningDistance: 200, angle: 50) == 0
        && CarouselOptions.turn(5, turningDistance: 0, angle: .nan) == 0)
  }

  @Test func v02_anySwipeEndsWithAnItemInTheMiddle() {
    let (_, tester) = Self.scene()
    #expect(Self.middle(tester) == 1)
    for (way, time) in [(-130.0, 0.3), (-37, 0.1), (90, 0.15), (-320, 0.2), (260, 0.4), (-55, 0.05)] {
      tester.flick(from: CGPoint(x: 200, y: Self.y), by: CGVector(dx: way, dy: 0), over: time)
      tester.settle()
      #expect(Self.middle(tester) != nil)
    }
  }

  @Test func b79_aTouchStopsItAndPressesNothing() {
    let (program, tester) = Self.scene()
    tester.flick(from: CGPoint(x: 350, y: Self.y), by: CGVector(dx: -300, dy: 0), over: 0.1)
    tester.advance(by: 0.1)
    tester.press(CGPoint(x: 200, y: Self.y))
    tester.advance(by: 1.0 / 60)
    let places = (1...20).map { Self.x(tester, $0) }
    tester.advance(by: 0.3)
    #expect(places == (1...20).map { Self.x(tester, $0) })
    tester.release()
    tester.settle()
    #expect(!program.log.contains { $0.hasPrefix("tap") } && Self.middle(tester) != nil)
  }

  @Test func b81_byOneASwipeGoesOneItemAtMost() {
    let (_, tester) = Self.scene { $0.options.limit = .byOne }
    tester.flick(from: CGPoint(x: 350, y: Self.y), by: CGVector(dx: -300, dy: 0), over: 0.05)
    tester.settle()
    #expect(Self.middle(tester) == 2)
    let (_, free) = Self.scene()
    free.flick(from: CGPoint(x: 350, y: Self.y), by: CGVector(dx: -300, dy: 0), over: 0.1)
    free.settle()
    #expect((Self.middle(free) ?? 0) > 4)
  }

  @Test func b82_theTargetIsReachedWithoutPassingIt() {
    let (_, tester) = Self.scene()
    tester.flick(from: CGPoint(x: 300, y: Self.y), by: CGVector(dx: -110, dy: 0), over: 0.1)
    var places: [CGFloat] = []
    for _ in 0..<120 {
      tester.advance(by: 1.0 / 60)
      if let x = Self.x(tester, 3) { places.append(x) }
    }
    tester.settle()
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 + 0.01 >= $1 })
    #expect(Self.middle(tester) != nil)
  }

  @Test func b83_theAxisIsDecidedOnce() {
    let (_, tester) = Self.scene()
    tester.drag(from: CGPoint(x: 200, y: Self.y), by: CGVector(dx: 12, dy: -120))
    tester.settle()
    #expect(Self.middle(tester) == 1 && tester.value(of: "page") != "0.0,0.0")
    tester.drag(from: CGPoint(x: 200, y: 150), by: CGVector(dx: 0, dy: 300))
    tester.settle()
    let page = tester.value(of: "page")
    tester.press(CGPoint(x: 300, y: Self.y))
    tester.move(by: CGVector(dx: -60, dy: 5), over: 0.1)
    tester.move(by: CGVector(dx: 0, dy: -200), over: 0.2)
    #expect(tester.value(of: "page") == page)
    tester.release()
    tester.settle()
  }

  @Test func b84_aTapOnASideSelectsWhatIsSeenThere() {
    let (program, tester) = Self.scene()
    let side = tester.frame(of: "Item 2") ?? .zero
    tester.tap(CGPoint(x: min(side.midX, 380), y: side.midY))
    tester.settle()
    #expect(Self.middle(tester) == 2 && program.log == ["2"] && program.selection == 2)
    tester.tap(CGPoint(x: 200, y: Self.y))
    tester.settle()
    #expect(program.log == ["2", "tap 2"])
  }

  @Test func b85_onlyAnotherItemIsTold() {
    let (program, tester) = Self.scene()
    tester.drag(from: CGPoint(x: 200, y: Self.y), by: CGVector(dx: -60, dy: 0))
    tester.settle()
    #expect(Self.middle(tester) == 1 && program.log.isEmpty)
    tester.drag(from: CGPoint(x: 300, y: Self.y), by: CGVector(dx: -210, dy: 0))
    tester.settle()
    #expect(Self.middle(tester) == 2 && program.log == ["2"])
  }

  @Test func b47_theArrowKeysSelect() {
    let (program, tester) = Self.scene()
    tester.key(.rightArrow)
    tester.settle()
    #expect(Self.middle(tester) == 2)
    tester.key(.end)
    tester.settle()
    #expect(Self.middle(tester) == 20)
    tester.key(.leftArrow)
    tester.settle()
    tester.key(.home)
    tester.settle()
    #expect(Self.middle(tester) == 1)
    #expect(program.log == ["2", "20", "19", "1"])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func m02_centeredIsWhatIsInTheMiddleInEveryFrame(_ direction: LayoutDirection) {
    let (program, tester) = Self.scene { $0.direction = direction }
    var seen: Set<Int> = []
    let check = tester.onFrame
    tester.onFrame = { tester in
      check(tester)
      let ways = (1...20).compactMap { id in Self.x(tester, id).map { (id, abs($0 - 200)) } }
        .sorted { $0.1 < $1.1 }
      // Between two items either may count.
      guard ways.count > 1, ways[1].1 - ways[0].1 > 20 else { return }
      #expect(program.centered == ways[0].0)
      seen.insert(ways[0].0)
    }
    for _ in 0..<3 { tester.key(direction == .leftToRight ? .rightArrow : .leftArrow) }
    #expect(program.selection == 4)
    tester.settle()
    #expect(seen == [1, 2, 3, 4])
  }

  @Test func b86_fromRightToLeftOrderAndKeysAreMirrored() {
    let (program, tester) = Self.scene { $0.direction = .rightToLeft }
    #expect(Self.middle(tester) == 1)
    #expect((Self.x(tester, 2) ?? 1000) < 150)
    tester.key(.leftArrow)
    tester.settle()
    #expect(Self.middle(tester) == 2 && program.selection == 2)
  }

  @Test func b87_aResizeKeepsTheItemInTheMiddle() {
    let (_, tester) = Self.scene()
    tester.key(.rightArrow)
    tester.settle()
    tester.key(.rightArrow)
    tester.settle()
    tester.resize(to: CGSize(width: 700, height: 800))
    tester.settle()
    #expect(abs((Self.x(tester, 3) ?? 0) - 350) < 0.5)
  }

  @Test func b88_onlyWhatIsInSightIsBuilt() {
    let (program, tester) = Self.scene { $0.items = (1...1000).map(Item.init) }
    #expect(program.made.count < 12)
    tester.flick(from: CGPoint(x: 350, y: Self.y), by: CGVector(dx: -300, dy: 0), over: 0.1)
    tester.settle()
    #expect(program.made.count < 40)
    #expect(tester.tree.flattened.filter { $0.text?.hasPrefix("Item") ?? false }.count < 12)
  }
}
