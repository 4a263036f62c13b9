import Foundation
import Graphics
import Testing

@testable import ViewTree

/// What changes a view as painted: chains of effects, flattening, colours multiplied, a side changed.
@MainActor struct FlatteningTests {
  private var square: some View { Color.red.frame(width: 40, height: 40) }

  nonisolated private static func shifted(_ effect: EmptyVisualEffect, by x: CGFloat) -> some VisualEffect {
    effect.offset(x: x).opacity(0.5)
  }

  @Test func aVisualEffectIsAChainThatBeginsWithNothing() {
    let stage = Stage(square.visualEffect { effect, proxy in Self.shifted(effect, by: proxy.size.width) })
    #expect(stage.rect(.red)?.minX == 120)
    #expect(stage.opacity(.red) == 0.5)
    let still = Stage(square.visualEffect { effect, _ in effect })
    #expect(still.list.items == Stage(square.visualEffect { _, _ in EmptyVisualEffect() }).list.items)
    #expect(still.rect(.red)?.minX == 80)
  }

  @Test func anEffectMayDependOnWhetherAFlagIsSet() {
    func choice(_ isMoved: Bool) -> CGFloat? {
      Stage(square.visualEffect { effect, _ in effect.scaleEffect(isMoved ? 0.5 : 1) }).rect(.red)?.width
    }
    #expect(choice(true) == 20 && choice(false) == 40)
  }

  @Test func aDrawingGroupIsOnePicture() throws {
    func groups(_ mode: ColorRenderingMode, isOpaque: Bool) -> [GroupContent] {
      let stage = Stage(
        ZStack {
          Color.red.frame(width: 40, height: 40)
          Color.blue.frame(width: 20, height: 20)
        }.drawingGroup(opaque: isOpaque, colorMode: mode))
      return stage.list.items.compactMap { if case .group(let group) = $0.content { group } else { nil } }
    }
    for mode in [ColorRenderingMode.nonLinear, .linear, .extendedLinear] {
      let group = try #require(groups(mode, isOpaque: false).first)
      #expect(group.items.count == 2 && group.effects.isEmpty && !group.isLayer)
    }
    // What is opaque has black ground, as large as the view.
    let opaque = try #require(groups(.nonLinear, isOpaque: true).first)
    #expect(opaque.items.count == 3)
    guard case .fill(let path, .color(let color), _) = opaque.items[0].content else {
      Issue.record("no ground")
      return
    }
    #expect(color == .black && path.boundingRect.size == CGSize(width: 40, height: 40))
  }

  @Test func coloursAreMultiplied() throws {
    let stage = Stage(
      Color.white.frame(width: 40, height: 40).colorMultiply(Color(red: 1, green: 0.5, blue: 0)))
    guard case .colorMatrix(let matrix) = try #require(stage.effects.first) else {
      Issue.record("no matrix")
      return
    }
    // Red stays, half of the green, no blue; alpha as it is.
    #expect(matrix.values == [1, 0, 0, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0])
  }

  @Test func aPictureIsMirroredWhereOneReadsFromTheRight() {
    func edge(_ enabled: Bool, _ direction: LayoutDirection) -> CGFloat? {
      let arrow = ZStack(alignment: .topLeading) {
        Color.clear.frame(width: 100, height: 100)
        Path(CGRect(x: 0, y: 0, width: 10, height: 10)).fill(Color.red)
      }.frame(width: 100, height: 100)
      return Stage(
        arrow.flipsForRightToLeftLayoutDirection(enabled).environment(\.layoutDirection, direction)
      ).rect(.red)?.minX
    }
    #expect(edge(true, .leftToRight) == 50)
    #expect(edge(false, .rightToLeft) == edge(true, .leftToRight))
    #expect(edge(true, .rightToLeft) == 140)
  }
}
