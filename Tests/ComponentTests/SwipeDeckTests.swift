import SwiftUI
import Testing
import ViewTreeTesting

@testable import BistroComponents

/// The deck of cards, in a window of 390 x 800 points; cards are 300 x 200. The ids are those of the project's
/// conformance sentences.
struct SwipeDeckTests {
  struct Item: Identifiable, Equatable { let id: Int }

  @Observable final class Program {
    var items = (1...5).map(Item.init)
    let deck = SwipeDeckController()
    var options = SwipeDeckOptions()
    @ObservationIgnored var log: [String] = []
  }

  private struct DeckView: View {
    let program: Program
    var body: some View {
      SwipeDeck(program.items, options: program.options, controller: program.deck) { item, direction in
        program.log.append("\(item.id) \(direction)")
      } onUndo: { item, direction in
        program.log.append("back \(item.id)")
      } onEmpty: {
        program.log.append("empty")
      } content: { item in
        VStack {
          Text("Card \(item.id)")
          Button("Tell \(item.id)") { program.log.append("told \(item.id)") }
          ScrollView { ForEach(0..<10) { Text("Line \($0)") } }
            .frame(height: 80)
            .accessibilityIdentifier("lines-\(item.id)")
        }
        .frame(width: 300, height: 200)
        .background(Color.white)
        .accessibilityIdentifier("card-\(item.id)")
      }
    }
  }

  @MainActor static func scene(_ configure: (Program) -> Void = { _ in }) -> (Program, ViewTester) {
    let program = Program()
    configure(program)
    let tester = ViewTester(DeckView(program: program), size: CGSize(width: 390, height: 800))
    watch(program).watch(tester)
    tester.settle()
    return (program, tester)
  }

  /// Cards stay within reach of where they are freed, at most one is held and only the topmost, and at rest all lie in
  /// their places.
  @MainActor private static func watch(_ program: Program) -> FrameWatch {
    let deck = program.deck
    func cards() -> [SwipeCard] { deck.visible.map(deck.card) }
    return FrameWatch { _ in
      cards().first { !($0.offset.width.isFinite && abs($0.offset.width) < 3000) }
        .map { "card \($0.id) is at \($0.offset)" }
    } phases: { _ in
      let held = cards().filter { $0.phase == .held }
      if held.count > 1 { return "\(held.count) cards are held" }
      if let card = held.first, card.id != deck.remaining.first { return "a card below the topmost is held" }
      if Set(deck.visible).count != deck.visible.count { return "a card lies there twice" }
      return deck.needsTime == cards().contains(where: \.needsTime) ? nil : "time goes on and nothing moves"
    } rest: { _ in
      cards().first { $0.phase != .resting || $0.offset != .zero }
        .map { "card \($0.id) is \($0.phase) at \($0.offset)" }
    }
  }

  static let middle = CGPoint(x: 195, y: 330)

  @MainActor static func x(_ tester: ViewTester, _ id: Int) -> CGFloat? {
    tester.frame(of: "card-\(id)").map { $0.midX - 195 }
  }

  @MainActor static func drag(_ tester: ViewTester, _ dx: CGFloat) {
    tester.drag(from: middle, by: CGVector(dx: dx, dy: 0))
    tester.settle()
  }

  /// Whichever finger is moved, and lifted, first.
  @Test(arguments: [1, 2], [1, 2])
  func twoFingersThatSpreadSwipeNothing(_ moved: Int, _ lifted: Int) {
    let (program, tester) = Self.scene()
    tester.press(CGPoint(x: 180, y: 400), finger: 1)
    tester.press(CGPoint(x: 210, y: 400), finger: 2)
    for step in 1...12 {
      let distance = CGFloat(step) * 10
      let places = [CGPoint(x: 180 - distance, y: 400), CGPoint(x: 210 + distance, y: 400)]
      for finger in [moved, 3 - moved] { tester.move(to: places[finger - 1], finger: finger) }
      tester.advance(by: 0.016)
    }
    tester.release(finger: lifted)
    tester.advance(by: 0.05)
    tester.release(finger: 3 - lifted)
    tester.settle()
    #expect(program.log.isEmpty && program.deck.remaining.count == 5)
    // The next finger swipes as ever.
    tester.press(CGPoint(x: 195, y: 400))
    tester.move(by: CGVector(dx: 200, dy: 0), over: 0.2)
    tester.release()
    tester.settle()
    #expect(program.log == ["1 right"])
  }

  @Test func c01_byDefaultItMovesAsTheTutorials() {
    let (_, tester) = Self.scene()
    tester.press(Self.middle)
    tester.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
    tester.advance(by: 0.05)
    #expect(abs((Self.x(tester, 1) ?? .nan) - 200) < 0.01)
    tester.cancel()
    tester.settle()
    #expect(abs(Self.x(tester, 1) ?? .nan) < 1e-6)
  }

  @Test(arguments: [(101.0, "1 right"), (-101, "1 left"), (100, ""), (99, "")])
  func c03_c04_beyondAHundredItGoesOnce(_ dx: Double, _ result: String) {
    let (program, tester) = Self.scene()
    Self.drag(tester, CGFloat(dx))
    #expect(program.log == (result.isEmpty ? [] : [result]))
    #expect((Self.x(tester, 1) == nil) == !result.isEmpty)
  }

  @Test(arguments: [60.0, 140])
  func b61_inThePhysicalStyleTheTouchedPointStaysUnderTheFinger(_ below: Double) {
    let (program, tester) = Self.scene { $0.options.style = .physical }
    let card = CGRect(x: 45, y: 300, width: 300, height: 200)
    let touched = CGPoint(x: card.minX + 80, y: card.minY + CGFloat(below))
    tester.press(touched)
    tester.move(by: CGVector(dx: 90, dy: 30), over: 0.2)
    tester.advance(by: 0.05)
    let swiped = program.deck.card(AnyHashable(1))
    #expect(abs(swiped.grip.x - 80.0 / 300) < 1e-6 && abs(swiped.grip.y - CGFloat(below) / 200) < 1e-6)
    #expect(abs(swiped.offset.width - 90) < 1e-6 && abs(swiped.offset.height - 30) < 1e-6)
    // Turned about the touched point, which lies under the finger.
    let title = tester.displayList.items.last { item in
      if case .text(let text) = item.content { text.layout.string == "Card 1" } else { false }
    }
    let turn = atan2(Double(title?.transform.m12 ?? 0), Double(title?.transform.m11 ?? 1)) * 180 / .pi
    #expect(abs(turn - (below < 100 ? 4.5 : -4.5)) < 0.01)
    tester.cancel()
  }

  @Test(arguments: [-60.0, 60])
  func m02_aCardThatSpringsBackIsNotOnItsWayToTheOtherSide(_ dx: Double) {
    let (program, tester) = Self.scene {
      $0.options.style = .physical
      $0.options.spring = Spring(response: 0.4, dampingRatio: 0.4)
    }
    var least = 1.0
    var swings = false
    tester.press(Self.middle)
    tester.move(by: CGVector(dx: dx, dy: 0), over: 0.2)
    tester.advance(by: 0.1)
    tester.onFrame = { tester in
      least = min(least, program.deck.progress(of: 1) * dx.sign)
      if (Self.x(tester, 1) ?? 0) * dx.sign < -1 { swings = true }
    }
    tester.release()
    tester.settle()
    #expect(swings && least == 0)
  }

  @Test func b62_aFlickOutwardsGoesAndOneBackStays() {
    let (program, tester) = Self.scene()
    let deck = program.deck
    #expect(deck.decision(30, 1101) == .right && deck.decision(-30, -1101) == .left)
    #expect(
      deck.decision(30, -1101) == nil && deck.decision(130, -1101) == nil && deck.decision(30, 900) == nil)
    tester.flick(from: Self.middle, by: CGVector(dx: 60, dy: 0), over: 0.04)
    tester.settle()
    #expect(program.log == ["1 right"])
  }

  @Test func b63_itLeavesAtLeastAsFastAndIsFreedOutside() {
    let (program, tester) = Self.scene { $0.options.style = .physical }
    tester.flick(from: Self.middle, by: CGVector(dx: 200, dy: 0), over: 0.1)
    var last = Self.x(tester, 1) ?? 0
    let time = tester.now
    tester.advance(by: 0.05)
    #expect(((Self.x(tester, 1) ?? 0) - last) / CGFloat(tester.now - time) >= 1990)
    while let x = Self.x(tester, 1) {
      last = x
      tester.advance(by: 1.0 / 60)
    }
    // The last frame that had it was outside of the window or nearly so: one more step and it was.
    #expect(last + 2000.0 / 60 > 195 + 150)
    #expect(program.log == ["1 right"])
  }

  @Test func b64_swipesFollowEachOther() {
    let (program, tester) = Self.scene { program in
      program.items = (1...25).map(Item.init)
      program.options.style = .physical
    }
    for number in 0..<20 {
      tester.flick(from: Self.middle, by: CGVector(dx: number % 2 == 0 ? 180 : -180, dy: 0), over: 0.06)
      tester.advance(by: 0.04)
    }
    tester.settle()
    #expect(program.log == (1...20).map { "\($0) \($0 % 2 == 1 ? "right" : "left")" })
  }

  @Test func b65_changesOfTheDataDoNotMoveTheCardInTheHand() {
    let (program, tester) = Self.scene()
    tester.press(Self.middle)
    tester.move(by: CGVector(dx: 30, dy: 0), over: 0.1)
    program.items.insert(Item(id: 9), at: 0)
    tester.advance(by: 0.1)
    #expect(abs((Self.x(tester, 1) ?? .nan) - 150) < 0.01)
    program.items.removeAll { $0.id == 1 }
    tester.advance(by: 0.1)
    #expect(abs((Self.x(tester, 1) ?? .nan) - 150) < 0.01)
    tester.move(by: CGVector(dx: 90, dy: 0), over: 0.1)
    tester.advance(by: 0.1)
    tester.release()
    tester.settle()
    #expect(program.log == ["1 right"] && Self.x(tester, 9) == 0)
  }

  @Test func b66_undoTurnsTheSameCardRound() {
    let (program, tester) = Self.scene { $0.options.style = .physical }
    tester.flick(from: Self.middle, by: CGVector(dx: 180, dy: 0), over: 0.1)
    tester.advance(by: 0.05)
    let out = Self.x(tester, 1) ?? 0
    #expect(out > 200)
    program.deck.undo()
    tester.advance(by: 1.0 / 60)
    #expect(abs((Self.x(tester, 1) ?? 0) - out) < 60)
    #expect(tester.tree.flattened.filter { $0.id == "card-1" }.count == 1)
    tester.settle()
    #expect(Self.x(tester, 1) == 0 && program.log == ["1 right", "back 1"])
    #expect(program.deck.remaining.first == AnyHashable(1) && !program.deck.canUndo)
    // Gone for good it comes in from its side.
    Self.drag(tester, -150)
    program.deck.undo()
    tester.advance(by: 0.06)
    #expect((Self.x(tester, 1) ?? 0) < -20)
    tester.settle()
    #expect(Self.x(tester, 1) == 0)
  }

  @Test func b67_aButtonInACardWorksAndADragOnItDoesNotPress() {
    let (program, tester) = Self.scene()
    #expect(tester.tap("Tell 1"))
    tester.settle()
    #expect(program.log == ["told 1"])
    let button = tester.frame(of: "Tell 1") ?? .zero
    tester.drag(from: CGPoint(x: button.midX, y: button.midY), by: CGVector(dx: 60, dy: 0))
    tester.settle()
    #expect(program.log == ["told 1"])
  }

  @Test func b68_aScrollViewInACardHasVerticalDrags() {
    let (program, tester) = Self.scene()
    let lines = tester.frame(of: "lines-1") ?? .zero
    tester.drag(from: CGPoint(x: lines.midX, y: lines.midY), by: CGVector(dx: 5, dy: -60))
    #expect(tester.value(of: "lines-1") != "0.0,0.0")
    #expect(Self.x(tester, 1) == 0)
    tester.drag(from: CGPoint(x: lines.midX, y: lines.midY), by: CGVector(dx: 130, dy: -5))
    tester.settle()
    #expect(program.log == ["1 right"])
  }

  @Test(arguments: [0, 1, 2])
  func b69_anEmptyDeckIsLegalAndToldOnce(_ count: Int) {
    let (program, tester) = Self.scene { $0.items = count == 0 ? [] : (1...count).map(Item.init) }
    for _ in 0..<3 {
      Self.drag(tester, 150)
      program.deck.swipe(.left)
      tester.settle()
    }
    #expect(program.log.filter { $0 == "empty" }.count == min(count, 1))
    #expect(program.log.count == count + min(count, 1))
    program.deck.restart()
    tester.settle()
    #expect(program.deck.remaining.count == count)
  }

  @Test func b70_aProgrammaticSwipeTakesTheCardOutOfTheHand() {
    let (program, tester) = Self.scene()
    tester.press(Self.middle)
    tester.move(by: CGVector(dx: 30, dy: 0), over: 0.1)
    program.deck.swipe(.left)
    tester.advance(by: 0.1)
    tester.move(by: CGVector(dx: 120, dy: 0), over: 0.1)
    tester.release()
    tester.settle()
    #expect(program.log == ["1 left"])
    Self.drag(tester, 150)
    #expect(program.log == ["1 left", "2 right"])
  }

  @Test func b47_theArrowKeysSwipe() {
    let (program, tester) = Self.scene()
    tester.key(.rightArrow)
    tester.settle()
    tester.key(.leftArrow)
    tester.settle()
    tester.key(.delete)
    tester.settle()
    tester.key(.deleteForward)
    tester.settle()
    #expect(program.log == ["1 right", "2 left", "back 2", "back 1"])
  }

  @Test func b47_theDeckOffersWhatItDoes() {
    let (program, tester) = Self.scene()
    for action in ["Swipe right", "Swipe left", "Undo"] {
      #expect(tester.perform(action, on: "swipe-deck"))
      tester.settle()
    }
    #expect(program.log == ["1 right", "2 left", "back 2"])
  }

  @Test func aFingerThatIsTakenAwayAtOnceLetsGo() {
    let (program, tester) = Self.scene()
    let start = CGPoint(x: 195, y: 400)
    // Without a frame in between.
    tester.press(start)
    tester.move(to: CGPoint(x: start.x + 60, y: start.y))
    tester.cancel()
    tester.settle()
    #expect(program.deck.progress(of: 1) == 0)
    Self.drag(tester, 150)
    #expect(program.log == ["1 right"])
  }

  @Test func b60_atRestNothingHappens() {
    let (_, tester) = Self.scene()
    Self.drag(tester, 150)
    tester.advance(by: 1)
    let frames = tester.runner.frames
    tester.advance(by: 2)
    #expect(tester.runner.frames == frames)
  }
}

extension Double {
  fileprivate var sign: Double { self < 0 ? -1 : 1 }
}
