import Graphics
import SwiftUI
import Testing
import ViewTreeTesting

@testable import ViewTree

/// Links in texts of buttons, rows, scroll views and views that cannot be pressed.
@MainActor struct TextLinkSurroundingsTests {
  typealias Log = TextLinkTests.Log
  private let log = Log()

  private func tester<Content: View>(
    size: CGSize = CGSize(width: 300, height: 400), @ViewBuilder _ content: () -> Content
  ) -> ViewTester {
    TextLinkTests.tester(log, size: size, content)
  }

  @Test func inALabelOfAButtonItBelongsToTheButton() throws {
    let tester = tester {
      Button {
        log.taps += 1
      } label: {
        Text("See [terms](https://a.org)")
      }
    }
    #expect(TextLinkTests.links(tester).isEmpty)
    let frame = try #require(tester.frame(of: "See terms"))
    tester.tap(CGPoint(x: frame.maxX - 8, y: frame.midY))
    #expect(log.opened.isEmpty && log.taps == 1)
    tester.key(.tab)
    tester.key(.return)
    #expect(log.opened.isEmpty && log.taps == 2)
  }

  @Test func aTapOfWhatItLiesInDoesNotActOnALink() throws {
    let tester = tester {
      Text("See [terms](https://a.org)").padding().contentShape(Rectangle()).onTapGesture { log.taps += 1 }
    }
    tester.tap(try TextLinkTests.center(tester, "terms"))
    #expect(log.opened == ["https://a.org"] && log.taps == 0)
    let frame = try #require(tester.frame(of: "See terms"))
    tester.tap(CGPoint(x: frame.minX + 4, y: frame.midY))
    #expect(log.opened.count == 1 && log.taps == 1)
  }

  private struct Rows: View {
    @Bindable var log: Log
    var body: some View {
      List(0..<30, id: \.self, selection: $log.choice) { row in
        Text("Row \(row) [terms\(row)](https://a.org)")
      }
      .listStyle(.plain)
    }
  }

  @Test func aRowIsNeitherChosenNorLitByATapOnALink() throws {
    let tester = tester { Rows(log: log) }
    let place = try TextLinkTests.center(tester, "terms1")
    let before = TextLinkTests.rows(tester)
    tester.press(place)
    tester.advance(by: 0.2)
    #expect(!TextLinkTests.grounds(tester).isEmpty && TextLinkTests.rows(tester) == before)
    tester.release()
    tester.settle()
    #expect(log.opened == ["https://a.org"] && log.choice == nil)
    let frame = try #require(tester.frame(of: "Row 1 terms1"))
    tester.tap(CGPoint(x: frame.minX + 4, y: frame.midY))
    #expect(log.opened.count == 1 && log.choice == 1)
  }

  @Test func aDragThatBeginsOnALinkScrolls() throws {
    let tester = tester { Rows(log: log) }
    let place = try TextLinkTests.center(tester, "terms4")
    tester.onFrame = { #expect(TextLinkTests.grounds($0).isEmpty) }
    tester.drag(from: place, by: CGVector(dx: 0, dy: -80))
    tester.settle()
    #expect(try TextLinkTests.center(tester, "terms4").y < place.y - 50)
    #expect(log.opened.isEmpty && log.choice == nil)
  }

  @Test func keysScrollALinkIntoSight() throws {
    let tester = tester(size: CGSize(width: 200, height: 200)) {
      ScrollView {
        Color.red.frame(height: 400)
        Text("[far](https://a.org)")
      }
    }
    tester.key(.tab)
    tester.settle()
    let place = try TextLinkTests.center(tester, "far")
    #expect(CGRect(x: 0, y: 0, width: 200, height: 200).contains(place))
    tester.key(.return)
    #expect(log.opened == ["https://a.org"])
  }

  @Test func disabledAndUnhittableTextsAreNotFollowed() throws {
    let tester = tester {
      VStack {
        Text("[off](https://a.org)").disabled(true)
        Text("[out](https://b.org)").allowsHitTesting(false)
      }
    }
    tester.tap(try TextLinkTests.center(tester, "off"))
    tester.tap(try TextLinkTests.center(tester, "out"))
    tester.key(.tab)
    tester.key(.return)
    #expect(!tester.perform(on: "off"))
    #expect(log.opened.isEmpty)
  }

  @Test func aTextThatCanBeSelectedIsCopiedByALongPressAndFollowedByATap() throws {
    let tester = tester { Text("See [terms](https://a.org)").textSelection(.enabled) }
    let place = try TextLinkTests.center(tester, "terms")
    tester.press(place)
    tester.advance(by: 1)
    tester.release()
    tester.settle()
    #expect(tester.frame(of: "Copy") != nil && log.opened.isEmpty)
    tester.key(.escape)
    tester.settle()
    tester.tap(try TextLinkTests.center(tester, "terms"))
    #expect(log.opened == ["https://a.org"])
  }

  private struct Changing: View {
    let log: Log
    var body: some View {
      Text(log.isChanged ? "[terms](https://b.org)" : "[terms](https://a.org)")
    }
  }

  @Test func aPressEndsWhenTheAddressChanges() throws {
    let tester = tester { Changing(log: log) }
    tester.press(try TextLinkTests.center(tester, "terms"), kind: .mouse)
    tester.advance(by: 0.02)
    #expect(!TextLinkTests.grounds(tester).isEmpty)
    log.isChanged = true
    tester.advance(by: 0.02)
    #expect(TextLinkTests.grounds(tester).isEmpty)
    tester.release()
    tester.settle()
    #expect(log.opened.isEmpty)
    tester.tap(try TextLinkTests.center(tester, "terms"))
    #expect(log.opened == ["https://b.org"])
  }

  private struct Growing: View {
    let log: Log
    var body: some View {
      Text(log.isChanged ? "ab [cd](https://a.org)" : "[ab](https://a.org) cd")
        .foregroundStyle(.red)
    }
  }

  @Test func aLinkFollowsItsLettersWhenTheTextChanges() throws {
    let tester = tester { Growing(log: log) }
    let first = try TextLinkTests.center(tester, "ab")
    log.isChanged = true
    tester.settle()
    #expect(try TextLinkTests.center(tester, "cd").x > first.x + 10)
    #expect(TextLinkTests.links(tester).count == 1)
  }
}

extension TextLinkTests {
  /// How many rows are painted as pressed.
  static func rows(_ tester: ViewTester) -> Int {
    items(tester.displayList.items).filter { item in
      guard case .fill(let path, .color(let color), _) = item.content else { return false }
      return path.boundingRect.height >= 40 && path.boundingRect.height < 100 && color.alpha == 1
    }.count
  }
}
