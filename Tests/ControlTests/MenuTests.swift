import Foundation
import Graphics
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct MenuTests {
  @Test func opensAtItsButtonActsAndCloses() throws {
    let model = Model()
    let tester = ViewTester(MenuScene(model: model), width: 390, height: 600)
    #expect(tester.frame(of: "Copy") == nil)
    tester.tap("Actions")
    tester.advance(by: 0.8)
    let button = try #require(tester.frame(of: "Actions"))
    let row = try #require(tester.frame(of: "Copy"))
    #expect(row.minY > button.maxY)
    #expect(tester.first("Menu")?.frame.rect.width == 250)
    tester.tap("Copy")
    tester.advance(by: 0.8)
    #expect(model.log == ["copy"])
    #expect(tester.frame(of: "Copy") == nil)
  }

  @Test(arguments: [DynamicTypeSize.xSmall, .xxxLarge, .accessibility1, .accessibility5])
  func itIsWiderForLargerTextUpToTheWindow(_ size: DynamicTypeSize) throws {
    for width in [CGFloat(390), 1000, 240] {
      var preferences = UserPreferences()
      preferences.textSize = size
      let tester = ViewTester(
        MenuScene(model: Model()), size: CGSize(width: width, height: 800), preferences: preferences)
      tester.tap("Actions")
      tester.advance(by: 0.8)
      let menu = try #require(tester.first("Menu")?.frame.rect)
      #expect(menu.minX >= 8 && menu.maxX <= width - 8, "\(menu)")
      switch size {
      case .xSmall: #expect(menu.width == min(250, width - 16))
      case .accessibility5: #expect(menu.width == min(780, width - 16) || (menu.width > 700 && width == 1000))
      default: #expect(menu.width > min(250, width - 17) && menu.width <= width - 16, "\(menu)")
      }
    }
  }

  /// The lines in which a text is painted.
  private static func lines(of string: String, _ items: [DisplayItem]) -> [String] {
    for item in items {
      switch item.content {
      case .text(let text) where text.layout.string == string:
        return text.layout.lines.map { line in
          line.fragments.map(\.text).joined().trimmingCharacters(in: .whitespaces)
        }
      case .group(let group):
        let found = lines(of: string, group.items)
        if !found.isEmpty { return found }
      default: break
      }
    }
    return []
  }

  /// A word that fits no line is written smaller.
  @Test func aWordOfARowIsNotBroken() throws {
    var preferences = UserPreferences()
    preferences.textSize = .accessibility5
    let tester = ViewTester(
      Menu("Actions") {
        Button("Favourites first") {}
        Button("All") {}
      }, size: CGSize(width: 320, height: 480), preferences: preferences)
    tester.tap("Actions")
    tester.advance(by: 0.8)
    let menu = try #require(tester.first("Menu")?.frame.rect)
    let lines = Self.lines(of: "Favourites first", tester.displayList.items)
    #expect(lines == ["Favourites", "first"])
    let (long, short) = (tester.frame(of: "Favourites first"), tester.frame(of: "All"))
    #expect(long.map { menu.contains($0) } == true && (short?.height ?? 0) > (long?.height ?? 0) / 2)
  }

  @Test func aTouchOutsideClosesIt() {
    let model = Model()
    let tester = ViewTester(MenuScene(model: model), width: 390, height: 600)
    tester.tap("Actions")
    tester.advance(by: 0.8)
    tester.tap(CGPoint(x: 380, y: 590))
    tester.advance(by: 0.8)
    #expect(tester.frame(of: "Copy") == nil)
    #expect(model.log.isEmpty)
  }

  /// However long it lasts and wherever it goes.
  @Test(arguments: [CGVector.zero, CGVector(dx: -60, dy: -200)])
  func aFingerThatHasRestedOutsideClosesIt(_ way: CGVector) {
    let model = Model()
    let tester = ViewTester(MenuScene(model: model), width: 390, height: 600)
    tester.tap("Actions")
    tester.advance(by: 0.8)
    tester.press(CGPoint(x: 380, y: 590))
    tester.advance(by: 3)
    tester.move(by: way, over: 0.2)
    #expect(tester.frame(of: "Copy") != nil)
    tester.release()
    tester.advance(by: 0.8)
    #expect(tester.frame(of: "Copy") == nil && model.log.isEmpty)
  }

  /// Text in a bar is limited; what opens from there is as large as the page's.
  @Test func aMenuOfABarHasThePagesTextSize() throws {
    func height(_ isInBar: Bool) throws -> CGFloat {
      let menu = Menu("Menu") { Button("Copy") {} }
      let tester = ViewTester(
        NavigationStack {
          VStack { if !isInBar { menu } }.toolbar { if isInBar { menu } }
        }
        .dynamicTypeSize(.accessibility3), width: 390, height: 844)
      tester.settle()
      tester.tap("Menu")
      tester.settle()
      return try #require(tester.frame(of: "Copy")).height
    }
    #expect(try height(true) == height(false))
  }

  /// Under a button in the middle a menu is centred; near an edge it begins or ends with its button.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func aMenuLiesUnderItsButton(_ direction: LayoutDirection) throws {
    let menu = Menu("Menu") {
      Button("Copy") {}
    }
    for (alignment, place) in [
      (Alignment.topLeading, { (menu: CGRect, button: CGRect) in menu.minX - button.minX }),
      (.top, { $0.midX - $1.midX }), (.topTrailing, { $0.maxX - $1.maxX }),
    ] {
      let tester = ViewTester(
        menu.padding(20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
          .environment(\.layoutDirection, direction),
        width: 390, height: 600)
      tester.settle()
      let button = try #require(tester.frame(of: "Menu"))
      tester.tap("Menu")
      tester.settle()
      let row = try #require(tester.frame(of: "Copy"))
      let isFlipped = direction == .rightToLeft
      func flipped(_ frame: CGRect) -> CGRect {
        isFlipped
          ? CGRect(x: 390 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
      }
      // The text begins 16 points from the edge of a menu of 250.
      let card = CGRect(x: flipped(row).minX - 16, y: row.minY, width: 250, height: row.height)
      #expect(abs(place(card, flipped(button))) < 1, "\(button) \(row)")
    }
  }

  @Test func keysOpenItGoThroughItAndCloseIt() {
    let model = Model()
    let tester = ViewTester(MenuScene(model: model), width: 390, height: 600)
    tester.key(.tab)
    tester.key(.return)
    tester.advance(by: 0.8)
    tester.key(.downArrow)
    tester.key(.return)
    tester.advance(by: 0.8)
    #expect(model.log == ["share"])
    tester.key(.return)
    tester.advance(by: 0.8)
    #expect(tester.frame(of: "Copy") != nil)
    tester.key(.escape)
    tester.advance(by: 0.8)
    #expect(tester.frame(of: "Copy") == nil)
  }

  @Test func aMenuInAMenuClosesBoth() {
    let model = Model()
    let tester = ViewTester(MenuScene(model: model), width: 390, height: 600)
    tester.tap("Actions")
    tester.advance(by: 0.8)
    tester.tap("More")
    tester.advance(by: 0.8)
    tester.tap("Inner")
    tester.advance(by: 0.8)
    #expect(model.log == ["inner"])
    #expect(tester.frame(of: "Inner") == nil)
    #expect(tester.frame(of: "Copy") == nil)
  }

  @Test func aMenuUnderAnotherStandsBackAndStaysLegible() throws {
    let model = Model()
    let tester = ViewTester(MenuScene(model: model), width: 390, height: 600)
    tester.tap("Actions")
    tester.advance(by: 0.8)
    let before = try #require(tester.frame(of: "Copy"))
    let row = try #require(tester.frame(of: "More"))
    tester.tap("More")
    tester.advance(by: 0.8)
    // Smaller about its middle, and none of its words are transparent.
    let after = try #require(tester.frame(of: "Copy"))
    #expect(after.width < before.width && after.width > before.width * 0.9)
    #expect(after.minY > before.minY)
    func words(_ items: [DisplayItem], _ outer: Double) -> [(String, Double)] {
      items.flatMap { item -> [(String, Double)] in
        switch item.content {
        case .text(let text): [(text.layout.string, outer * item.opacity)]
        case .group(let group): words(group.items, outer * item.opacity)
        default: []
        }
      }
    }
    #expect(words(tester.displayList.items, 1).first { $0.0 == "Copy" }?.1 == 1)
    // The inner menu begins where its row was.
    let inner = try #require(tester.tree.flattened.last { $0.text == "More" }).frame.rect
    #expect(abs(inner.minX - row.minX) < 1 && abs(inner.midY - row.midY) < 1)
    tester.key(.escape)
    tester.advance(by: 0.8)
    #expect(tester.frame(of: "Copy") == before)
  }

  @Test func aPressThatLastsOpensItAndALiftOnARowActs() throws {
    let model = Model()
    let tester = ViewTester(MenuScene(model: model), width: 390, height: 600)
    let button = try #require(tester.frame(of: "Actions"))
    tester.press(CGPoint(x: button.midX, y: button.midY))
    tester.advance(by: 0.9)
    let row = try #require(tester.frame(of: "Share"))
    tester.move(to: CGPoint(x: row.midX, y: row.midY), over: 0.2)
    tester.release()
    tester.advance(by: 0.8)
    #expect(model.log == ["share"])
    #expect(tester.frame(of: "Copy") == nil)
  }

  @Test func liftedOnTheButtonItStaysOpen() throws {
    let tester = ViewTester(MenuScene(model: Model()), width: 390, height: 600)
    let button = try #require(tester.frame(of: "Actions"))
    tester.tap(CGPoint(x: button.midX, y: button.midY), hold: 0.6)
    tester.advance(by: 0.8)
    #expect(tester.frame(of: "Copy") != nil)
  }

  @Test func aPointerGoesFromRowToRow() throws {
    let model = Model()
    let tester = ViewTester(MenuScene(model: model), width: 390, height: 600)
    tester.tap("Actions")
    tester.advance(by: 0.8)
    let copy = try #require(tester.frame(of: "Copy"))
    let share = try #require(tester.frame(of: "Share"))
    tester.press(CGPoint(x: copy.midX, y: copy.midY))
    tester.move(to: CGPoint(x: share.midX, y: share.midY), over: 0.2)
    tester.release()
    tester.advance(by: 0.8)
    #expect(model.log == ["share"])
  }

  @Test func aRowThatIsOffDoesNothing() {
    let model = Model()
    let tester = ViewTester(MenuScene(model: model), width: 390, height: 600)
    tester.tap("Actions")
    tester.advance(by: 0.8)
    tester.tap("Never")
    tester.advance(by: 0.8)
    #expect(model.log.isEmpty)
    #expect(tester.frame(of: "Copy") != nil)
  }

  @Test func aTapDoesThePrimaryActionAndAPressOpens() throws {
    let model = Model()
    let view = Menu("Add") {
      Button("Special") { model.log.append("special") }
    } primaryAction: {
      model.log.append("add")
    }
    let tester = ViewTester(view, width: 390, height: 600)
    tester.tap("Add")
    tester.advance(by: 0.8)
    #expect(model.log == ["add"])
    #expect(tester.frame(of: "Special") == nil)
    tester.tap(try #require(tester.frame(of: "Add")).center, hold: 0.6)
    tester.advance(by: 0.8)
    #expect(tester.frame(of: "Special") != nil)
    #expect(model.log == ["add"])
  }

  @Test func togglesAndPickersAreRowsWithMarks() throws {
    let tester = ViewTester(SettingsMenu(), width: 390, height: 600)
    tester.tap("Settings")
    tester.advance(by: 0.8)
    func marks() -> [String?] { tester.tree.flattened.filter { $0.type == "MenuItem" }.map(\.value) }
    #expect(marks() == ["0", "1", "0", nil])
    let plain = try #require(tester.frame(of: "Name")).minX
    tester.tap("Sound")
    tester.advance(by: 0.8)
    tester.tap("Settings")
    tester.advance(by: 0.8)
    #expect(marks() == ["1", "1", "0", nil])
    #expect(tester.frame(of: "Name")?.minX == plain)
    tester.tap("Size")
    tester.advance(by: 0.8)
    #expect(tester.frame(of: "By size") != nil)
    tester.tap("Settings")
    tester.advance(by: 0.8)
    tester.tap("Kept")
    tester.advance(by: 0.8)
    // An action that keeps the menu open.
    #expect(tester.frame(of: "kept 1") != nil)
    #expect(tester.frame(of: "Kept") != nil)
  }

  @Test func arrowKeysOpenAndCloseAMenuInAMenu() {
    let model = Model()
    let tester = ViewTester(MenuScene(model: model), width: 390, height: 600)
    tester.key(.tab)
    tester.key(.return)
    tester.advance(by: 0.8)
    for _ in 0..<2 { tester.key(.downArrow) }
    tester.key(.rightArrow)
    tester.advance(by: 0.8)
    #expect(tester.frame(of: "Inner") != nil)
    tester.key(.leftArrow)
    tester.advance(by: 0.8)
    #expect(tester.frame(of: "Inner") == nil)
    #expect(tester.frame(of: "Copy") != nil)
    tester.key(.rightArrow)
    tester.advance(by: 0.8)
    tester.key(.downArrow)
    tester.key(.return)
    tester.advance(by: 0.8)
    #expect(model.log == ["inner"])
    #expect(tester.frame(of: "Copy") == nil)
  }

  @Test(arguments: [UnitPoint.topLeading, .topTrailing, .bottomLeading, .bottomTrailing])
  func staysInTheWindow(_ corner: UnitPoint) throws {
    let view = Menu("Many") { ForEach(0..<30, id: \.self) { Button("Row \($0)") {} } }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: Alignment(corner))
    let tester = ViewTester(view, width: 390, height: 600)
    tester.tap("Many")
    tester.advance(by: 0.8)
    let button = try #require(tester.frame(of: "Many"))
    let scroll = try #require(tester.first("ScrollView")).frame.rect
    #expect(CGRect(x: 8, y: 8, width: 374, height: 584).contains(scroll))
    #expect(!scroll.intersects(button))
    #expect(scroll.height > 500)
    // What does not fit is scrolled; a drag chooses nothing.
    tester.drag(from: scroll.center, by: CGVector(dx: 0, dy: -200))
    tester.settle()
    #expect(tester.first("ScrollView") != nil)
  }
}

extension CGRect {
  fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}

extension Alignment {
  fileprivate init(_ point: UnitPoint) {
    self.init(horizontal: point.x == 0 ? .leading : .trailing, vertical: point.y == 0 ? .top : .bottom)
  }
}

private struct SettingsMenu: View {
  @State private var isLoud = false
  @State private var order = "Name"
  @State private var kept = 0
  var body: some View {
    VStack {
      Menu("Settings") {
        Toggle("Sound", systemImage: "bell", isOn: $isLoud)
        Picker("Order", selection: $order) {
          ForEach(["Name", "Size"], id: \.self) { Text($0) }
        }
        Button("Kept") { kept += 1 }.menuActionDismissBehavior(.disabled)
      }
      if order == "Size" { Text("By size") }
      if kept > 0 { Text("kept \(kept)") }
      Spacer()
    }
  }
}

private struct MenuScene: View {
  let model: Model
  var body: some View {
    VStack {
      Menu("Actions") {
        Button("Copy", systemImage: "doc.on.doc") { model.log.append("copy") }
        Button("Share") { model.log.append("share") }
        Button("Never") { model.log.append("never") }.disabled(true)
        Divider()
        Menu("More") { Button("Inner") { model.log.append("inner") } }
        Button("Delete", role: .destructive) { model.log.append("delete") }
      }
      Spacer()
    }
  }
}
