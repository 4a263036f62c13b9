import Foundation
import Testing

@testable import ViewTree

@MainActor struct VisualEffectTests {
  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { index in
            (index == 0 ? Color.red : Color.blue).frame(width: 100, height: 50)
              .visualEffect { content, proxy in
                content.offset(x: -proxy.frame(in: .scrollView).minY).opacity(proxy.size.width > 0 ? 1 : 0)
              }
          }
        }
      }
    }
  }

  @Test func visualEffectFollowsScrollingWithoutEvaluatingAnyBody() {
    let stage = Stage(Rows())
    #expect(stage.rect(.red)?.minX == 50)
    let bodies = stage.host.statistics.bodies
    stage.press(100, 150)
    stage.drag(to: 100, 120)
    let rect = stage.rect(.red)
    #expect(rect.map { $0.minY < 0 } == true)
    #expect(near(rect?.minX, 50 - (rect?.minY ?? 0), 0.01))
    #expect(stage.host.statistics.bodies == bodies)
  }

  private struct Tilting: View {
    let model: Model
    var body: some View {
      let far = model.flag
      Color.red.frame(width: 40, height: 40)
        .visualEffect { content, _ in content.offset(x: far ? 60 : 0) }
    }
  }

  @Test func visualEffectIsAnimatedAndMovesNoLayout() {
    let model = Model()
    let stage = Stage(Tilting(model: model))
    stage.change { withAnimation(.linear(duration: 1)) { model.flag = true } }
    #expect(near(stage.rect(.red)?.minX, 80))
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minX, 110, 0.7))
    stage.advance(0.6)
    #expect(near(stage.rect(.red)?.minX, 140))
    #expect(stage.host.dump().flattened.last?.frame.x == 140 || stage.host.isAtRest)
  }

  private struct Carousel: View {
    let configuration: ScrollTransitionConfiguration
    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { index in
            (index == 1 ? Color.red : Color.blue).frame(width: 160, height: 50)
              .scrollTransition(configuration) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0.2).offset(y: phase.value * 10)
              }
          }
        }
      }
    }
  }

  @Test func anInteractiveScrollTransitionFollowsWhatIsInSight() {
    // The second card shows 40 of its 160 points: three quarters of its transition are left.
    let stage = Stage(Carousel(configuration: .interactive(timingCurve: .linear)))
    #expect(near(stage.opacity(.red).map { CGFloat($0) }, 1 - 0.8 * 0.75, 0.001))
    #expect(near(stage.rect(.red)?.midY, 100 + 7.5, 0.01))
    stage.press(100, 100)
    stage.drag(to: -60, 100)
    #expect(near(stage.opacity(.red).map { CGFloat($0) }, 1, 0.001))
  }

  @Test func anAnimatedScrollTransitionStartsAtItsThreshold() {
    let stage = Stage(Carousel(configuration: .animated(.linear(duration: 1))))
    #expect(near(stage.opacity(.red).map { CGFloat($0) }, 0.2, 0.001))
    stage.press(100, 100)
    stage.drag(to: 50, 100)
    let before = stage.opacity(.red) ?? 0
    stage.advance(0.5)
    #expect((stage.opacity(.red) ?? 0) > before + 0.2)
    stage.advance(1)
    #expect(near(stage.opacity(.red).map { CGFloat($0) }, 1, 0.001))
  }
}
