import Foundation
import Raster
import SwiftUI
import Testing
import ViewTreeTesting

/// Programs that break a sentence by construction, and the same ones made right.
@MainActor struct DefectTests {
  private func ids(_ faults: [MotionFault]) -> Set<String> { Set(faults.map(\.id)) }

  @Test func m01_aViewThatIsPutElsewhereAfterItCameIsFound() {
    func visit(_ places: [CGFloat]) -> [MotionFault] {
      Watched.faults(RestlessProgram(script: .init(places), comesLate: true)) { tester in
        tester.tap("Run")
        tester.advance(by: 0.2)
        tester.tap("Show")
      }
    }
    let faults = visit([80, 80, 20])
    #expect(ids(faults) == ["M01"])
    #expect(faults.first?.name == "Restless")
    #expect(visit([20]).isEmpty)
  }

  private func picture(_ side: Int) throws -> UIImage {
    let bitmap = Bitmap(width: side, height: side, pixels: [UInt8](repeating: 200, count: 4 * side * side))
    return try #require(UIImage(data: Data(PNG.encode(bitmap))))
  }

  @Test func m04_aThumbnailAfterThePictureIsFound() throws {
    let (sharp, coarse) = (try picture(300), try picture(12))
    let faults = Watched.faults(WorsePictureProgram(sharp: sharp, coarse: coarse)) { $0.tap("Reload") }
    #expect(ids(faults) == ["M04"])
    #expect(Watched.faults(WorsePictureProgram(sharp: coarse, coarse: sharp)) { $0.tap("Reload") }.isEmpty)
  }

  @Test(arguments: [false, true])
  func m08_aScrimThatSlidesInIsFound(_ fades: Bool) {
    let faults = Watched.faults(SlidingScrimProgram(fades: fades)) { $0.tap("Present") }
    #expect(ids(faults) == (fades ? [] : ["M08"]))
  }

  @Test(arguments: [false, true])
  func m12_aSheetThatComesDownScrolledIsFound(_ returnsToTop: Bool) {
    let faults = Watched.faults(ScrolledSheetProgram(returnsToTop: returnsToTop)) { tester in
      tester.drag(from: CGPoint(x: 195, y: 500), by: CGVector(dx: 0, dy: -200))
      tester.settle()
      tester.tap("Half")
    }
    #expect(ids(faults) == (returnsToTop ? [] : ["M12"]))
  }

  @Test(arguments: [true, false])
  func m13_aRingLiesAboveWhatCoversItsButton(_ isBehind: Bool) {
    let faults = Watched.faults(HiddenRingProgram(isBehind: isBehind)) { $0.key(.tab) }
    #expect(ids(faults).isEmpty)
  }

  @Test func aFaultSaysWhenWhoWhereAndWhy() throws {
    let fault = try #require(Watched.faults(SlidingScrimProgram(fades: false)) { $0.tap("Present") }.first)
    #expect(fault.description.hasPrefix("M08: frame \(fault.frame), "))
    #expect(fault.description.contains("“\(fault.name)” at "))
    #expect(fault.place.width > 0 && fault.time > 0)
  }

  @Test func aKnownFaultIsKnownByItsSentencePlaceAndName() throws {
    let fault = try #require(Watched.faults(SlidingScrimProgram(fades: false)) { $0.tap("Present") }.first)
    #expect(KnownFault("M08", in: "here", reason: "").covers(fault, in: "here"))
    #expect(KnownFault("M08", in: "here", name: fault.name, reason: "").covers(fault, in: "here"))
    #expect(!KnownFault("M08", in: "here", name: "Else", reason: "").covers(fault, in: "here"))
    #expect(!KnownFault("M08", in: "there", reason: "").covers(fault, in: "here"))
    #expect(!KnownFault("M01", in: "here", reason: "").covers(fault, in: "here"))
  }
}
