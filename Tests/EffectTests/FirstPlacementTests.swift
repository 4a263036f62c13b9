import Foundation
import Observation
import Testing

@testable import ViewTree

/// A view that is placed for the first time is at its place, whatever moves round it; looked at in every frame.
@MainActor struct FirstPlacementTests {
  @Observable final class Values {
    var isThere = false
    var isWide = false
  }

  /// A container that is empty and in the middle becomes as large as the window with what comes into it.
  private struct Growing: View {
    let state: Values
    let isMeasured: Bool

    var body: some View {
      ZStack {
        Color.blue.frame(width: 20, height: 20)
        if state.isThere {
          if isMeasured {
            GeometryReader { proxy in Color.red.frame(width: proxy.size.width, height: proxy.size.height) }
              .transition(.identity)
          } else {
            Color.red.transition(.identity)
          }
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func m01_whatMakesItsContainerGrowIsAtItsPlaceAtOnce(_ isMeasured: Bool) {
    let state = Values()
    let stage = Stage(Growing(state: state, isMeasured: isMeasured))
    stage.change { withAnimation(.linear(duration: 0.2)) { state.isThere = true } }
    for _ in 0..<30 {
      #expect(stage.rect(.red) == CGRect(x: 0, y: 0, width: 200, height: 200))
      stage.advance(0.01)
    }
    #expect(stage.host.isAtRest)
  }

  /// Beside rows that make room, in a column that moves to the middle.
  private struct Column: View {
    let state: Values

    var body: some View {
      VStack(spacing: 0) {
        Color.blue.frame(width: 20, height: 20)
        if state.isThere { Color.red.frame(width: 20, height: 60).transition(.identity) }
        if state.isWide { Color.green.frame(width: 20, height: 40).transition(.identity) }
      }
    }
  }

  @Test func m01_aRowThatComesIntoAColumnThatMovesIsAtItsPlaceAtOnce() {
    let state = Values()
    let stage = Stage(Column(state: state))
    #expect(stage.rect(.blue)?.minY == 90)
    stage.change { withAnimation(.linear(duration: 0.2)) { state.isThere = true } }
    for step in 0..<10 {
      #expect(near(stage.rect(.red)?.minY, 80), "step \(step)")
      // Its neighbour was there before and is on its way.
      #expect(near(stage.rect(.blue)?.minY, 90 - 30 * CGFloat(step) / 20))
      stage.advance(0.01)
    }
    // Half way the column sets out again: what came before moves with it from where it is, what comes now does not.
    stage.change { withAnimation(.linear(duration: 0.2)) { state.isWide = true } }
    var last = stage.rect(.red)?.minY ?? .nan
    #expect(near(last, 80))
    for step in 0..<20 {
      #expect(near(stage.rect(.green)?.minY, 120), "step \(step)")
      stage.advance(0.01)
      let y = stage.rect(.red)?.minY ?? .nan
      #expect(y <= last + 0.01 && last - y < 2.1)
      last = y
    }
    stage.advance(0.3)
    #expect(near(stage.rect(.red)?.minY, 60) && stage.host.isAtRest)
  }

  /// Shows an empty state until the first value is there, which is in the same frame.
  private struct Late: View {
    @State private var value: Int?

    var body: some View {
      ZStack {
        if value == nil { Color.red.transition(.opacity) } else { Color.blue.transition(.opacity) }
      }
      .animation(.linear(duration: 0.2), value: value)
      .onChange(of: 1, initial: true) { value = 1 }
    }
  }

  @Test func m02_whatGoesInTheFrameInWhichItCameIsNeverSeen() {
    let stage = Stage(Late())
    for _ in 0..<30 {
      #expect(stage.rect(.red) == nil)
      stage.advance(0.01)
    }
    #expect(stage.rect(.blue) != nil)
  }
}
