import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@testable import Restaurants

/// A pack that changes while somebody looks at a photo of it over the whole screen.
@MainActor struct PhotoLeavingTests {
  enum Change: CaseIterable { case entryGone, photoGone, photosGone, photoReplaced }

  private static let entries = """
    [{"name": "Palm", "image": "palm", "photos": ["leaf"], "description": "A tree."},
     {"name": "Fern", "description": "Plain."}]
    """

  private static func photo(_ name: String) throws -> Data {
    let bundled = try #require(ContentFolder.bundled)
    return try Data(contentsOf: URL(fileURLWithPath: "\(bundled.path)/Pictures/\(name).jpg"))
  }

  private static func folder() throws -> PackFolder {
    let folder = try PackFolder(["restaurants.json": entries])
    for name in ["palm", "leaf"] { try folder.write("Pictures/\(name).jpg", photo("cafe-lumiere")) }
    return folder
  }

  private static func make(_ change: Change, in folder: PackFolder) throws {
    switch change {
    case .entryGone: try folder.write("restaurants.json", #"[{"name": "Fern", "description": "Plain."}]"#)
    case .photoGone:
      try folder.write("restaurants.json", entries.replacingOccurrences(of: #""image": "palm", "#, with: ""))
    case .photosGone:
      try folder.write(
        "restaurants.json",
        entries.replacingOccurrences(of: #""image": "palm", "photos": ["leaf"], "#, with: ""))
    case .photoReplaced: try folder.write("Pictures/palm.jpg", photo("chez-maelle"))
    }
  }

  /// How much two pictures differ on average, from 0 to 1.
  private static func difference(_ a: [UInt32], _ b: [UInt32]) -> Double {
    var (sum, count) = (0, 0)
    for index in stride(from: 0, to: min(a.count, b.count), by: 61) {
      let (one, two) = (Int(a[index] & 0xFF), Int(b[index] & 0xFF))
      sum += abs(one - two)
      count += 1
    }
    return Double(sum) / Double(max(1, count)) / 255
  }

  @Test(
    arguments: Change.allCases,
    [
      (CGSize(width: 390, height: 844), false), (CGSize(width: 844, height: 390), true),
      (CGSize(width: 1920, height: 1080), false), (CGSize(width: 1920, height: 1080), true),
    ])
  func m16_aPhotoThatIsGoneOrReplacedFadesAsItWas(_ change: Change, _ window: (CGSize, Bool)) throws {
    let folder = try Self.folder()
    let store = RestaurantStore(folder: folder.content)
    let (size, reducesMotion) = window
    let tester = ViewTester(
      GuideView(store: store).environment(\._accessibilityReduceMotion, reducesMotion), size: size)
    tester.settle()
    tester.tap("row-0")
    tester.settle()
    let place = try #require(tester.visibleFrame(of: "photo-pages"))
    tester.tap(CGPoint(x: place.midX, y: place.midY))
    tester.settle()
    #expect(tester.frame(of: "photo-viewer")?.size == size)
    try Self.make(change, in: folder)
    var before = KioskTests.picture(tester)
    var steps: [Double] = []
    tester.onFrame = { tester in
      let now = KioskTests.picture(tester)
      steps.append(Self.difference(before, now))
      before = now
    }
    withAnimation(reducesMotion ? nil : .default) { store.reload() }
    tester.settle()
    #expect(tester.frame(of: "photo-viewer") == nil)
    #expect(steps.count { $0 > 0.01 } > 3, "it fades: \(steps)")
    #expect((steps.max() ?? 1) < 0.2, "nothing is cut: \(steps)")
    // What is below can be used, and a photo opened again.
    if change == .photoReplaced {
      let place = try #require(tester.visibleFrame(of: "photo-pages"))
      tester.tap(CGPoint(x: place.midX, y: place.midY))
      tester.settle()
      #expect(tester.frame(of: "photo-viewer")?.size == size)
      tester.key(.escape)
      tester.settle()
      #expect(tester.frame(of: "photo-viewer") == nil)
    }
  }

  /// A photo that one sees stays while others of the entry come and go.
  @Test func aPhotoThatIsStillThereStays() throws {
    let folder = try Self.folder()
    let store = RestaurantStore(folder: folder.content)
    let tester = ViewTester(GuideView(store: store), size: CGSize(width: 390, height: 844))
    tester.settle()
    tester.tap("row-0")
    tester.settle()
    let place = try #require(tester.visibleFrame(of: "photo-pages"))
    tester.tap(CGPoint(x: place.midX, y: place.midY))
    tester.settle()
    tester.key(.rightArrow)
    tester.settle()
    try Self.make(.photoGone, in: folder)
    withAnimation { store.reload() }
    tester.settle()
    #expect(tester.frame(of: "photo-viewer") != nil)
  }
}
