import Foundation
import Testing

@testable import ViewTree

@MainActor struct MatchedGeometryTests {
  private let model = Model()

  private struct Hero: View {
    let model: Model
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if model.flag {
          Color.red.matchedGeometryEffect(id: "card", in: space).frame(width: 100, height: 80)
            .offset(x: 100, y: 100)
        } else {
          Color.blue.matchedGeometryEffect(id: "card", in: space).frame(width: 20, height: 20)
        }
      }
    }
  }

  @Test func aViewThatTakesOverComesFromTheOldFrameAndTheOldOneGoesAlong() {
    let stage = Stage(Hero(model: model))
    #expect(stage.rect(.blue) == CGRect(x: 0, y: 0, width: 20, height: 20))
    stage.change { withAnimation(.linear(duration: 1)) { model.flag = true } }
    stage.advance(0.5)
    let middle = CGRect(x: 50, y: 50, width: 60, height: 50)
    for color in [Color.red, .blue] {
      let rect = stage.rect(color)
      #expect(near(rect?.minX, middle.minX, 1) && near(rect?.minY, middle.minY, 1), "\(rect as Any)")
      #expect(near(rect?.width, middle.width, 1) && near(rect?.height, middle.height, 1), "\(rect as Any)")
    }
    stage.advance(0.6)
    #expect(stage.rect(.red) == CGRect(x: 100, y: 100, width: 100, height: 80))
    #expect(stage.rect(.blue) == nil)
    #expect(stage.host.isAtRest)
    stage.change { withAnimation(.linear(duration: 1)) { model.flag = false } }
    stage.advance(0.5)
    #expect(near(stage.rect(.blue)?.minX, 50, 1) && near(stage.rect(.blue)?.width, 60, 1))
    stage.advance(0.6)
    #expect(stage.rect(.blue) == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(stage.host.isAtRest)
  }

  @Test func withoutAnimationItIsThereAtOnce() {
    let stage = Stage(Hero(model: model))
    stage.change { model.flag = true }
    #expect(stage.rect(.red) == CGRect(x: 100, y: 100, width: 100, height: 80))
    #expect(stage.host.isAtRest)
  }

  private struct Tabs: View {
    let model: Model
    @Namespace private var space
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<4, id: \.self) { index in
          Color.blue.frame(width: 50, height: 20).matchedGeometryEffect(id: index, in: space)
        }
      }
      .background { Color.red.matchedGeometryEffect(id: model.count, in: space, isSource: false) }
    }
  }

  @Test func aFollowerTakesTheFrameOfTheSourceThatItNames() {
    let stage = Stage(Tabs(model: model))
    #expect(stage.rect(.red) == CGRect(x: 0, y: 90, width: 50, height: 20))
    stage.change { withAnimation(.linear(duration: 1)) { model.count = 2 } }
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minX, 50, 1))
    stage.advance(0.6)
    #expect(stage.rect(.red) == CGRect(x: 100, y: 90, width: 50, height: 20))
    #expect(stage.host.isAtRest)
    #expect(stage.rects(.blue).map(\.minX) == [0, 50, 100, 150])
  }

  private struct Following: View {
    let model: Model
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        Color.blue.frame(width: 20, height: 20).matchedGeometryEffect(id: 1, in: space)
          .offset(x: model.flag ? 100 : 0)
        Color.red.matchedGeometryEffect(id: 1, in: space, properties: .position, isSource: false)
          .frame(width: 40, height: 40)
      }
    }
  }

  @Test func aFollowerOfThePositionKeepsItsSizeAndMovesWithTheSource() {
    let stage = Stage(Following(model: model))
    #expect(stage.rect(.red) == CGRect(x: -10, y: -10, width: 40, height: 40))
    stage.change { withAnimation(.linear(duration: 1)) { model.flag = true } }
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.midX, stage.rect(.blue)?.midX ?? 0, 0.01))
    #expect(near(stage.rect(.red)?.midX, 60, 1))
    stage.advance(0.6)
    #expect(near(stage.rect(.red)?.midX, 110))
  }
}
