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

  @Test func m02_aStateThatIsShownForThreeFramesIsFound() {
    let faults = Watched.faults(HastyProgram()) { $0.tap("Load") }
    #expect(ids(faults) == ["M02"])
    #expect(faults.first?.name == "Nothing found")
  }

  @Test func m03_textsOnTopOfEachOtherAreFound() {
    let faults = Watched.faults(DoubledProgram()) { $0.tap("Change") }
    #expect(ids(faults) == ["M03"])
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

  @Test func m05_aJumpThatNothingAskedForIsFound() {
    func visit(_ places: [CGFloat]) -> [MotionFault] {
      Watched.faults(RestlessProgram(script: .init(places), comesLate: false)) { tester in
        tester.tap("Run")
        tester.advance(by: 0.5)
      }
    }
    let faults = visit([CGFloat](repeating: 20, count: 12) + [70])
    #expect(ids(faults) == ["M05"])
    #expect(faults.first?.name == "Restless")
    #expect(visit([20]).isEmpty)
  }

  @Test(arguments: [true, false])
  func m06_aCardThatStopsWhenItIsLetGoIsFound(_ stumbles: Bool) {
    let faults = Watched.faults(StumblingProgram(animation: stumbles ? .easeIn(duration: 0.6) : nil)) {
      tester in
      tester.flick(from: CGPoint(x: 195, y: 420), by: CGVector(dx: 0, dy: 150), over: 0.1)
    }
    #expect(ids(faults) == (stumbles ? ["M06"] : []))
  }

  @Test func m07_whatAnAnimationMovesWithoutHavingChangedItIsFound() {
    var script = RestlessLayout.Script([20])
    func visit(_ jumps: Bool) -> [MotionFault] {
      script = RestlessLayout.Script([20])
      return Watched.faults(OverreachingProgram(script: script)) { tester in
        tester.tap("Run")
        tester.advance(by: 0.5)
        tester.press(tester.middle(of: "Widen"))
        tester.advance(by: 0.05)
        if jumps { script.places = [90] }
        tester.release()
        tester.advance(by: 1)
      }
    }
    #expect(ids(visit(true)) == ["M07"])
    #expect(visit(false).isEmpty)
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
    let fault = try #require(Watched.faults(HastyProgram()) { $0.tap("Load") }.first)
    #expect(fault.description.hasPrefix("M02: frame \(fault.frame), "))
    #expect(fault.description.contains("“Nothing found” at "))
    #expect(fault.place.width > 0 && fault.time > 0)
  }

  @Test func aKnownFaultIsKnownByItsSentencePlaceAndName() throws {
    let fault = try #require(Watched.faults(HastyProgram()) { $0.tap("Load") }.first)
    #expect(KnownFault("M02", in: "here", reason: "").covers(fault, in: "here"))
    #expect(KnownFault("M02", in: "here", name: "Nothing found", reason: "").covers(fault, in: "here"))
    #expect(!KnownFault("M02", in: "here", name: "Else", reason: "").covers(fault, in: "here"))
    #expect(!KnownFault("M02", in: "there", reason: "").covers(fault, in: "here"))
    #expect(!KnownFault("M03", in: "here", reason: "").covers(fault, in: "here"))
  }
}
