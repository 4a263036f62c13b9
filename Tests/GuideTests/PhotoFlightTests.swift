import Foundation
import Restaurants
import SwiftUI
import Testing
import ViewTreeTesting

/// The photo over the whole screen grows out of its place in the sheet and goes back there, in every frame.
@MainActor struct PhotoFlightTests {
  /// A guide whose sheet with an entry of several photos rests at half; in wide windows it lies beside the list.
  private static func sheet(
    _ size: CGSize = CGSize(width: 390, height: 844), direction: LayoutDirection = .leftToRight,
    photos: [String] = ["chez-maelle", "arroceria-vidal"], reducesMotion: Bool = false,
    textSize: DynamicTypeSize = .large
  ) -> ViewTester {
    var place = TabTests.store(1).restaurants[0]
    (place.image, place.photos) = ("cafe-lumiere", photos)
    let tester = ViewTester(
      GuideView(store: RestaurantStore(restaurants: [place]))
        .environment(\._accessibilityReduceMotion, reducesMotion)
        .environment(\.layoutDirection, direction)
        .dynamicTypeSize(textSize),
      size: size)
    tester.settle()
    tester.tap("row-0")
    tester.settle()
    return tester
  }

  /// The place of the photo in sight, with what its place in the sheet cuts off.
  static func photo(_ tester: ViewTester) -> CGRect {
    guard let viewer = tester.tree.flattened.first(where: { $0.id == "photo-viewer" }) else { return .null }
    let (window, photos) = (tester.tree.frame.rect, viewer.flattened.filter { $0.id == "hero-picture" })
    func seen(_ frame: CGRect) -> CGFloat {
      let part = frame.intersection(window)
      return part.isNull ? 0 : part.width * part.height
    }
    return photos.map(\.frame.rect).filter { seen($0) > 0 }.max { seen($0) < seen($1) } ?? .null
  }

  /// The places of the photo in every frame while `action` plays.
  private static func flight(_ tester: ViewTester, _ action: () -> Void) -> [CGRect] {
    var frames: [CGRect] = []
    tester.onFrame = { tester in
      let place = photo(tester)
      if !place.isNull { frames.append(place) }
    }
    action()
    tester.settle()
    tester.onFrame = { _ in }
    return frames
  }

  private nonisolated static let cases: [(CGSize, LayoutDirection, DynamicTypeSize)] = [
    (CGSize(width: 390, height: 844), .leftToRight, .large),
    (CGSize(width: 390, height: 844), .rightToLeft, .accessibility3),
    (CGSize(width: 844, height: 390), .leftToRight, .large),
    (CGSize(width: 320, height: 480), .leftToRight, .large),
    (CGSize(width: 1080, height: 1920), .rightToLeft, .large),
    (CGSize(width: 1920, height: 1080), .leftToRight, .large),
  ]

  /// Whether a photo fills a frame, from whose middle it is cut.
  static func fills(_ photo: CGRect, _ frame: CGRect) -> Bool {
    let (more, higher) = (photo.width - frame.width, photo.height - frame.height)
    return abs(photo.midX - frame.midX) < 8 && abs(photo.midY - frame.midY) < 8 && min(more, higher) > -2
      && min(more, higher) < 10
  }

  @Test(arguments: cases)
  func aPhotoGrowsOutOfItsPlaceAndGoesBack(
    _ size: CGSize, _ direction: LayoutDirection, _ textSize: DynamicTypeSize
  ) throws {
    let tester = Self.sheet(size, direction: direction, textSize: textSize)
    let home = try #require(tester.frame(of: "photo-pages"))
    let place = try #require(tester.visibleFrame(of: "photo-pages"))
    let watcher = tester.watch("photo \(size)")
    let there = Self.flight(tester) { tester.tap(CGPoint(x: place.midX, y: place.midY)) }
    #expect(tester.frame(of: "photo-viewer")?.size == size)
    let back = Self.flight(tester) { tester.key(.escape) }
    for frames in [there, back.reversed()] {
      let (first, last) = (try #require(frames.first), try #require(frames.last))
      #expect(frames.count > 10 && Self.fills(first, home), "\(first) \(home)")
      // As large as fits the screen, in its middle.
      #expect(abs(last.midX - size.width / 2) < 1 && abs(last.midY - size.height / 2) < 1, "\(last)")
      #expect(abs(last.width - size.width) < 1 || abs(last.height - size.height) < 1, "\(last)")
      let steps = zip(frames, frames.dropFirst()).map { abs($1.midX - $0.midX) + abs($1.midY - $0.midY) }
      #expect(steps.allSatisfy { $0 < 0.3 * max(size.width, size.height) }, "\(steps)")
    }
    // There is no slow end.
    #expect(back.count < 60, "\(back.count) frames")
    #expect(tester.frame(of: "photo-viewer") == nil && tester.frame(of: "photo-pages") == home)
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func anotherPhotoGoesToItsPage(_ direction: LayoutDirection) throws {
    let tester = Self.sheet(direction: direction)
    let home = try #require(tester.frame(of: "photo-pages"))
    tester.tap(CGPoint(x: home.midX, y: home.midY))
    tester.settle()
    tester.key(direction == .rightToLeft ? .leftArrow : .rightArrow)
    tester.settle()
    let watcher = tester.watch("another photo")
    let back = Self.flight(tester) { tester.tap("close-photos") }
    #expect(back.last.map { Self.fills($0, home) } == true, "\(String(describing: back.last)) \(home)")
    #expect(tester.frame(of: "photo-viewer") == nil && tester.paints("2 of 3"))
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
  }

  /// From the photos below the texts, with which the one above them changes only where nobody sees it.
  @Test func aPhotoOfTheGridGrowsOutOfItsPlaceThere() throws {
    let tester = Self.sheet(CGSize(width: 1080, height: 1920))
    tester.key(.upArrow)
    tester.settle()
    let home = try #require(tester.frame(of: "photo-3"))
    let watcher = tester.watch("grid")
    var pages: [Bool] = []
    let there = Self.flight(tester) {
      tester.tap("photo-3")
      tester.advance(by: 0.1)
      pages = [tester.paints("1 of 3")]
    }
    #expect(there.first.map { Self.fills($0, home) } == true && pages == [true])
    let back = Self.flight(tester) { tester.key(.escape) }
    #expect(back.last.map { Self.fills($0, home) } == true)
    #expect(tester.paints("3 of 3"))
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
  }

  @Test func m15_withReducedMotionAPhotoFades() throws {
    let tester = Self.sheet(reducesMotion: true)
    let home = try #require(tester.frame(of: "photo-pages"))
    let there = Self.flight(tester) { tester.tap(CGPoint(x: home.midX, y: home.midY)) }
    let place = Self.photo(tester)
    #expect(place.width == 390 && there.allSatisfy { $0 == place }, "\(there)")
    let back = Self.flight(tester) { tester.key(.escape) }
    #expect(back.count < 40 && back.allSatisfy { $0 == place }, "\(back)")
    #expect(tester.frame(of: "photo-viewer") == nil)
  }

  /// Let go too early it springs back, and its button is there from then on.
  @Test func aPhotoThatIsDraggedDownFollowsTheFingerAndSpringsBack() throws {
    let tester = Self.sheet()
    let home = try #require(tester.frame(of: "photo-pages"))
    tester.tap(CGPoint(x: home.midX, y: home.midY))
    tester.settle()
    let place = Self.photo(tester)
    let watcher = tester.watch("drag")
    tester.press(CGPoint(x: 195, y: 300))
    tester.move(by: CGVector(dx: 0, dy: 100), over: 0.5)
    tester.advance(by: 0.2)
    let held = Self.photo(tester)
    #expect(abs(held.midY - place.midY - 100) < 12 && held.size == place.size, "\(held) \(place)")
    tester.release()
    tester.advance(by: 0.05)
    #expect(tester.tap("close-photos"))
    tester.settle()
    #expect(tester.frame(of: "photo-viewer") == nil)
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
  }

  /// M05: on both ways a finger stops it where it is; let go it is over the whole screen again.
  @Test(arguments: [(true, 0.08), (false, 0.08), (false, 0.2)])
  func m05_aPhotoOnItsWayIsCaught(_ opens: Bool, _ time: Double) throws {
    let tester = Self.sheet()
    let home = try #require(tester.frame(of: "photo-pages"))
    tester.tap(CGPoint(x: home.midX, y: home.midY))
    if !opens {
      tester.settle()
      tester.key(.escape)
    }
    let watcher = tester.watch("caught")
    tester.advance(by: time)
    let before = Self.photo(tester)
    tester.press(CGPoint(x: 195, y: 422))
    tester.advance(by: 1 / 60)
    let caught = Self.photo(tester)
    #expect(abs(caught.midY - before.midY) < 40)
    tester.advance(by: 0.3)
    #expect(Self.photo(tester) == caught)
    tester.move(by: CGVector(dx: 0, dy: 40), over: 0.2)
    tester.advance(by: 0.1)
    let moved = Self.photo(tester)
    #expect(abs(moved.midY - caught.midY - 40) < 1 && moved.size == caught.size, "\(moved) \(caught)")
    tester.release()
    tester.settle()
    let rest = Self.photo(tester)
    #expect(rest.width == 390 && abs(rest.midY - 422) < 1, "\(rest)")
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
  }

  /// By keys the ring is round its button, never round the whole screen.
  @Test func m13_noRingLiesRoundThePhotos() throws {
    let tester = Self.sheet()
    func rings() -> [CGRect] {
      tester.displayList.items.compactMap { item in
        guard case .stroke(let path, _, let style) = item.content, style.lineWidth == 3 else { return nil }
        return path.boundingRect
      }
    }
    for _ in 0..<2 { tester.key(.tab) }
    #expect(tester.perform(on: "Place 0"))
    tester.settle()
    #expect(tester.frame(of: "photo-viewer") != nil && rings().isEmpty)
    tester.key(.tab)
    tester.settle()
    tester.key(.tab)
    tester.settle()
    #expect(rings().allSatisfy { $0.width < 60 } && tester.frame(of: "photo-viewer") != nil, "\(rings())")
    tester.key(.escape)
    tester.settle()
    #expect(tester.frame(of: "photo-viewer") == nil)
  }
}
