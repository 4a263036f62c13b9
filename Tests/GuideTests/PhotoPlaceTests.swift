import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@testable import Restaurants

/// Where photos are: under the finger in every language, and at the same page in every size.
@MainActor struct PhotoPlaceTests {
  /// A guide whose sheet with an entry of three photos rests at full.
  private static func sheet(_ language: String, _ size: CGSize = CGSize(width: 390, height: 844)) throws
    -> (tester: ViewTester, folder: PackFolder)
  {
    let folder = try PhotoTests.pack(
      #""image": "palm", "photos": ["fern", "rose"]"#, pictures: ["palm", "fern", "rose"])
    var preferences = UserPreferences()
    preferences.language = language
    let tester = ViewTester(
      GuideView(store: RestaurantStore(folder: folder.content)), size: size, preferences: preferences)
    tester.settle()
    tester.tap("row-0")
    tester.settle()
    tester.key(.upArrow)
    tester.settle()
    return (tester, folder)
  }

  /// The frames of the photos over the screen, by their left edges.
  private static func photos(_ tester: ViewTester, width: CGFloat) -> [CGFloat] {
    tester.tree.flattened.filter { $0.type == "Image" && abs($0.frame.width - width) < 1 }.map(
      \.frame.rect.minX
    )
    .sorted()
  }

  @Test(arguments: ["en", "ar"])
  func photosFollowTheFingerInEveryDirectionOfReading(_ language: String) throws {
    let (tester, folder) = try Self.sheet(language)
    defer { withExtendedLifetime(folder) {} }
    let header = try #require(tester.frame(of: "photo-pages"))
    tester.tap(CGPoint(x: 195, y: header.midY))
    tester.settle()
    #expect(tester.frame(of: "photo-viewer") != nil)
    // The next one lies where reading goes on.
    let next: CGFloat = language == "ar" ? -1 : 1
    tester.press(CGPoint(x: 195, y: 400))
    tester.move(by: CGVector(dx: -next * 100, dy: 0), over: 0.3)
    let places = Self.photos(tester, width: 390)
    #expect(places.contains { abs($0 + next * 100) < 12 }, "\(places)")
    #expect(places.contains { abs($0 - next * 314) < 12 }, "\(places)")
    tester.move(by: CGVector(dx: -next * 60, dy: 0), over: 0.05)
    tester.release()
    tester.settle()
    let settled = Self.photos(tester, width: 390)
    for place in [-414.0, 0, 414] { #expect(settled.contains { abs($0 - place) < 1 }, "\(settled)") }
    // Two taps enlarge what is under them.
    let place = CGPoint(x: 78, y: 422)
    tester.tap(place)
    tester.tap(place)
    tester.settle()
    let large = Self.photos(tester, width: 390 * 2.5)
    #expect(large.contains { abs($0 - (place.x - 2.5 * place.x)) < 2 }, "\(large)")
  }

  @Test(arguments: ["en", "ar"])
  func thePhotoInSightStaysInEverySize(_ language: String) throws {
    let (tester, folder) = try Self.sheet(language)
    defer { withExtendedLifetime(folder) {} }
    let header = try #require(tester.frame(of: "photo-pages"))
    let dx = language == "ar" ? 200.0 : -200
    tester.flick(from: CGPoint(x: 195 - dx / 2, y: header.midY), by: CGVector(dx: dx, dy: 0), over: 0.15)
    tester.settle()
    let values = tester.tree.flattened.compactMap(\.value)
    let second = try #require(values.first { $0.contains("2") || $0.contains("٢") })
    for (width, height) in [(500, 700), (844, 390), (390, 844), (1000, 700), (390, 844), (320, 480)] {
      tester.resize(to: CGSize(width: width, height: height))
      tester.settle()
      let pages = try #require(tester.frame(of: "photo-pages"), "\(width)x\(height)")
      let page = tester.tree.flattened.first { $0.value == second }?.frame.rect
      #expect(
        abs((page?.minX ?? .nan) - pages.minX) < 1,
        "\(width)x\(height): \(String(describing: page)) in \(pages)")
      #expect(PhotoTests.texts(tester).contains(second), "\(width)x\(height)")
    }
  }
}
