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
    (#""image": "absent", "photos": ["rose"]"#, ["rose"]), (#""image": "palm", "photos": ["absent"]"#, ["palm"]),
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
      return TallDetail(header: 300, most: 900, area: CGSize(width: 720, height: 1920))
        .fitted(to: store.restaurants[0], .large)
    }
    let alone = try detail("[]")
    #expect(try detail(#"["a", "b", "c", "d", "e", "f"]"#) == alone && detail(#"["rose"]"#) != alone)
  }

  @Test func thePhotoInSightStaysWhenAnotherOneGoes() throws {
    let folder = try Self.pack(#""image": "palm", "photos": ["fern", "rose"]"#, pictures: ["palm", "fern", "rose"])
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
    // All but the first one go while they are shown over the whole screen.
    tester.tap(CGPoint(x: 200, y: header.midY))
    tester.settle()
    try FileManager.default.removeItem(atPath: folder.path + "/Pictures/rose.jpg")
    store.reload()
    tester.settle()
    let viewer = try #require(tester.frame(of: "photo-viewer"))
    #expect(tester.tree.flattened.contains { $0.type == "Image" && $0.frame.rect.width == viewer.width })
    #expect(store.restaurants[0].allPhotos == ["palm"])
  }
}
