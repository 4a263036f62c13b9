import Foundation
import Raster
import SwiftUI
import Testing
import Tutorials
import ViewTreeTesting

/// Every scene of `tutorials` looks as it did when a person last looked at it: light and dark, from left to right and
/// from right to left, side by side in one picture.
@MainActor struct SceneGoldenTests {
  private static let size = CGSize(width: 390, height: 844)
  /// Half a pixel a point keeps the files small and shows everything that is out of place.
  private static let scale: CGFloat = 0.5

  @Test(arguments: TutorialScene.allCases)
  func theSceneLooksAsItDid(_ scene: TutorialScene) throws {
    var pictures: [Bitmap] = []
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for scheme in [ColorScheme.light, .dark] {
        let tester = ViewTester(scene.content, size: Self.size, scale: Self.scale)
        tester.host.updateEnvironment {
          $0.colorScheme = scheme
          $0.layoutDirection = direction
        }
        tester.advance(by: 1)
        _ = tester.runner.paint()
        pictures.append(try #require(Bitmap(tester.runner.buffer, part: nil, scale: Self.scale)))
      }
    }
    let row = try #require(Bitmap(sideBySide: pictures))
    if let complaint = try GoldenFolder.complaint(about: row, name: "scene-\(scene.rawValue)") {
      Issue.record("\(complaint)")
    }
  }
}

extension Bitmap {
  /// Pictures of one height in a row.
  init?(sideBySide pictures: [Bitmap]) {
    guard let height = pictures.first?.height, pictures.allSatisfy({ $0.height == height }) else {
      return nil
    }
    var pixels: [UInt8] = []
    for y in 0..<height {
      for picture in pictures {
        let start = y * picture.width * 4
        pixels += picture.pixels[start..<start + picture.width * 4]
      }
    }
    self.init(width: pictures.reduce(0) { $0 + $1.width }, height: height, pixels: pixels)
  }
}
