import Foundation
import Raster
import SDLHost
import SwiftUI
import Testing
import ViewTreeTesting

/// The guide with its own content looks as it did when a person last looked at it.
@MainActor struct GoldenTests {
  @Test(arguments: GoldenVisit.all)
  func theGuideLooksAsItDid(_ visit: GoldenVisit) throws {
    try visit.play { moment, tester in
      guard visit.moments.contains(moment) else { return }
      _ = tester.runner.paint()
      let part = visit.part(of: moment)
      let picture = try #require(Bitmap(tester.runner.buffer, part: part, scale: visit.scale))
      let name = "\(moment.rawValue)-\(visit.testDescription)"
      if let complaint = try GoldenFolder.complaint(about: picture, name: name) {
        Issue.record("\(complaint)")
      }
    }
  }

  @Test func eachPairOfSizeAppearanceTextLanguageAndScreenIsLookedAt() {
    let looks = LayoutVisit.pairs.flatMap { visit in
      visit.screens.map { screen in
        [
          "\(visit.width)", "\(visit.isDark)", visit.textSize.name, visit.language ?? "", screen.rawValue,
        ]
      }
    }
    let values = (0..<5).map { column in Set(looks.map { $0[column] }).count }
    for one in 0..<5 {
      for other in (one + 1)..<5 {
        #expect(
          Set(looks.map { [$0[one], $0[other]] }).count == values[one] * values[other], "\(one), \(other)")
      }
    }
  }

  @Test func nothingIsStoredThatNoVisitSeesAndAllOfItIsSmall() throws {
    let names = LayoutVisit.all.flatMap { visit in
      visit.screens.map { "\(visit.testDescription)-\($0.rawValue).png" }
    }
    #expect(try Set(GoldenFolder.files("Layouts").keys) == Set(names))
    // A clone brings all of them.
    let most = 20 * 1024 * 1024
    #expect(try GoldenFolder.files("").values.reduce(0, +) <= most)
  }

  @Test(arguments: LayoutVisit.all)
  func everyLayoutLooksAsItDid(_ visit: LayoutVisit) throws {
    try visit.play { screen, tester in
      _ = tester.runner.paint()
      let picture = try #require(Bitmap(tester.runner.buffer, part: nil, scale: 1))
      let name = "Layouts/\(visit.testDescription)-\(screen.rawValue)"
      if let complaint = try GoldenFolder.complaint(about: picture, name: name) {
        Issue.record("\(complaint)")
      }
    }
  }

  @Test("A05: painted frame by frame or at once, the bytes are the same")
  func framesPaintedOverEachOtherEqualOnePaintedAfresh() {
    var pictures: [GoldenVisit.GeometryValues: [UInt8]] = [:]
    GoldenVisit.phone.play(paintingEveryFrame: true) { moment, tester in
      guard moment == .expanding else { return }
      pictures[moment] = tester.runner.buffer.bytes
    }
    GoldenVisit.phone.play { moment, tester in
      guard let painted = pictures[moment] else { return }
      _ = tester.runner.paint()
      #expect(painted == tester.runner.buffer.bytes)
    }
    #expect(pictures.count == 1)
  }
}

extension Bitmap {
  /// The part of a window's picture, given in points; nil: all of it.
  @MainActor init?(_ buffer: PixelBuffer, part: CGRect?, scale: CGFloat) {
    let all = CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height)
    let box =
      part.map {
        CGRect(x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale, height: $0.height * scale)
          .intersection(all)
      } ?? all
    guard !box.isNull, !box.isEmpty else { return nil }
    let (left, width) = (Int(box.minX) * 4, Int(box.width) * 4)
    let bytes = buffer.bytes
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * Int(box.height))
    for y in Int(box.minY)..<Int(box.maxY) {
      let start = y * buffer.width * 4 + left
      pixels += bytes[start..<start + width]
    }
    self.init(width: Int(box.width), height: Int(box.height), pixels: pixels)
  }
}
