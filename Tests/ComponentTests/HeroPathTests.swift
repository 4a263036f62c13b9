import SwiftUI
import Testing

@testable import BistroComponents

/// How far pictures have come, as a function of the sheet's presence.
struct HeroPathTests {
  private static let presences = stride(from: CGFloat(0), through: 1, by: 0.01)

  @Test func aPathLeadsFromItsSourceToItsDestination() {
    let path = HeroPath()
    #expect(path.progress(0) == 0 && path.progress(0.5) == 0.5 && path.progress(1) == 1)
    #expect(path.progress(-1) == 0 && path.progress(2) == 1)
    #expect(abs(path.progress(0.25) - 0.15625) < 1e-9)
  }

  @Test func whatLiesInItsAreaIsInSightWhereverThatIs() {
    let size = CGSize(width: 40, height: 40)
    for step in 0..<2000 {
      let x = -CGFloat(step) / 7.3
      let area = CGRect(x: x, y: x * 1.1, width: 390.3, height: 730.7)
      #expect(HeroSight.isWhole(size, in: area) == (x + 390.3 >= 39 && x * 1.1 + 730.7 >= 39))
    }
    #expect(!HeroSight.isWhole(size, in: CGRect(x: 1.1, y: 0, width: 390, height: 730)))
  }

  @Test func aPathThatBeginsOnTheWayStaysAtItsSourceBelow() {
    let path = HeroPath(begin: 0.4)
    #expect(path.distance(0.2) == 0 && path.distance(0.4) == 0 && abs(path.distance(0.7) - 0.5) < 1e-9)
    #expect(path.distance(1) == 1)
  }

  /// Wherever a path is taken over from, what is seen goes on from there, and ends at the source.
  @Test(arguments: [0.1, 0.4, 0.9])
  func aPathThatLeavesGoesOnFromWhereItIsAndEndsAtItsSource(_ place: Double) {
    let first = HeroPath()
    let leaving = first.leaving(at: place)
    #expect(abs(leaving.distance(place) - first.distance(place)) < 1e-9 && leaving.opacity(place) == 1)
    #expect(leaving.distance(0) == 0 && leaving.distance(1) == 0)
    #expect(leaving.opacity(0) == 0 && leaving.opacity(1) == 0)
    let again = leaving.leaving(at: 0.95)
    #expect(abs(again.distance(0.95) - leaving.distance(0.95)) < 1e-9)
    #expect(abs(again.opacity(0.95) - leaving.opacity(0.95)) < 1e-9)
    for p in Self.presences {
      #expect(abs(leaving.sourceOpacity(p) + leaving.opacity(p) - 1) < 1e-9)
    }
  }

  /// A sheet that sinks on and rises again does not lead a picture out again that was on its way back.
  @Test func aPathThatLeavesDoesNotLeadOutAgain() {
    let leaving = HeroPath().leaving(at: 0.6)
    #expect(
      leaving.isPassed(at: 0.2) && !leaving.isPassed(at: 0.7) && !HeroPath(begin: 0.4).isPassed(at: 0.2))
    let returning = leaving.returning(at: 0.2)
    #expect(abs(returning.distance(0.2) - leaving.distance(0.2)) < 1e-9)
    #expect(abs(returning.opacity(0.2) - leaving.opacity(0.2)) < 1e-9)
    for p in Self.presences where p > 0.2 { #expect(returning.distance(p) < leaving.distance(0.2)) }
    #expect(abs(returning.distance(1)) < 1e-9)
  }

  @Test func aLostPictureFadesOnItsWay() {
    let lost = HeroPath().lost(at: 0.6)
    #expect(lost.opacity(0.6) == 1 && lost.opacity(0.8) == 1 && abs(lost.opacity(0.3) - 0.5) < 1e-9)
    #expect(lost.opacity(0) == 0 && lost.distance(0.3) == 0.3)
  }

  @Test func aPoseIsUndoneOnTheWay() {
    var pose = HeroPose()
    (pose.angle, pose.scale, pose.shift) = (40, 0.8, 20)
    #expect(pose.part(1) == pose && pose.part(0) == HeroPose())
    #expect(
      pose.part(0.5).angle == 20 && abs(pose.part(0.5).scale - 0.9) < 1e-9 && pose.part(0.5).shift == 10)
  }

  @Test func whatLiesOverThePictureAtItsEndsFades() {
    func flight(_ progress: CGFloat) -> HeroFlight<Int> {
      HeroFlight(id: 1, progress: progress, sourceSize: .zero, destinationSize: .zero, cornerRadius: 0)
    }
    #expect(flight(0).sourceOpacity == 1 && flight(0).destinationOpacity == 0)
    #expect(flight(0.45).sourceOpacity == 0 && flight(1).destinationOpacity == 1)
  }
}
