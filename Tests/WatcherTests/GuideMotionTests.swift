import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// Every frame of the guide's main interactions, with its own content.
@MainActor struct GuideMotionTests {
  private func visit(
    _ place: String, sourceLocation: SourceLocation = #_sourceLocation, _ visit: (ViewTester) -> Void
  ) {
    Watched.visit(
      place, GuideView(store: RestaurantStore(folder: .bundled)), sourceLocation: sourceLocation, visit)
  }

  private func open(_ tester: ViewTester, row: Int = 2) {
    tester.tap("row-\(row)")
    tester.settle()
  }

  @Test func theSheetOpensAndGoesByTheScrim() {
    visit("guide: sheet by scrim") { tester in
      open(tester)
      tester.tap(CGPoint(x: 195, y: 200))
      tester.settle()
      tester.tap("row-4")
      tester.advance(by: 0.08)
      tester.tap(CGPoint(x: 195, y: 120))
    }
  }

  @Test func theSheetIsDragged() {
    visit("guide: sheet by drag") { tester in
      open(tester)
      tester.drag(from: tester.middle(of: "bottom-sheet-handle"), by: CGVector(dx: 0, dy: -300))
      tester.settle()
      tester.drag(from: CGPoint(x: 195, y: 500), by: CGVector(dx: 0, dy: -150))
      tester.settle()
      tester.drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 420))
      tester.settle()
      tester.drag(from: tester.middle(of: "bottom-sheet-handle"), by: CGVector(dx: 0, dy: 330))
      tester.settle()
    }
  }

  @Test func theSheetIsThrown() {
    visit("guide: sheet by throw") { tester in
      open(tester)
      tester.flick(from: tester.middle(of: "bottom-sheet-handle"), by: CGVector(dx: 0, dy: -90), over: 0.08)
      tester.settle()
      tester.flick(from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 120), over: 0.12)
      tester.settle()
      tester.flick(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: 200), over: 0.1)
      tester.settle()
    }
  }

  @Test func theSheetIsCaughtInFlight() {
    visit("guide: sheet caught") { tester in
      tester.tap("row-2")
      tester.advance(by: 0.1)
      let y = tester.frame(of: "bottom-sheet")?.minY ?? 600
      tester.press(CGPoint(x: 195, y: min(830, y + 30)))
      tester.advance(by: 0.1)
      tester.move(by: CGVector(dx: 0, dy: -200), over: 0.25)
      tester.release()
      tester.advance(by: 0.1)
      tester.key(.escape)
      tester.settle()
    }
  }

  @Test func theSheetGoesByKeys() {
    visit("guide: sheet by keys") { tester in
      tester.key(.tab)
      tester.key(.downArrow)
      tester.advance(by: 0.1)
      tester.key(.return)
      tester.settle()
      tester.key(.upArrow)
      tester.settle()
      tester.key(.pageDown)
      tester.settle()
      tester.key(.escape)
      tester.settle()
      tester.key(.escape)
      tester.settle()
    }
  }

  @Test func theSheetGoesByTheWheel() {
    visit("guide: sheet by wheel") { tester in
      open(tester)
      for _ in 0..<3 {
        tester.wheel(at: CGPoint(x: 195, y: 700), dy: -60)
        tester.advance(by: 0.2)
      }
      tester.settle()
      for _ in 0..<4 {
        tester.wheel(at: CGPoint(x: 195, y: 500), dy: 60)
        tester.advance(by: 0.2)
      }
    }
  }

  @Test func theListIsThrownAndPulled() {
    visit("guide: list") { tester in
      let middle = CGPoint(x: 195, y: 500)
      tester.flick(from: middle, by: CGVector(dx: 0, dy: -300), over: 0.12)
      tester.settle()
      tester.flick(from: middle, by: CGVector(dx: 0, dy: 300), over: 0.08)
      tester.settle()
      tester.drag(from: CGPoint(x: 195, y: 260), by: CGVector(dx: 0, dy: 280), over: 0.4)
      tester.settle()
      tester.key(.end)
      tester.settle()
      tester.key(.function(5))
      tester.settle()
    }
  }

  @Test func cardsAreSwipedAndTakenBack() {
    visit("guide: cards") { tester in
      tester.tap("tab-discover")
      tester.settle()
      tester.flick(from: CGPoint(x: 150, y: 350), by: CGVector(dx: 110, dy: -15), over: 0.12)
      tester.settle()
      tester.drag(from: CGPoint(x: 150, y: 350), by: CGVector(dx: 60, dy: 0))
      tester.settle()
      tester.drag(from: CGPoint(x: 195, y: 350), by: CGVector(dx: -170, dy: 0))
      tester.settle()
      tester.tap("undo")
      tester.settle()
    }
  }

  @Test func cardsAreSentAwayByButtons() {
    visit("guide: card buttons") { tester in
      tester.tap("tab-discover")
      tester.advance(by: 0.2)
      tester.tap("like")
      tester.advance(by: 0.06)
      tester.tap("like")
      tester.advance(by: 0.06)
      #expect(tester.tap("skip"))
      tester.settle()
      tester.key(.leftArrow)
      tester.advance(by: 0.1)
      tester.key(.rightArrow)
      tester.settle()
      tester.key(.delete)
      tester.settle()
    }
  }

  /// M04 with pictures that are decoded while frames go on: neither cards nor the sheet show one worse than before.
  @Test func m04_picturesThatComeLateNeverGetWorse() async throws {
    let tester = ViewTester(
      GuideView(store: RestaurantStore(folder: .bundled)), size: CGSize(width: 390, height: 844))
    tester.runner.pictures.isSynchronous = false
    let watcher = tester.watch("late pictures", rules: MotionRules.all.filter { $0.id == "M04" })
    var standIns = 0
    func play(_ frames: Int) async throws {
      for _ in 0..<frames {
        tester.advance(by: 1 / 60)
        _ = tester.runner.paint()
        standIns += tester.displayList.items.count {
          if case .image(let image) = $0.content { image.isStandIn } else { false }
        }
        try await Task.sleep(for: .milliseconds(2))
        tester.host.resourcesChanged()
      }
    }
    try await play(4)
    tester.tap("tab-discover")
    try await play(3)
    for _ in 0..<2 {
      #expect(tester.tap("like"))
      try await play(4)
    }
    try await play(20)
    #expect(tester.tap("details"))
    try await play(60)
    #expect(tester.frame(of: "bottom-sheet") != nil && standIns > 0)
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
  }

  @Test func aCardOpensItsSheet() {
    visit("guide: card to sheet") { tester in
      tester.tap("tab-discover")
      tester.settle()
      tester.tap(CGPoint(x: 195, y: 350))
      tester.settle()
      tester.key(.escape)
      tester.settle()
    }
  }

  @Test func theRingIsInSightInDiscover() {
    visit("guide: ring in Discover") { tester in
      tester.tap("tab-discover")
      tester.settle()
      for _ in 0..<3 {
        tester.key(.tab)
        tester.advance(by: 0.2)
      }
      tester.key(.return)
      tester.settle()
      tester.key(.escape)
      tester.settle()
    }
  }

  @Test(arguments: [195.0, 350])
  func aCoverOpensItsSheet(_ x: Double) {
    visit(x < 200 ? "guide: middle cover" : "guide: side cover") { tester in
      tester.tap("tab-photos")
      tester.settle()
      tester.tap(CGPoint(x: x, y: tester.middle(of: "carousel").y))
      tester.settle()
      tester.key(.escape)
      tester.settle()
    }
  }

  @Test func coversAreDraggedAndThrown() {
    visit("guide: covers") { tester in
      tester.tap("tab-photos")
      tester.settle()
      let y = tester.middle(of: "carousel").y
      tester.flick(from: CGPoint(x: 320, y: y), by: CGVector(dx: -220, dy: 0), over: 0.14)
      tester.settle()
      tester.drag(from: CGPoint(x: 195, y: y), by: CGVector(dx: 120, dy: 0))
      tester.settle()
      tester.flick(from: CGPoint(x: 100, y: y), by: CGVector(dx: 250, dy: 0), over: 0.08)
      tester.advance(by: 0.1)
      tester.press(CGPoint(x: 195, y: y))
      tester.advance(by: 0.1)
      tester.release()
      tester.settle()
      tester.key(.rightArrow)
      tester.settle()
    }
  }

  @Test func tabsAreSwitched() {
    visit("guide: tabs") { tester in
      for tab in ["discover", "photos", "restaurants", "photos", "discover", "restaurants"] {
        tester.tap("tab-\(tab)")
        tester.advance(by: 0.15)
      }
      tester.flick(from: CGPoint(x: 195, y: 500), by: CGVector(dx: 0, dy: -300), over: 0.1)
      tester.advance(by: 0.1)
      tester.tap("tab-discover")
      tester.advance(by: 0.1)
      tester.tap("tab-restaurants")
      tester.settle()
    }
  }

  @Test func aFavouriteIsMadeInTheSheet() {
    visit("guide: favourite") { tester in
      open(tester)
      tester.tap("favourite")
      tester.settle()
      tester.tap("favourite")
      tester.advance(by: 0.1)
      tester.key(.escape)
      tester.settle()
    }
  }

  @Test func theWindowGetsAnotherSize() {
    visit("guide: resized") { tester in
      open(tester)
      tester.resize(to: CGSize(width: 500, height: 700))
      tester.advance(by: 0.2)
      tester.resize(to: CGSize(width: 844, height: 390))
      tester.settle()
      tester.key(.escape)
      tester.settle()
    }
  }

  /// M14: what is on its way goes on in the new layout, across the border of layouts too.
  @Test(arguments: [
    CGSize(width: 844, height: 390), CGSize(width: 500, height: 700), CGSize(width: 900, height: 800),
  ])
  func m14_whatIsOnItsWayGoesOnInAnotherSize(_ size: CGSize) {
    visit("guide: resized on the way to \(Int(size.width))x\(Int(size.height))") { tester in
      let steps: [(ViewTester) -> Void] = [
        { $0.tap("row-2") },
        { $0.key(.escape) },
        { $0.flick(from: CGPoint(x: 195, y: 330), by: CGVector(dx: 0, dy: -200), over: 0.1) },
        { $0.tap("tab-discover") },
        { $0.flick(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 110, dy: -15), over: 0.12) },
        { $0.tap("undo") },
        { $0.tap("tab-photos") },
        {
          $0.flick(
            from: CGPoint(x: 195, y: $0.middle(of: "carousel").y), by: CGVector(dx: -90, dy: 0), over: 0.1)
        },
      ]
      for step in steps {
        step(tester)
        tester.advance(by: 0.12)
        tester.resize(to: size)
        tester.settle()
        tester.resize(to: CGSize(width: 390, height: 844))
        tester.settle()
      }
    }
  }
}
