import SwiftUI
import Testing

@testable import BistroComponents

/// Where a release leads: the decision alone, in a container of 800 points. Velocities are points per second, downwards
/// positive.
struct SheetReleaseTests {
  /// Full at 50, half at 400.
  static func tutorial(_ height: CGFloat = 800) -> SheetRelease {
    SheetRelease(
      stops: [50, height / 2], height: height, thresholds: .init(), isSequential: false)
  }

  static func three(sequential: Bool = false) -> SheetRelease {
    SheetRelease(stops: [80, 400, 600], height: 800, thresholds: .init(), isSequential: sequential)
  }

  @Test(arguments: [
    (-208.0, 0), (-200, 1), (-192, 1), (248, 2), (240, 1), (232, 1),
  ])
  func t03_atRestTheTutorialsThresholdsDecide(_ way: Double, _ result: Int) {
    let target = Self.tutorial().target(from: 1, translation: CGFloat(way), velocity: 0)
    #expect(target == (result == 2 ? .dismissed : .stop(result)))
  }

  @Test(arguments: [(400.0, -101.0, 0), (400, -99, 1), (1000, -251, 0), (1000, -249, 1), (600, -151, 0)])
  func t10_thresholdsAreFractionsOfTheHeight(_ height: Double, _ way: Double, _ result: Int) {
    let release = Self.tutorial(CGFloat(height))
    #expect(release.target(from: 1, translation: CGFloat(way), velocity: 0) == .stop(result))
  }

  @Test(arguments: [(-420.0, 0), (-380, 1)])
  func b01_aFlickUpIsProjected(_ velocity: Double, _ result: Int) {
    #expect(Self.tutorial().target(from: 1, translation: 0, velocity: CGFloat(velocity)) == .stop(result))
  }

  @Test func b02_aFlickDownIsProjected() {
    #expect(Self.tutorial().target(from: 1, translation: 0, velocity: 500) == .dismissed)
    #expect(Self.tutorial().target(from: 1, translation: 0, velocity: 460) == .stop(1))
  }

  @Test func b03_aReversalTakesItBack() {
    #expect(Self.tutorial().target(from: 1, translation: -240, velocity: 400) == .stop(1))
  }

  @Test func b04_aFlickUpSavesIt() {
    #expect(Self.tutorial().target(from: 1, translation: 280, velocity: -500) == .stop(1))
  }

  @Test func b07_aDetentIsSkippedOnlyBeyondTheMiddle() {
    // From 600: the middle between 400 and 80 is 240, 360 points away.
    #expect(Self.three().target(from: 2, translation: -300, velocity: 0) == .stop(1))
    #expect(Self.three().target(from: 2, translation: 0, velocity: -359 / 0.499) == .stop(1))
    #expect(Self.three().target(from: 2, translation: 0, velocity: -361 / 0.499) == .stop(0))
    #expect(Self.three(sequential: true).target(from: 2, translation: 0, velocity: -3000) == .stop(1))
    #expect(Self.three(sequential: true).target(from: 0, translation: 0, velocity: 3000) == .stop(1))
    #expect(Self.three().target(from: 0, translation: 100, velocity: 0) == .stop(0))
    #expect(Self.three().target(from: 0, translation: 121, velocity: 0) == .stop(1))
    #expect(Self.three().target(from: 0, translation: 430, velocity: 0) == .stop(2))
  }

  @Test func m10_aThrowGoesByOneDetent() {
    func release(_ stops: [CGFloat]) -> SheetRelease {
      SheetRelease(stops: stops, height: 800, thresholds: .init(), isSequential: false, throwsByOne: true)
    }
    let two = release([50, 400])
    for speed in [CGFloat(500), 2000, 8000] {
      #expect(two.target(from: 0, translation: 0, velocity: speed) == .stop(1))
      #expect(two.target(from: 1, translation: 0, velocity: speed) == .dismissed)
      #expect(two.target(from: 1, translation: 0, velocity: -speed) == .stop(0))
    }
    // Lifted more than 0.3 H below half it goes; at rest as ever.
    #expect(two.target(from: 0, translation: 589, velocity: 3000) == .stop(1))
    #expect(two.target(from: 0, translation: 591, velocity: 0) == .dismissed)
    #expect(two.target(from: 1, translation: -201, velocity: 0) == .stop(0))
    // Drawn to the next one and thrown back it goes back by one, not by two.
    #expect(two.target(from: 1, translation: -340, velocity: 4000) == .stop(1))
    #expect(two.target(from: 1, translation: 300, velocity: -4000) == .stop(1))
    #expect(two.target(caughtAt: 120, velocity: 6000) == .stop(1))
    #expect(two.target(caughtAt: 760, velocity: -6000) == .stop(1))
    let three = release([80, 400, 600])
    #expect(three.target(from: 2, translation: 0, velocity: -8000) == .stop(1))
    #expect(three.target(from: 2, translation: -359, velocity: -8000) == .stop(1))
    #expect(three.target(from: 2, translation: -361, velocity: -100) == .stop(0))
    #expect(three.target(from: 0, translation: 419, velocity: 8000) == .stop(1))
    #expect(three.target(from: 0, translation: 421, velocity: 100) == .stop(2))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e12])
  func b08_speedsAreClampedAndFinite(_ velocity: Double) {
    let release = Self.tutorial()
    #expect(SheetRelease.legal(CGFloat(velocity)).isFinite)
    #expect(abs(SheetRelease.legal(CGFloat(velocity))) <= 8000)
    _ = release.target(from: 1, translation: 0, velocity: CGFloat(velocity))
  }

  @Test func aCaughtSheetGoesToTheNearestDetent() {
    let release = Self.tutorial()
    #expect(release.target(caughtAt: 220, velocity: 0) == .stop(0))
    #expect(release.target(caughtAt: 230, velocity: 0) == .stop(1))
    #expect(release.target(caughtAt: 700, velocity: 0) == .dismissed)
    #expect(release.target(caughtAt: 700, velocity: -500) == .stop(1))
  }

  @Test(arguments: [(100.0, 51.46), (400, 172.55)])
  func b15_theRubberBandGivesLess(_ pull: Double, _ shown: Double) {
    #expect(abs(RubberBand.displacement(CGFloat(pull), over: 800) - CGFloat(shown)) < 0.01)
  }

  @Test func b16_theRubberBandIsContinuousMonotoneAndBounded() {
    var last: CGFloat = 0
    for step in 1...20_000 {
      let shown = RubberBand.displacement(CGFloat(step), over: 800)
      #expect(shown > last && shown < 800)
      if step == 1 { #expect(shown > 0.5 && shown < 0.56) }
      last = shown
    }
  }

  @Test func b40_dimmingIsAFunctionOfThePlace() {
    let look = SheetLook(height: 800, top: 50, undimmed: nil)
    #expect(
      look.dimming(800) == 0 && look.dimming(400) == 1 && look.dimming(50) == 1 && look.dimming(-30) == 1)
    var last = 1.0
    for y in stride(from: CGFloat(0), through: 800, by: 1) {
      #expect(look.dimming(y) <= last)
      last = look.dimming(y)
    }
  }

  @Test func b42_cornersAndBackgroundAreContinuousInThePlace() {
    let look = SheetLook(height: 800, top: 0, undimmed: nil)
    #expect(
      look.cornerRadius(0, 10) == 0 && look.cornerRadius(44, 10) == 10 && look.cornerRadius(400, 10) == 10)
    #expect(look.covering(400) == 0 && look.covering(0) == 1 && look.covering(800) == 0)
    for y in stride(from: CGFloat(0), to: 800, by: 1) {
      #expect(abs(look.cornerRadius(y + 1, 10) - look.cornerRadius(y, 10)) < 0.3)
      #expect(look.cornerRadius(y, 10) <= y)
      #expect(abs(look.covering(y + 1) - look.covering(y)) < 0.01)
    }
  }
}
