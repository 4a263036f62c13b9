import Foundation
import Testing

@testable import ViewTree

/// Effects change no layout; geometry readers inside of them see through them.
@MainActor struct TransformTests {
  @Test func outsideNothingChanges() {
    expectFrames(200, 100, "a 50 40 40 20 | b 90 40 60 20") {
      HStack(spacing: 0) {
        box(40, 20).rotationEffect(.degrees(30)).scaleEffect(3).offset(x: 9).probe("a")
        box(60, 20).rotation3DEffect(.degrees(40), axis: (0, 1, 0)).probe("b")
      }
    }
  }

  @Test func insideFramesGoThroughTheTransform() {
    expectFrames(200, 100, "a 80 30 40 40") { box(20, 20).probe("a").scaleEffect(2) }
    expectFrames(200, 100, "a 90 40 40 40") { box(20, 20).probe("a").scaleEffect(2, anchor: .topLeading) }
    expectFrames(200, 100, "a 90 35 20 30") {
      box(40, 20).probe("a").scaleEffect(x: 0.5, y: 1.5)
    }
    expectFrames(200, 100, "a 80 20 40 40") {
      box(40, 20).probe("a").scaleEffect(x: 1, y: 2, anchor: .bottom)
    }
    expectFrames(200, 100, "a 90 30 20 40") { box(40, 20).probe("a").rotationEffect(.degrees(90)) }
    expectFrames(200, 100, "a 60 40 20 40") {
      box(40, 20).probe("a").rotationEffect(.degrees(90), anchor: .topLeading)
    }
    // Turned by an eighth: as wide as both sides' projections.
    expectFrames(200, 100, "a 78.79 28.79 42.43 42.43") {
      box(40, 20).probe("a").rotationEffect(.degrees(45))
    }
    expectFrames(200, 100, "a 90 45 40 20") {
      box(40, 20).probe("a").transformEffect(CGAffineTransform(translationX: 10, y: 5))
    }
    expectFrames(200, 100, "a 80 40 80 20") {
      box(40, 20).probe("a").transformEffect(CGAffineTransform(scaleX: 2, y: 1))
    }
    expectFrames(200, 100, "a 90 40 20 20") {
      box(40, 20).probe("a").rotation3DEffect(.degrees(60), axis: (0, 1, 0), perspective: 0)
    }
  }

  @Test func transformsAddUpFromTheInsideOut() {
    expectFrames(200, 100, "a 100 30 40 40") { box(20, 20).probe("a").offset(x: 10).scaleEffect(2) }
    expectFrames(200, 100, "a 90 30 40 40") { box(20, 20).probe("a").scaleEffect(2).offset(x: 10) }
    expectFrames(200, 100, "a 80 55 40 20 | v 80 25 40 50") {
      VStack(spacing: 0) {
        box(40, 30); box(40, 20).probe("a")
      }.probe("v").scaleEffect(1)
    }
    expectFrames(200, 200, "a 60 130 40 40 | v 60 50 80 120") {
      VStack(alignment: .leading, spacing: 0) {
        box(40, 40); box(20, 20).probe("a")
      }.probe("v")
        .scaleEffect(2).offset(y: 10)
    }
  }

  private struct Shift: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width, y: 0))
    }
  }

  @Test func effectsOfTheProgramsOwn() {
    expectFrames(200, 100, "outer 80 40 40 20 | a 120 40 40 20") {
      box(40, 20).probe("a").modifier(Shift()).probe("outer")
    }
    expectFrames(200, 100, "outer 80 40 40 20 | a 80 40 40 20") {
      box(40, 20).probe("a").modifier(Shift().ignoredByLayout()).probe("outer")
    }
  }

  @MainActor final class Frames { var named = CGRect.zero; var local = CGRect.zero; var lost = CGRect.zero }

  @Test func placesInNamedSpaces() {
    let frames = Frames()
    let view = VStack(spacing: 0) {
      fill.frame(height: 30)
      HStack(spacing: 0) {
        box(50, 20)
        box(40, 20).background {
          GeometryReader { g -> Color in
            frames.named = g.frame(in: .named("column"))
            frames.local = g.frame(in: .local)
            frames.lost = g.frame(in: .named("nowhere"))
            return Color.clear
          }
        }
      }
    }
    .coordinateSpace(.named("column")).padding(10).offset(x: 5)
    let stage = LayoutStage(200, 100, view)
    // The column is 180 wide and 50 high, at (15, 25) in the window with its offset.
    #expect(frames.named == CGRect(x: 95, y: 30, width: 40, height: 20))
    #expect(frames.local == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(frames.lost == CGRect(x: 110, y: 55, width: 40, height: 20))
    #expect(stage.warnings.isEmpty)
  }

  @Test func placesInAScaledSpaceAreItsOwn() {
    let frames = Frames()
    let view = ZStack(alignment: .topLeading) {
      fill
      box(40, 20).background {
        GeometryReader { g -> Color in
          frames.named = g.frame(in: .named("z"))
          return Color.clear
        }
      }
      .padding(10)
    }
    .coordinateSpace(.named("z")).scaleEffect(2)
    _ = LayoutStage(200, 100, view)
    #expect(frames.named == CGRect(x: 10, y: 10, width: 40, height: 20))
  }
}
