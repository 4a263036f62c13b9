import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@testable import Restaurants

/// Pictures that are there and cannot be shown look like those that are missing.
@MainActor struct BrokenPictureTests {
  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The beginning of an opaque PNG.
  private static func png(_ width: Int, _ height: Int, depth: UInt8 = 8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width) + big(height)
        + [depth, 2, 0, 0, 0, 0, 0, 0, 0])
  }

  private static func guide(
    _ size: CGSize, _ scheme: ColorScheme = .light
  ) throws -> (folder: PackFolder, tester: ViewTester) {
    let folder = try PackFolder([
      "restaurants.json": """
      [{"name": "A"}, {"name": "B", "image": "huge"}, {"name": "C", "image": "deep"},
       {"name": "D", "image": "text"}, {"name": "E", "image": "damaged"}]
      """,
      "guide.json": ##"{"accent": "#12606B", "placeholder": "bell"}"##,
    ])
    try folder.write("Pictures/huge.png", png(20_000, 20_000))
    try folder.write("Pictures/deep.png", png(10_000, 10_000, depth: 16))
    try folder.write("Pictures/text.png", Data("This is no picture.".utf8))
    try folder.write("Pictures/damaged.png", png(40, 30))
    var preferences = UserPreferences()
    preferences.colorScheme = scheme
    let tester = ViewTester(
      GuideView(store: RestaurantStore(folder: folder.content)), size: size, preferences: preferences)
    tester.settle()
    return (folder, tester)
  }

  /// The pixels of a part of the window.
  private static func pixels(_ tester: ViewTester, _ frame: CGRect) -> [UInt32] {
    let all = KioskTests.picture(tester)
    let width = all.count / Int(tester.size.height)
    let box = frame.integral
    return (Int(box.minY)..<Int(box.maxY)).flatMap { y in
      all[(y * width + Int(box.minX))..<(y * width + Int(box.maxX))]
    }
  }

  /// The placeholder of a row.
  private static func placeholder(_ tester: ViewTester, _ row: Int) throws -> CGRect {
    let place = try #require(tester.frame(of: "row-\(row)"))
    return try #require(
      tester.tree.flattened.filter { $0.id == "placeholder" }.map(\.frame.rect).first {
        $0.midY > place.minY && $0.midY < place.maxY
      })
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func aRowsPictureThatCannotBeReadIsThePlaceholder(_ scheme: ColorScheme) throws {
    let (folder, tester) = try Self.guide(CGSize(width: 390, height: 844), scheme)
    let missing = Self.pixels(tester, try Self.placeholder(tester, 0).insetBy(dx: -6, dy: -6))
    #expect(Set(missing).count > 3)
    for row in 1...3 {
      #expect(
        Self.pixels(tester, try Self.placeholder(tester, row).insetBy(dx: -6, dy: -6)) == missing, "\(row)")
    }
    // So is what turns out to be damaged when it is decoded, in the dark as much darker as a photo is.
    let damaged = Self.pixels(tester, try Self.placeholder(tester, 4).insetBy(dx: -6, dy: -6))
    let dimming = scheme == .dark ? RestaurantPicture.dimming : 0
    for (pixel, other) in zip(damaged, missing) {
      for shift in [UInt32(0), 8, 16] {
        let channel = Double(pixel >> shift & 0xFF)
        #expect(abs(channel - Double(other >> shift & 0xFF) * (1 - dimming)) < 2)
      }
    }
    _ = folder
  }

  @Test(arguments: [
    CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1920, height: 1080),
  ])
  func soAreTheSheetsTheCardsAndThePhotos(_ size: CGSize) throws {
    let (folder, tester) = try Self.guide(size)
    let ground = Self.pixels(tester, try Self.placeholder(tester, 0).insetBy(dx: -6, dy: -6))[0]
    func expectGround(_ id: String) throws {
      let frame = try #require(tester.visibleFrame(of: id))
      let seen = Self.pixels(
        tester, CGRect(x: frame.midX, y: frame.minY + frame.height * 0.2, width: 2, height: 2))
      #expect(seen.contains(ground), "\(id)")
    }
    tester.tap("row-1")
    tester.settle()
    try expectGround("picture")
    for _ in 0..<2 {
      tester.key(.escape)
      tester.settle()
    }
    tester.tap("tab-photos")
    tester.settle()
    try expectGround("carousel")
    _ = folder
  }
}
