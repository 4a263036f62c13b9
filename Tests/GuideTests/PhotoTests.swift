import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@testable import Restaurants

/// Photos of an entry that are missing, and entries that have a single one.
@MainActor struct PhotoTests {
  static func pack(_ fields: String, pictures: [String] = ["palm", "rose"]) throws -> PackFolder {
    let folder = try PackFolder(["restaurants.json": #"[{"name": "Place", \#(fields)}]"#, "guide.json": "{}"])
    let bundled = try #require(ContentFolder.bundled)
    let photo = try Data(contentsOf: URL(fileURLWithPath: bundled.path + "/Pictures/cafe-lumiere.jpg"))
    for name in pictures { try folder.write("Pictures/\(name).jpg", photo) }
    return folder
  }

  /// A guide whose sheet with the only entry rests at full.
  static func sheet(
    _ folder: PackFolder, _ size: CGSize = CGSize(width: 390, height: 844)
  ) -> (tester: ViewTester, store: RestaurantStore) {
    let store = RestaurantStore(folder: folder.content)
    let tester = SheetTests.invariants(ViewTester(GuideView(store: store), size: size))
    tester.settle()
    tester.tap("row-0")
    tester.settle()
    tester.key(.upArrow)
    tester.settle()
    return (tester, store)
  }

  static func texts(_ tester: ViewTester) -> [String] { tester.tree.flattened.compactMap(\.text) }

  // MARK: Missing photos

  @Test(arguments: [
    (#""image": "absent", "photos": ["palm", "rose"]"#, ["palm", "rose"]),
    (#""image": "palm", "photos": ["absent", "rose"]"#, ["palm", "rose"]),
    (#""image": "absent", "photos": ["rose"]"#, ["rose"]),
    (#""image": "palm", "photos": ["absent"]"#, ["palm"]),
    (#""image": "absent", "photos": ["absent", "lost"]"#, []),
  ])
  func missingPhotosAreNoPages(_ fields: String, _ photos: [String]) throws {
    let folder = try Self.pack(fields)
    let (tester, store) = Self.sheet(folder)
    #expect(store.restaurants.map(\.allPhotos) == [photos] && store.pictured.count == min(1, photos.count))
    #expect(Self.texts(tester).contains { $0.hasSuffix(" of 2") } == (photos.count == 2))
    #expect((tester.frame(of: "plain-header") != nil) == photos.isEmpty)
    // The height for the photos below the texts is that of those that there are.
    let (tall, _) = Self.sheet(folder, CGSize(width: 1080, height: 1920))
    #expect((tall.frame(of: "photo-grid") != nil) == (photos.count == 2))
    #expect(tall.frame(of: "photo-3") == nil)
  }

  /// What is estimated for a tall area counts photos that are there.
  @Test func missingPhotosNeedNoHeight() throws {
    func detail(_ photos: String) throws -> TallDetail {
      let folder = try Self.pack(#""image": "palm", "photos": \#(photos), "description": "Plain.""#)
      let store = RestaurantStore(folder: folder.content)
      return TallDetail(header: 300, most: 2000, area: CGSize(width: 720, height: 1920))
        .fitted(to: store.restaurants[0], .large)
    }
    let alone = try detail("[]")
    #expect(try detail(#"["a", "b", "c", "d", "e", "f"]"#) == alone && detail(#"["rose"]"#) != alone)
  }

  @Test func thePhotoInSightStaysWhenAnotherOneGoes() throws {
    let folder = try Self.pack(
      #""image": "palm", "photos": ["fern", "rose"]"#, pictures: ["palm", "fern", "rose"])
    let (tester, store) = Self.sheet(folder)
    let header = try #require(tester.frame(of: "photo-pages"))
    for _ in 0..<2 {
      tester.flick(from: CGPoint(x: 300, y: header.midY), by: CGVector(dx: -200, dy: 0), over: 0.15)
      tester.settle()
    }
    #expect(Self.texts(tester).contains("3 of 3"))
    try FileManager.default.removeItem(atPath: folder.path + "/Pictures/fern.jpg")
    store.reload()
    tester.settle()
    #expect(Self.texts(tester).contains("2 of 2"))
    // The one that is shown over the whole screen goes: it is shown no more.
    tester.tap(CGPoint(x: 200, y: header.midY))
    tester.settle()
    try FileManager.default.removeItem(atPath: folder.path + "/Pictures/rose.jpg")
    store.reload()
    tester.settle()
    #expect(tester.frame(of: "photo-viewer") == nil && tester.frame(of: "bottom-sheet") != nil)
    #expect(store.restaurants[0].allPhotos == ["palm"])
  }

  // MARK: A single photo

  private nonisolated static let sizes = [
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1080, height: 1920),
  ]

  @Test(arguments: sizes)
  func aTapOnASinglePhotoFillsTheScreen(_ size: CGSize) throws {
    let (tester, _) = Self.sheet(try Self.pack(#""image": "palm""#), size)
    let (sheet, picture) = (
      tester.frame(of: "bottom-sheet"), try #require(tester.visibleFrame(of: "picture"))
    )
    let watcher = tester.watch("single photo")
    tester.tap(CGPoint(x: picture.midX, y: picture.midY))
    tester.settle()
    #expect(tester.frame(of: "photo-viewer")?.size == size && !Self.texts(tester).contains("1 of 1"))
    tester.key(.escape)
    tester.settle()
    // Back in the sheet, as it was.
    #expect(tester.frame(of: "photo-viewer") == nil && tester.frame(of: "bottom-sheet") == sheet)
    #expect(tester.visibleFrame(of: "picture") == picture)
    let faults = watcher.faults.map(\.description)
    #expect(faults == [])
  }

  @Test(arguments: [#""image": "palm""#, #""image": "palm", "photos": ["rose"]"#])
  func keysAndAssistiveTechnologyOpenAPhoto(_ fields: String) throws {
    let folder = try Self.pack(fields)
    let (tester, _) = Self.sheet(folder)
    if !fields.contains("photos") {
      #expect(tester.perform(on: "picture"))
      tester.settle()
      #expect(tester.frame(of: "photo-viewer") != nil)
    }
    let stops = (1...4).filter { count in
      let (tester, _) = Self.sheet(folder)
      for _ in 0..<count { tester.key(.tab) }
      tester.key(.return)
      tester.settle()
      return tester.frame(of: "photo-viewer") != nil
    }
    #expect(stops.first == 3, "\(stops)")
    // The photo that has the focus is the one in sight.
    guard fields.contains("photos") else { return }
    for _ in 0..<4 { tester.key(.tab) }
    tester.settle()
    #expect(Self.texts(tester).contains("2 of 2"))
  }

  @Test(arguments: sizes)
  func aDragThatBeginsOnASinglePhotoMovesTheSheet(_ size: CGSize) throws {
    let folder = try Self.pack(
      #""image": "palm", "description": "\#(String(repeating: "Long. ", count: 400))""#)
    let store = RestaurantStore(folder: folder.content)
    let tester = SheetTests.invariants(ViewTester(GuideView(store: store), size: size))
    tester.settle()
    tester.tap("row-0")
    if size.height > 1000 { tester.tap("tab-photos"); tester.settle(); tester.tap("cover-Place") }
    tester.settle()
    let half = try #require(tester.frame(of: "bottom-sheet")).minY
    let picture = try #require(tester.visibleFrame(of: "picture"))
    for (distance, isOpen) in [(-0.3, true), (0.25, true), (0.35, false)] {
      let start = CGPoint(x: picture.midX, y: min(picture.midY, size.height - 20))
      tester.drag(from: start, by: CGVector(dx: 0, dy: distance * size.height))
      tester.settle()
      #expect(tester.frame(of: "photo-viewer") == nil && (tester.frame(of: "bottom-sheet") != nil) == isOpen)
      if distance < 0 {
        #expect(tester.frame(of: "bottom-sheet")?.minY ?? 0 < half - 20)
        tester.key(.escape)
        tester.settle()
      }
    }
  }

  /// A press that ends beside the photo, is cancelled, or catches the sheet on its path opens nothing.
  @Test func aPressThatIsNoTapOpensNothing() throws {
    let (tester, _) = Self.sheet(try Self.pack(#""image": "palm""#))
    let picture = try #require(tester.frame(of: "picture"))
    let point = CGPoint(x: picture.midX, y: picture.midY)
    tester.press(point)
    tester.advance(by: 0.1)
    tester.cancel()
    tester.settle()
    tester.key(.escape)
    tester.advance(by: 0.1)
    tester.tap(CGPoint(x: point.x, y: point.y + 200))
    tester.settle()
    #expect(tester.frame(of: "photo-viewer") == nil && tester.frame(of: "bottom-sheet") != nil)
  }
}
