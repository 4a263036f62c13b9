import Foundation
import SwiftUI
import Testing
import Tutorials
import ViewTreeTesting

/// Every frame of what each of the tutorials' scenes is about.
@MainActor struct TutorialMotionTests {
  @Test(arguments: TutorialScene.allCases)
  func theScenesGestureIsRightInEveryFrame(_ scene: TutorialScene) {
    Watched.visit("tutorials \(scene.rawValue)", TutorialsView(scene: scene)) { tester in
      Self.gesture(scene, tester)
    }
  }

  private static func gesture(_ scene: TutorialScene, _ tester: ViewTester) {
    let middle = CGPoint(x: 195, y: 420)
    switch scene {
    case .sheet:
      tester.tap("row-1")
      tester.settle()
      tester.drag(from: CGPoint(x: 195, y: 500), by: CGVector(dx: 0, dy: -300))
      tester.settle()
      tester.drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 250))
      tester.settle()
      tester.tap(CGPoint(x: 195, y: 20))
    case .cards:
      tester.drag(from: middle, by: CGVector(dx: 60, dy: 0))
      tester.settle()
      tester.drag(from: middle, by: CGVector(dx: 150, dy: 0))
      tester.settle()
      tester.tap(middle)
    case .helix, .coverflow, .visualeffect:
      tester.flick(from: middle, by: CGVector(dx: -200, dy: -200), over: 0.1)
      tester.settle()
      tester.drag(from: middle, by: CGVector(dx: 120, dy: 120))
    case .hero:
      tester.tap("thalassa")
      tester.settle()
      tester.drag(from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 200))
      tester.settle()
      tester.key(.escape)
    case .refresh:
      tester.drag(from: CGPoint(x: 195, y: 260), by: CGVector(dx: 0, dy: 260), over: 0.4)
      tester.advance(by: 4)
    default:
      tester.flick(from: middle, by: CGVector(dx: 0, dy: -300), over: 0.1)
      tester.settle()
      tester.flick(from: middle, by: CGVector(dx: 0, dy: 390), over: 0.1)
    }
    tester.settle()
    tester.advance(by: 0.3)
  }

  @Test func m06_coversThatAreThrownPastTheirEndGoOnAsTheyMove() {
    Watched.visit("tutorials visualeffect", TutorialsView(scene: .visualeffect)) { tester in
      tester.flick(from: CGPoint(x: 15, y: 498), by: CGVector(dx: 370, dy: 0), over: 0.1)
      tester.settle()
      // A wheel goes on under a finger that rests.
      tester.wheel(at: CGPoint(x: 195, y: 422), dy: -120)
      tester.advance(by: 0.04)
      tester.press(CGPoint(x: 195, y: 100))
      tester.advance(by: 0.2)
      tester.release()
    }
  }

  @Test func theMenuOpensItsScenes() {
    Watched.visit("tutorials menu", TutorialsView()) { tester in
      tester.flick(from: CGPoint(x: 195, y: 600), by: CGVector(dx: 0, dy: -200), over: 0.1)
      tester.settle()
      tester.tap("cards")
      tester.settle()
      tester.tap("back")
      tester.settle()
    }
  }

  /// M08: the scrim of a scene belongs to the scene's page, while that comes, goes, or is held by a finger too.
  @Test func theScrimOfAPageOnItsWayDimsThePage() {
    Watched.visit("tutorials: scrim of a page", TutorialsView()) { tester in
      tester.tap("Restaurants with a sheet")
      tester.advance(by: 0.15)
      tester.tap(CGPoint(x: 300, y: 300))
      tester.settle()
      tester.press(CGPoint(x: 3, y: 300))
      tester.move(by: CGVector(dx: 260, dy: 0), over: 0.2)
      tester.advance(by: 0.2)
      tester.release()
      tester.settle()
      #expect(tester.frame(of: "Restaurants with a sheet") != nil)
    }
  }
}
