import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// The guide's main interactions as rows of frames, compared with those that were recorded and looked at.
@MainActor struct FilmStripTests {
  /// A visit of which some frames are kept.
  private final class Film {
    let tester: ViewTester
    private(set) var lists: [DisplayList] = []

    init() {
      tester = ViewTester(GuideView(store: RestaurantStore(folder: .bundled)))
      tester.settle()
    }

    func shoot() { lists.append(tester.displayList) }

    /// Lets time pass and keeps the frame after each of these steps, in seconds.
    func watch(_ steps: TimeInterval...) {
      for step in steps {
        tester.advance(by: step)
        shoot()
      }
    }

    /// Moves the finger in equal parts and keeps the frame after each.
    func move(by way: CGVector, over duration: TimeInterval, shots: Int) {
      for _ in 0..<shots {
        let part = CGFloat(shots)
        tester.move(by: CGVector(dx: way.dx / part, dy: way.dy / part), over: duration / Double(shots))
        tester.advance(by: 1.0 / 60)
        shoot()
      }
    }
  }

  enum Strip: String, CaseIterable, Sendable {
    case rise, flick, caught, handoff, escape, card, pull, covers, tabs
  }

  @Test(arguments: Strip.allCases)
  func theGuideMovesAsItDid(_ strip: Strip) throws {
    let film = Film()
    play(strip, film, film.tester)
    let picture = try #require(film.tester.filmStrip(of: film.lists, scale: 0.3))
    if let complaint = try StripFolder.complaint(about: picture, name: strip.rawValue) {
      Issue.record("\(complaint)")
    }
  }

  private func play(_ strip: Strip, _ film: Film, _ tester: ViewTester) {
    switch strip {
    case .rise:
      tester.tap("row-2")
      film.watch(0.02, 0.06, 0.08, 0.1, 0.5)
    case .flick:
      opened(tester)
      tester.press(tester.middle(of: "bottom-sheet-handle"))
      film.move(by: CGVector(dx: 0, dy: -80), over: 0.08, shots: 1)
      tester.release()
      film.watch(0.05, 0.05, 0.08, 0.5)
    case .caught:
      opened(tester)
      tester.key(.upArrow)
      film.watch(0.08)
      tester.press(CGPoint(x: 195, y: (tester.frame(of: "bottom-sheet")?.minY ?? 200) + 60))
      film.move(by: CGVector(dx: 0, dy: 300), over: 0.25, shots: 2)
      tester.release()
      film.watch(0.06, 0.12)
    case .handoff:
      opened(tester)
      tester.press(CGPoint(x: 260, y: 780))
      film.move(by: CGVector(dx: 0, dy: -640), over: 0.8, shots: 2)
      film.move(by: CGVector(dx: 0, dy: 560), over: 0.8, shots: 2)
      tester.advance(by: 0.1)
      tester.release()
      film.watch(0.6)
    case .escape:
      opened(tester)
      tester.key(.upArrow)
      tester.settle()
      tester.key(.escape)
      film.watch(0.08, 0.12, 0.6)
      tester.key(.escape)
      film.watch(0.08, 0.6)
    case .card:
      tester.tap("tab-discover")
      tester.settle()
      tester.press(CGPoint(x: 150, y: 300))
      film.move(by: CGVector(dx: 110, dy: -15), over: 0.12, shots: 1)
      tester.release()
      film.watch(0.08, 0.5)
      tester.tap("undo")
      film.watch(0.08, 0.6)
    case .pull:
      tester.press(CGPoint(x: 195, y: 260))
      film.move(by: CGVector(dx: 0, dy: 260), over: 0.4, shots: 2)
      tester.release()
      film.watch(0.3, 0.4, 0.6)
    case .covers:
      tester.tap("tab-photos")
      tester.settle()
      tester.press(CGPoint(x: 320, y: tester.middle(of: "carousel").y))
      film.move(by: CGVector(dx: -220, dy: 0), over: 0.14, shots: 1)
      tester.release()
      film.watch(0.1, 0.2, 1.5)
      tester.tap(CGPoint(x: 350, y: tester.middle(of: "carousel").y))
      film.watch(0.1, 0.6)
    case .tabs:
      tester.tap("tab-discover")
      film.watch(0.02, 0.3)
      tester.tap("tab-photos")
      film.watch(0.02, 0.3)
      tester.tap("tab-restaurants")
      film.watch(0.02)
    }
  }

  private func opened(_ tester: ViewTester) {
    tester.tap("row-2")
    tester.settle()
  }
}
