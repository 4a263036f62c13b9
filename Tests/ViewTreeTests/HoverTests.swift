import SDLHost
import SwiftUI
import Testing
import ViewTreeTesting

/// The mouse over views, and gestures that come and go.
@MainActor struct HoverTests {
  @Test func viewsLearnThatTheMouseIsOverThem() {
    var outer: [Bool] = []
    var inner: [Bool] = []
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 100, height: 50).onHover { inner.append($0) }
      Color.blue.frame(width: 100, height: 50)
    }
    .onHover { outer.append($0) }
    let tester = ViewTester(view, size: CGSize(width: 100, height: 100))
    tester.settle()
    tester.hover(at: CGPoint(x: 50, y: 20))
    tester.hover(at: CGPoint(x: 60, y: 20))
    tester.hover(at: CGPoint(x: 50, y: 80))
    #expect(inner == [true, false])
    #expect(outer == [true])
    tester.hover(at: nil)
    #expect(outer == [true, false])
  }

  @Test func whatCoversAViewTakesTheMouseFromIt() {
    var seen: [Bool] = []
    let view = ZStack {
      Color.red.onHover { seen.append($0) }
      Color.blue.frame(width: 50, height: 50)
    }
    let tester = ViewTester(view, size: CGSize(width: 100, height: 100))
    tester.settle()
    tester.hover(at: CGPoint(x: 50, y: 50))
    #expect(seen == [])
    tester.hover(at: CGPoint(x: 5, y: 5))
    tester.hover(at: CGPoint(x: 50, y: 50))
    #expect(seen == [true, false])
  }

  @Test func placesOfTheMouseAreInTheSpaceAskedFor() {
    var places: [HoverPhase] = []
    let view = Color.red.frame(width: 40, height: 40)
      .onContinuousHover(coordinateSpace: .local) { places.append($0) }
    let tester = ViewTester(view, size: CGSize(width: 100, height: 100))
    tester.settle()
    tester.hover(at: CGPoint(x: 35, y: 40))
    tester.hover(at: CGPoint(x: 5, y: 5))
    #expect(places == [.active(CGPoint(x: 5, y: 10)), .ended])
  }

  @Test func aViewThatGoesIsToldThatTheMouseLeft() {
    struct Going: View {
      @State private var isThere = true
      let told: (Bool) -> Void
      var body: some View {
        VStack {
          if isThere { Color.red.frame(height: 50).onHover(perform: told) }
          Button("Go") { isThere = false }
        }
      }
    }
    var seen: [Bool] = []
    let tester = ViewTester(Going { seen.append($0) }, size: CGSize(width: 100, height: 200))
    tester.settle()
    let box = tester.tree.flattened.first { $0.type == "Color" }?.frame.rect ?? .zero
    tester.hover(at: CGPoint(x: box.midX, y: box.midY))
    tester.tap("Go")
    tester.settle()
    #expect(seen == [true, false])
  }

  @Test func aGestureMayBeMissing() {
    struct Knob: View {
      @State private var isOn = true
      @State private var way = 0
      var body: some View {
        VStack {
          Color.red.frame(height: 100)
            .gesture(
              isOn ? DragGesture(minimumDistance: 0).onChanged { way = Int($0.translation.width) } : nil)
          Text("way \(way)")
          Button("Switch") { isOn.toggle() }
        }
      }
    }
    let tester = ViewTester(Knob(), size: CGSize(width: 200, height: 300))
    tester.settle()
    func way() -> String? { tester.tree.flattened.compactMap(\.text).first { $0.hasPrefix("way") } }
    let red = tester.tree.flattened.first { $0.type == "Color" }?.frame.rect ?? .zero
    let start = CGPoint(x: 20, y: red.midY)
    tester.drag(from: start, by: CGVector(dx: 40, dy: 0))
    tester.settle()
    #expect(way() == "way 40")
    tester.tap("Switch")
    tester.settle()
    tester.drag(from: start, by: CGVector(dx: 90, dy: 0))
    tester.settle()
    #expect(way() == "way 40")
    tester.tap("Switch")
    tester.settle()
    tester.drag(from: start, by: CGVector(dx: 60, dy: 0))
    tester.settle()
    #expect(way() == "way 60")
  }

  /// How dark the grounds are that the last frame paints to show the mouse.
  private func grounds(_ tester: ViewTester) -> [CGRect] {
    tester.displayList.items.compactMap { item in
      guard case .fill(let path, .color(let color), _) = item.content, color.red == 0, color.alpha < 0.1,
        color.alpha > 0
      else { return nil }
      let bounds = item.transform.boundingRect(of: path.boundingRect)
      // Scrims are as large as the window.
      return bounds.height < 100 ? bounds : nil
    }
  }

  private struct Rows: View {
    @State private var isShown = false
    var body: some View {
      List {
        ForEach(0..<3) { row in Button("Row \(row)") { isShown = true } }
      }
      .listStyle(.plain)
      .sheet(isPresented: $isShown) { Text("Sheet") }
    }
  }

  @Test func aRowShowsTheMouseAndNoFinger() throws {
    let tester = ViewTester(Rows(), size: CGSize(width: 300, height: 400))
    tester.settle()
    let row = try #require(tester.frame(of: "Row 1"))
    let place = CGPoint(x: row.midX, y: row.midY)
    tester.hover(at: place)
    tester.settle()
    #expect(
      grounds(tester).count == 1 && grounds(tester).allSatisfy { $0.contains(place) && $0.width == 300 })
    tester.onFrame = { #expect(grounds($0).isEmpty) }
    tester.press(CGPoint(x: 150, y: 300))
    // Window systems move the pointer to the finger.
    tester.hover(at: place)
    tester.release()
    tester.hover(at: place)
    tester.advance(by: 0.5)
    tester.onFrame = { _ in }
    tester.advance(by: 1)
    tester.hover(at: place)
    tester.settle()
    #expect(grounds(tester).count == 1)
  }

  @Test func m08_underAScrimNothingShowsTheMouse() throws {
    let tester = ViewTester(Rows(), size: CGSize(width: 300, height: 400))
    tester.settle()
    let row = try #require(tester.frame(of: "Row 0"))
    let place = CGPoint(x: row.midX, y: row.midY)
    tester.hover(at: place)
    var isCovered = false
    tester.onFrame = { tester in
      let covers = tester.tree.flattened.contains { $0.type == "Sheet" }
      // It is noticed once the frame in which the sheet came is laid out.
      if covers, isCovered { #expect(grounds(tester).isEmpty) }
      isCovered = covers
    }
    tester.press(place, kind: .mouse)
    tester.release()
    tester.settle()
    #expect(isCovered)
    tester.key(.escape)
    tester.settle()
    #expect(!isCovered && grounds(tester).count == 1)
  }

  @Test func aRowThatScrollsAwayUnderARestingMouseLosesItsGround() throws {
    let tester = ViewTester(
      List { ForEach(0..<40) { row in Button("Row \(row)") {} } }.listStyle(.plain),
      size: CGSize(width: 300, height: 400))
    tester.settle()
    let row = try #require(tester.frame(of: "Row 2"))
    let place = CGPoint(x: row.midX, y: row.midY)
    tester.hover(at: place)
    tester.settle()
    tester.wheel(at: place, dy: -88)
    tester.settle()
    tester.advance(by: 0.2)
    #expect(grounds(tester).count == 1 && grounds(tester).allSatisfy { $0.contains(place) })
  }

  /// Rows that pass under a mouse which rests are not lit, and the pointer does not change over them; what comes to rest
  /// there is hovered.
  @Test func whatPassesUnderARestingMouseIsNotHovered() throws {
    var seen: [Int] = []
    let tester = ViewTester(
      List {
        ForEach(0..<80) { row in
          Button("Row \(row)") {}.onHover { if $0 { seen.append(row) } }
        }
      }
      .listStyle(.plain), size: CGSize(width: 300, height: 400))
    tester.settle()
    let place = CGPoint(x: 150, y: 198)
    tester.hover(at: place)
    tester.settle()
    #expect(seen == [4] && grounds(tester).count == 1)
    var moving = 0
    tester.onFrame = { tester in
      guard tester.host.dump().flattened.contains(where: { $0.type == "List" }) else { return }
      // The row that was lit may go on under the mouse until it has passed it.
      let lit = grounds(tester)
      moving += 1
      #expect(lit.isEmpty || seen.count == 1 && lit.allSatisfy { $0.contains(place) })
    }
    for _ in 0..<12 {
      tester.wheel(at: place, dy: -60)
      tester.advance(by: 1.0 / 30)
    }
    #expect(moving > 10 && seen == [4] && grounds(tester).isEmpty)
    tester.onFrame = { _ in }
    tester.settle()
    tester.advance(by: 0.2)
    #expect(seen.count == 2 && grounds(tester).count == 1)
    #expect(grounds(tester).allSatisfy { $0.contains(place) })
  }

  /// What a hovered row of a card shows differs from the card and from what that lies on.
  @Test func aHoveredRowOfACardIsToldFromTheGroundRoundTheCard() throws {
    let tester = ViewTester(
      List { Button("Alone") {} }.listStyle(.insetGrouped), size: CGSize(width: 300, height: 400))
    tester.settle()
    let row = try #require(tester.frame(of: "Alone"))
    tester.hover(at: CGPoint(x: row.midX, y: row.midY))
    tester.settle()
    let alphas = tester.displayList.items.compactMap { item -> Double? in
      guard case .fill(_, .color(let color), _) = item.content, color.red == 0, color.alpha < 0.2,
        color.alpha > 0
      else { return nil }
      return Double(color.alpha)
    }
    let lit = try #require(alphas.max())
    // Systems' grouped ground is 242 of 255.
    #expect(abs(255 * (1 - lit) - 242) >= 8)
  }

  @Test func thePointerIsAHandOverButtonsAndABarOverText() throws {
    var styles: [PointerStyle] = []
    let view = VStack(spacing: 20) {
      Button("Press") {}
      TextField("Name", text: .constant(""))
      Text("Plain")
      Button("Off") {}.disabled(true)
    }
    let runner = OffscreenRunner(root: view, size: CGSize(width: 200, height: 300)) {
      $0.pointer = { styles.append($0) }
    }
    func hover(_ name: String) throws {
      let frame = try #require(runner.host.frame(of: name))
      runner.send(.hover(CGPoint(x: frame.midX, y: frame.midY)))
      runner.settle()
    }
    try hover("Press")
    #expect(styles == [.link])
    try hover("Plain")
    #expect(styles == [.link, .default])
    let field = try #require(runner.host.dump().flattened.first { $0.type == "TextField" })
    runner.send(.hover(CGPoint(x: field.frame.rect.midX, y: field.frame.rect.midY)))
    #expect(styles == [.link, .default, .horizontalText])
    try hover("Off")
    #expect(styles.last == .default)
    runner.send(.hover(nil))
    #expect(styles.count == 4)
  }

  @Test func aMouseThatWasDraggedHoversWhereItIsReleased() throws {
    let tester = ViewTester(
      VStack(spacing: 0) { ForEach(0..<4) { Button("Button \($0)") {}.frame(height: 60) } },
      size: CGSize(width: 300, height: 240))
    tester.settle()
    let first = try #require(tester.frame(of: "Button 0"))
    let last = try #require(tester.frame(of: "Button 3"))
    tester.hover(at: CGPoint(x: first.midX, y: first.midY))
    tester.settle()
    #expect(grounds(tester).count == 1)
    tester.press(CGPoint(x: first.midX, y: first.midY), kind: .mouse)
    tester.move(to: CGPoint(x: last.midX, y: last.midY), over: 0.2)
    #expect(grounds(tester).isEmpty)
    tester.release()
    tester.settle()
    #expect(grounds(tester).count == 1 && grounds(tester).allSatisfy { $0.midY == last.midY })
  }

  @Test func theLightUnderTheMouseHasTheShapeThatIsAskedForIt() throws {
    var taps = 0
    let view = Button {
      taps += 1
    } label: {
      Text("Chip").frame(width: 100, height: 30)
        .contentShape(.hoverEffect, Capsule())
        .frame(height: 60)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    let tester = ViewTester(view, size: CGSize(width: 200, height: 100))
    tester.settle()
    tester.hover(at: CGPoint(x: 100, y: 50))
    tester.settle()
    #expect(grounds(tester).map(\.size) == [CGSize(width: 100, height: 30)])
    // Touches are taken in the other shape.
    tester.tap(CGPoint(x: 60, y: 24))
    tester.settle()
    #expect(taps == 1)
  }
}
