import Foundation
import Graphics
import Testing

@testable import ViewTree

/// M14, M05: what layout moves while the window gets another size keeps its course and arrives in the new layout.
@MainActor struct ResizedMotionTests {
  private let model = Model()

  /// Rows of 20 points at the window's lower edge, which one that comes below them moves up.
  private struct Rows: View {
    let model: Model
    var body: some View {
      VStack(spacing: 0) {
        Spacer(minLength: 0)
        Color.red.frame(height: 20)
        Color.green.frame(height: 20)
        if model.flag { Color.gray.frame(height: 40) }
      }
    }
  }

  private func resize(_ stage: Stage, _ width: CGFloat, _ height: CGFloat) {
    stage.host.send(
      .resize(size: CGSize(width: width, height: height), scale: 1, safeArea: EdgeInsets()))
    stage.frame()
  }

  @Test(arguments: [(260, 300), (300, 200)])
  func m05_whatMovesKeepsItsDistanceFromItsNewPlace(_ width: CGFloat, _ height: CGFloat) {
    let stage = Stage(Rows(model: model))
    stage.change { withAnimation(.linear(duration: 1)) { model.flag = true } }
    stage.advance(0.25)
    #expect(near(stage.rect(.red)?.minY, 150, 0.5))
    resize(stage, width, height)
    // 30 of 40 points are left.
    var last = height - 50
    #expect(near(stage.rect(.red)?.minY, last, 0.5))
    #expect(stage.rect(.red)?.width == width)
    for _ in 0..<70 {
      stage.advance(0.01)
      let (red, green) = (stage.rect(.red)?.minY ?? .nan, stage.rect(.green)?.minY ?? .nan)
      #expect(near(last - red, 0.4, 0.1) && near(green - red, 20, 0.01))
      last = red
    }
    stage.advance(0.2)
    #expect(stage.rect(.red)?.minY == height - 80 && stage.host.isAtRest)
  }

  @Test func m14_inASmallerWindowTheDistanceIsSmallerByTheSameFactor() {
    struct Far: View {
      let model: Model
      var body: some View {
        Color.red.frame(width: 20, height: 20)
          .frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: model.flag ? .topLeading : .bottomTrailing)
      }
    }
    let stage = Stage(Far(model: model))
    stage.change { withAnimation(.linear(duration: 1)) { model.flag = true } }
    stage.advance(0.1)
    resize(stage, 50, 400)
    #expect(near(stage.rect(.red)?.minX, 0.9 * 180 / 4, 0.5))
    #expect(near(stage.rect(.red)?.minY, 0.9 * 180, 0.5))
    resize(stage, 200, 200)
    #expect(near(stage.rect(.red)?.minX, 0.9 * 180 / 4, 0.5), "a larger one makes it no longer")
    stage.advance(1)
    #expect(stage.rect(.red)?.origin == .zero && stage.host.isAtRest)
  }

  @Test func m05_aViewThatFollowsItsPlaceByAnAnimationOfItsOwnDoesSoToo() {
    struct Follower: View {
      let model: Model
      var body: some View {
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          Color.red.frame(width: 20, height: 20).animation(.linear(duration: 1))
          if model.flag { Color.gray.frame(height: 40) }
        }
      }
    }
    let stage = Stage(Follower(model: model))
    stage.change { model.flag = true }
    stage.advance(0.25)
    #expect(near(stage.rect(.red)?.minY, 170, 0.5))
    resize(stage, 300, 300)
    #expect(near(stage.rect(.red)?.minY, 270, 0.5) && near(stage.rect(.red)?.midX, 150, 0.5))
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minY, 250, 0.5))
    stage.advance(0.3)
    #expect(stage.rect(.red)?.minY == 240 && stage.host.isAtRest)
  }

  @Test func m05_whatComesIntoWhatMovesStaysAtItsPlaceInTheNewLayout() {
    struct Coming: View {
      let model: Model
      var body: some View {
        VStack(spacing: 0) {
          ZStack {
            Color.clear
            if model.count > 0 { Color.blue.frame(width: 10, height: 10) }
          }
          .frame(height: 20)
        }
        .padding(.bottom, model.flag ? 100 : 0)
        .frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
    let stage = Stage(Coming(model: model))
    stage.change { withAnimation(.linear(duration: 1)) { model.flag = true } }
    stage.advance(0.5)
    stage.change { model.count = 1 }
    #expect(near(stage.rect(.blue)?.minY, 85, 0.5))
    resize(stage, 300, 400)
    for _ in 0..<60 {
      #expect(near(stage.rect(.blue)?.midX, 150, 0.5) && near(stage.rect(.blue)?.minY, 285, 0.5))
      stage.advance(0.01)
    }
    #expect(stage.host.isAtRest)
  }
}
