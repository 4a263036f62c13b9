import SwiftUI
import Testing
import ViewTreeTesting

/// Labels of several texts in rows of lists and in menus, and controls that share a line of a menu.
@MainActor struct SubtitleTests {
  private func shown<V: View>(_ view: V) -> ViewTester {
    let tester = ViewTester(view, size: CGSize(width: 390, height: 700))
    tester.settle()
    return tester
  }

  private static func several() -> some View {
    Group {
      Text("title")
      Text("subtitle")
    }
  }

  @Test(arguments: [0, 1, 2])
  func theSecondTextOfALabelInAListIsItsSubtitle(_ kind: Int) throws {
    let tester = shown(
      List {
        switch kind {
        case 0:
          Label {
            Self.several()
          } icon: {
            Image(systemName: "star")
          }
        case 1:
          LabeledContent {
            Text("value")
          } label: {
            Self.several()
          }
        default: Toggle(isOn: .constant(true)) { Self.several() }
        }
        Text("plain")
      })
    let (title, subtitle) = (
      try #require(tester.frame(of: "title")), try #require(tester.frame(of: "subtitle"))
    )
    #expect(subtitle.minX == title.minX && subtitle.minY >= title.maxY)
    #expect(subtitle.height < title.height)
    #expect(title.height == tester.frame(of: "plain")?.height)
    #expect(try ink(tester, "subtitle").alpha < ink(tester, "title").alpha)
  }

  private func ink(_ tester: ViewTester, _ string: String) throws -> RGBA {
    func search(_ items: [DisplayItem]) -> RGBA? {
      items.lazy.compactMap { item in
        switch item.content {
        case .text(let text) where text.layout.string == string:
          text.layout.lines.first?.fragments.first?.color
        case .group(let group): search(group.items)
        default: nil
        }
      }.first
    }
    return try #require(search(tester.displayList.items))
  }

  @Test func elsewhereTheTextsOfALabelAreAColumnOfOneLook() throws {
    let tester = shown(
      Label {
        Self.several()
      } icon: {
        Image(systemName: "star")
      })
    #expect(tester.frame(of: "title")?.height == tester.frame(of: "subtitle")?.height)
  }

  @Test(arguments: [false, true])
  func theSecondTextOfAButtonInAMenuIsItsSubtitle(_ hasIcon: Bool) throws {
    var count = 0
    let tester = shown(
      Menu("Menu") {
        Button {
          count += 1
        } label: {
          Text("title")
          Text("subtitle")
          if hasIcon { Image(systemName: "star") }
        }
        Menu {
          Button("inner") {}
        } label: {
          Text("more")
          Text("about it")
        }
        Button("plain") {}
      })
    tester.tap("Menu")
    tester.settle()
    for (first, second) in [("title", "subtitle"), ("more", "about it")] {
      let (title, subtitle) = (try #require(tester.frame(of: first)), try #require(tester.frame(of: second)))
      #expect(abs(subtitle.minX - title.minX) < 0.5 && subtitle.minY >= title.maxY - 0.5)
      #expect(subtitle.height < title.height)
      #expect(abs(title.minX - (tester.frame(of: "plain")?.minX ?? 0)) < 0.5)
    }
    tester.tap("subtitle")
    tester.settle()
    #expect(count == 1)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func controlsOfAGroupShareALineOfAMenu(_ direction: LayoutDirection) throws {
    var log: [String] = []
    let tester = shown(
      Menu("Menu") {
        ControlGroup {
          Button("Cut", systemImage: "star") { log.append("cut") }
          Button("Copy", systemImage: "heart") { log.append("copy") }
          Button("Paste", systemImage: "star") { log.append("paste") }
        }
        Button("below") { log.append("below") }
      }
      .environment(\.layoutDirection, direction))
    let side: CGFloat = direction == .leftToRight ? 1 : -1
    func open() {
      tester.tap("Menu")
      tester.settle()
    }
    open()
    let frames = try ["Cut", "Copy", "Paste"].map { try #require(tester.frame(of: $0)) }
    #expect(Set(frames.map(\.midY)).count == 1)
    #expect(side * (frames[1].midX - frames[0].midX) > 40 && side * (frames[2].midX - frames[1].midX) > 40)
    #expect(abs((frames[2].midX - frames[1].midX) - (frames[1].midX - frames[0].midX)) < 1)
    #expect(try #require(tester.frame(of: "below")).minY > frames[0].maxY)
    for name in ["Cut", "Copy", "Paste"] {
      if tester.frame(of: name) == nil { open() }
      tester.tap(name)
      tester.settle()
    }
    #expect(log == ["cut", "copy", "paste"])
    // By keys: from the first to the one beside it, and down.
    open()
    tester.key(.downArrow)
    tester.key(direction == .leftToRight ? .rightArrow : .leftArrow)
    tester.key(.return)
    tester.settle()
    #expect(log.last == "copy")
  }

  @Test func behindThePreviewOfAContextMenuEverythingIsBlurred() throws {
    func blurs(_ items: [DisplayItem]) -> Bool {
      items.contains { item in
        switch item.content {
        case .fill(let path, let paint, _): paint.isBackdrop && path.boundingRect.width >= 390
        case .group(let group): blurs(group.items)
        default: false
        }
      }
    }
    let tester = shown(
      Text("Dish").padding().contextMenu {
        Button("Order") {}
      } preview: {
        Text("A picture")
      })
    #expect(!blurs(tester.displayList.items))
    tester.tap(try #require(tester.frame(of: "Dish")).origin, hold: 0.7)
    tester.settle()
    #expect(tester.frame(of: "A picture") != nil && blurs(tester.displayList.items))
    tester.tap(CGPoint(x: 10, y: 690))
    tester.settle()
    #expect(!blurs(tester.displayList.items))
  }

  private struct Dismissed: View {
    let log: (String) -> Void
    let isCover: Bool
    @State private var isShown = false
    var body: some View {
      let page = Button("open") { isShown = true }
      if isCover {
        page.fullScreenCover(isPresented: $isShown, onDismiss: { log("dismissed") }, content: content)
      } else {
        page.sheet(isPresented: $isShown, onDismiss: { log("dismissed") }, content: content)
      }
    }
    private func content() -> some View {
      Button("close") { isShown = false }.onDisappear { log("disappeared") }
    }
  }

  @Test(arguments: [false, true])
  func aPresentationIsDismissedOnceItsContentHasDisappeared(_ isCover: Bool) {
    var log: [String] = []
    let tester = shown(Dismissed(log: { log.append($0) }, isCover: isCover))
    tester.tap("open")
    tester.settle()
    tester.tap("close")
    tester.settle()
    #expect(log == ["disappeared", "dismissed"])
  }
}
