import Graphics
import SDLHost
import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

/// Links in texts are followed by pointers, keys and assistive technology.
@MainActor struct TextLinkTests {
  @MainActor @Observable final class Log {
    var opened: [String] = []
    var taps = 0
    var choice: Int?
    var isChanged = false
  }

  /// A window whose opened addresses are noted.
  static func tester<Content: View>(
    _ log: Log, size: CGSize = CGSize(width: 300, height: 400),
    preferences: UserPreferences = UserPreferences(), @ViewBuilder _ content: () -> Content
  ) -> ViewTester {
    let tester = ViewTester(
      content().environment(
        \.openURL,
        OpenURLAction { url in
          log.opened.append(url.absoluteString)
          return .handled
        }), size: size, preferences: preferences)
    tester.settle()
    return tester
  }

  static func links(_ tester: ViewTester) -> [TreeDump] {
    tester.tree.flattened.filter { $0.type == "Link" }
  }

  static func center(_ tester: ViewTester, _ title: String) throws -> CGPoint {
    let frame = try #require(links(tester).first { $0.text == title }?.frame.rect)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// All that is painted, the contents of groups in their place.
  static func items(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { item in
      if case .group(let group) = item.content { self.items(group.items) } else { [item] }
    }
  }

  /// The colours of the grounds of pressed links.
  static func grounds(_ tester: ViewTester) -> [RGBA] {
    let colors = [ColorScheme.light, .dark].map { SystemColor.fill.rgba($0) }
    return items(tester.displayList.items).compactMap { item in
      guard case .fill(_, .color(let color), _) = item.content, colors.contains(color) else { return nil }
      return color
    }
  }

  static func ring(_ tester: ViewTester) -> Path? {
    items(tester.displayList.items).lazy.compactMap { item -> Path? in
      if case .stroke(let path, _, _) = item.content { path } else { nil }
    }.first
  }

  @Test func aTapOnTheLettersOpensTheAddress() throws {
    let log = Log()
    let tester = Self.tester(log) { Text("Read [the terms](https://example.org/terms) first") }
    let text = try #require(tester.frame(of: "Read the terms first"))
    tester.tap(try Self.center(tester, "the terms"))
    #expect(log.opened == ["https://example.org/terms"])
    tester.tap(CGPoint(x: text.minX + 4, y: text.midY))
    tester.tap(CGPoint(x: text.maxX - 4, y: text.midY))
    #expect(log.opened.count == 1)
  }

  @Test func everyKindOfLinkCanBeFollowed() throws {
    var attributed = AttributedString("own")
    attributed.link = URL(string: "https://c.org")
    for (text, title, address) in [
      (Text("[mark](https://a.org)"), "mark", "https://a.org"),
      (Text("see https://b.org"), "https://b.org", "https://b.org"),
      (Text(attributed), "own", "https://c.org"),
    ] {
      let log = Log()
      let tester = Self.tester(log) { text }
      tester.tap(try Self.center(tester, title))
      #expect(log.opened == [address])
    }
  }

  @Test func withoutAHandlerTheSystemOpensIt() throws {
    var opened: [URL] = []
    let runner = OffscreenRunner(
      root: Text("[terms](https://a.org)"), size: CGSize(width: 200, height: 100)
    ) {
      $0.openURL = { url in
        opened.append(url)
        return true
      }
    }
    runner.settle()
    #expect(runner.host.performAccessibilityAction(on: "terms"))
    #expect(opened.map(\.absoluteString) == ["https://a.org"])
  }

  @Test(arguments: [ColorScheme.light, .dark]) func aPressHasAGreyGround(_ scheme: ColorScheme) throws {
    let log = Log()
    let tester = Self.tester(log) {
      Text("Read [the terms](https://a.org)").environment(\.colorScheme, scheme)
    }
    let expected = SystemColor.fill.rgba(scheme)
    tester.press(try Self.center(tester, "the terms"), kind: .mouse)
    tester.advance(by: 0.02)
    #expect(Self.grounds(tester) == [expected])
    tester.move(by: CGVector(dx: 0, dy: 100))
    tester.advance(by: 0.02)
    #expect(Self.grounds(tester).isEmpty)
    tester.move(by: CGVector(dx: 0, dy: -100))
    tester.advance(by: 0.02)
    #expect(Self.grounds(tester) == [expected] && log.opened.isEmpty)
    tester.release()
    tester.advance(by: 0.02)
    #expect(Self.grounds(tester).isEmpty && log.opened == ["https://a.org"])
  }

  @Test func aFingersPressShowsWhenItRests() throws {
    let log = Log()
    let tester = Self.tester(log) { Text("[terms](https://a.org)") }
    tester.press(try Self.center(tester, "terms"))
    var shown: [Bool] = []
    tester.onFrame = { shown.append(!Self.grounds($0).isEmpty) }
    tester.advance(by: 0.05)
    #expect(!shown.contains(true))
    tester.advance(by: 0.1)
    #expect(shown.last == true)
    tester.cancel()
    tester.advance(by: 0.05)
    #expect(shown.last == false && log.opened.isEmpty)
  }

  @Test func theMouseHasAHandOverTheLettersAlone() throws {
    var styles: [PointerStyle] = []
    let runner = OffscreenRunner(
      root: VStack {
        Text("Read [terms](https://a.org)")
        Text("[off](https://a.org)").disabled(true)
      }, size: CGSize(width: 300, height: 200)
    ) { $0.pointer = { styles.append($0) } }
    runner.settle()
    func hover(_ type: String, _ text: String) throws {
      let frame = try #require(
        runner.host.dump().flattened.first { $0.type == type && $0.text == text }?.frame.rect)
      runner.send(.hover(CGPoint(x: frame.minX + 4, y: frame.midY)))
      runner.settle()
    }
    try hover("Link", "terms")
    #expect(styles == [.link])
    try hover("Text", "Read terms")
    #expect(styles == [.link, .default])
    try hover("Link", "off")
    #expect(styles.count == 2)
  }

  @Test func keysFocusEachLinkInTheOrderOfReadingAndReturnFollowsIt() throws {
    let log = Log()
    let tester = Self.tester(log) {
      VStack {
        Text("[one](https://1.org) and [two](https://2.org)")
        Text("[three](https://3.org)")
      }
    }
    for title in ["one", "two", "three"] {
      tester.key(.tab)
      tester.settle()
      let frame = try #require(Self.links(tester).first { $0.text == title }?.frame.rect)
      let ring = try #require(Self.ring(tester)?.boundingRect)
      #expect(abs(ring.width - frame.width - 8) < 0.1 && abs(ring.height - frame.height - 2) < 0.1)
      tester.key(.return)
      tester.settle()
    }
    #expect(log.opened == ["https://1.org", "https://2.org", "https://3.org"])
    tester.key(.tab)
    tester.key(.return)
    #expect(log.opened.last == "https://1.org")
  }

  @Test func assistiveTechnologyKnowsAndFollowsEachLink() throws {
    let log = Log()
    let tester = Self.tester(log) { Text("[one](https://1.org) and [two](https://2.org)") }
    let links = Self.links(tester)
    #expect(links.map(\.text) == ["one", "two"])
    #expect(links.allSatisfy { $0.traits == ["isLink"] && $0.actions == ["default"] })
    #expect(tester.perform(on: "two"))
    #expect(log.opened == ["https://2.org"])
  }

  @Test func eachLineOfALinkIsPressedAndRinged() throws {
    let log = Log()
    let tester = Self.tester(log, size: CGSize(width: 120, height: 300)) {
      Text("ab [some words that need several lines](https://a.org)")
    }
    let frame = try #require(Self.links(tester).first?.frame.rect)
    #expect(Self.links(tester).count == 1 && frame.height > 40)
    let text = try #require(tester.tree.flattened.first { $0.type == "Text" }?.frame.rect)
    tester.tap(CGPoint(x: text.minX + 40, y: text.minY + 8))
    tester.tap(CGPoint(x: text.minX + 12, y: text.maxY - 8))
    #expect(log.opened.count == 2)
    // Before the link on its first line.
    tester.tap(CGPoint(x: text.minX + 4, y: text.minY + 8))
    #expect(log.opened.count == 2)
    tester.key(.tab)
    tester.settle()
    let ring = try #require(Self.ring(tester)?.boundingRect)
    #expect(abs(ring.height - frame.height - 2) < 0.1)
  }

  @Test func aLinkThatIsCutOffIsNotThere() {
    let log = Log()
    let tester = Self.tester(log, size: CGSize(width: 150, height: 100)) {
      Text("[one](https://1.org) and so many words before [two](https://2.org)").lineLimit(1)
    }
    #expect(Self.links(tester).map(\.text) == ["one"])
    tester.key(.tab)
    tester.key(.tab)
    tester.key(.return)
    #expect(log.opened == ["https://1.org"])
  }

  @Test func fromRightToLeftALinkLiesWhereItsLettersAre() throws {
    let log = Log()
    let tester = Self.tester(log) {
      Text("לפני [קישור](https://a.org)").frame(width: 280, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
    }
    let text = try #require(tester.tree.flattened.first { $0.type == "Text" }?.frame.rect)
    let link = try #require(Self.links(tester).first?.frame.rect)
    #expect(abs(link.minX - text.minX) < 0.5 && link.maxX < text.maxX - 20)
    tester.tap(CGPoint(x: link.midX, y: link.midY))
    tester.tap(CGPoint(x: text.maxX - 5, y: text.midY))
    #expect(log.opened == ["https://a.org"])
  }

  @Test func linksOfJoinedTextsAreTheirOwn() throws {
    let log = Log()
    let tester = Self.tester(log) {
      Text("[one](https://1.org)") + Text(" and ").bold() + Text("[two](https://2.org)").italic()
    }
    tester.tap(try Self.center(tester, "two"))
    tester.tap(try Self.center(tester, "one"))
    #expect(log.opened == ["https://2.org", "https://1.org"])
  }

  @Test func textsWithoutLinksHaveNoNodes() throws {
    let tester = ViewTester(Text("plain"))
    tester.settle()
    func texts(_ node: LayoutNode) -> [TextLeaf] {
      (node as? TextLeaf).map { [$0] } ?? node.children.flatMap(texts)
    }
    let leaf = try #require(tester.host.tree.rootLayout.map(texts)?.first)
    #expect(leaf.children.isEmpty && leaf.pointerResponder == nil && leaf.keyResponder == nil)
  }
}
