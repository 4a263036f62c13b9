import SwiftUI
import Testing
import ViewTreeTesting

@testable import Tutorials

/// The scenes that only show, and the menu.
struct SceneTests {
  static let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  @MainActor static func scene(_ scene: TutorialScene?) -> ViewTester {
    let tester = ViewTester(
      TutorialsView(scene: scene), size: CGSize(width: 393, height: 852), safeArea: insets)
    tester.settle()
    return tester
  }

  @Test func theMenuLeadsToEachSceneAndBack() {
    for scene in TutorialScene.allCases where scene.chapter != nil {
      let tester = Self.scene(nil)
      if tester.visibleFrame(of: scene.rawValue).map({ $0.maxY > 810 }) ?? true {
        tester.drag(from: CGPoint(x: 196, y: 700), by: CGVector(dx: 0, dy: -300))
        tester.settle()
      }
      #expect(tester.tap(scene.rawValue), "\(scene)")
      tester.advance(by: 1)
      #expect(tester.frame(of: "menu") == nil)
      #expect(tester.tap("back"))
      tester.advance(by: 1)
      #expect(tester.frame(of: "menu") != nil)
    }
  }

  @Test func theStripCoversTheStatusBarAndTurnsRed() {
    let tester = Self.scene(.offset)
    #expect(
      tester.frame(of: "strip") == CGRect(x: 0, y: 0, width: 393, height: 59 + OffsetScene.strip))
    #expect(tester.frame(of: "Offset: 0") != nil)
    tester.drag(from: CGPoint(x: 196, y: 600), by: CGVector(dx: 0, dy: -60))
    tester.settle()
    #expect(tester.frame(of: "Offset: -50") != nil)
    #expect(Self.red(tester).map { abs($0 - 0.5) < 0.01 } ?? false)
  }

  @Test func theStripAndItsFigureStayInSightWithoutAStatusBar() {
    let tester = ViewTester(TutorialsView(scene: .offset), size: CGSize(width: 390, height: 844))
    tester.settle()
    let figure = tester.frame(of: "offset")
    tester.onFrame = { tester in
      #expect(tester.frame(of: "strip") == CGRect(x: 0, y: 0, width: 390, height: OffsetScene.strip))
      #expect(tester.frame(of: "offset")?.midY == figure?.midY)
    }
    tester.drag(from: CGPoint(x: 196, y: 600), by: CGVector(dx: 0, dy: -510))
    tester.settle()
    #expect(tester.frame(of: "Offset: -500") != nil)
    #expect(Self.red(tester) == 1)
  }

  @Test func theMenuPushesItsScenesAndASwipeFromTheEdgeGoesBack() {
    let tester = Self.scene(nil)
    var places: [CGFloat] = []
    tester.onFrame = { tester in
      if let x = tester.frame(of: "Scroll me")?.minX { places.append(x) }
    }
    #expect(tester.tap("offset"))
    tester.advance(by: 1)
    // It comes in from the side, and comes to rest.
    #expect((places.first ?? 0) > 200 && places.last == 16)
    #expect(zip(places, places.dropFirst()).allSatisfy { $1 <= $0 })
    tester.press(CGPoint(x: 4, y: 400))
    tester.move(by: CGVector(dx: 120, dy: 0), over: 0.2)
    #expect(tester.frame(of: "menu") != nil && (places.last ?? 0) > 100)
    tester.move(by: CGVector(dx: 180, dy: 0), over: 0.1)
    tester.release()
    tester.advance(by: 1)
    #expect(tester.frame(of: "menu")?.minX == 0 && tester.frame(of: "Scroll me") == nil)
  }

  /// How opaque the red strip is painted.
  @MainActor static func red(_ tester: ViewTester) -> Double? {
    for item in tester.displayList.items.reversed() {
      if case .fill(_, .color(let color), _) = item.content, color.red > 0.9, color.green < 0.5 {
        return item.opacity * Double(color.alpha)
      }
    }
    return nil
  }

  @Test func centresDifferByTheInsetBetweenSpaces() {
    let tester = Self.scene(.spaces)
    #expect(tester.tap("Center"))
    tester.settle()
    let lines = tester.tree.flattened.compactMap(\.text).filter { $0.contains("center:") }
    let numbers = lines.map { line in line.split(separator: " ").compactMap { Double($0) } }
    #expect(lines.count == 3)
    #expect(abs(numbers[0][1] - numbers[1][1] - 59) < 0.11 && numbers[0][0] == numbers[1][0])
  }

  @Test func thePictureIsEightyPercentOfWhatWasOffered() {
    let tester = Self.scene(.image)
    #expect(abs((tester.frame(of: "reader")?.width ?? 0) - 0.8 * (393 - 32)) < 0.01)
    #expect(abs((tester.frame(of: "container")?.width ?? 0) - 0.8 * 393) < 0.01)
  }

  @Test func aRowOfTheHelixIsFaceOnInTheMiddle() {
    let tester = Self.scene(.helix)
    for number in 4...10 {
      guard let row = tester.frame(of: "Row #\(number)"), row.minY > 100 else { continue }
      let matrix = Painted.text("Row #\(number)", in: tester)?.transform
      // The turn is 0 where the row's top is half the reader's height from the window's top.
      let degrees = Double(40 * CGFloat(number) + 8 * CGFloat(number) + 59 - 759 / 2) / 5
      #expect((degrees > 0) == ((matrix?.m13 ?? 0) > 0), "row \(number)")
    }
  }
}
