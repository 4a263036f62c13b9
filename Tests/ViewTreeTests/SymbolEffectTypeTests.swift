import SwiftUI
import Testing
import ViewTreeTesting

/// Movements of symbols as values: kinds, how often, how fast, and whether at all.
@MainActor struct SymbolEffectTypeTests {
  private struct Lasting<E: IndefiniteSymbolEffect>: View {
    let effect: E
    var options = SymbolEffectOptions.default
    var body: some View { Image(systemName: "star.fill").symbolEffect(effect, options: options) }
  }

  private struct Single<E: DiscreteSymbolEffect>: View {
    let effect: E
    var options = SymbolEffectOptions.default
    var areRemoved = false
    @State private var count = 0
    var body: some View {
      Image(systemName: "star.fill").symbolEffect(effect, options: options, value: count)
        .symbolEffectsRemoved(areRemoved)
        .onKeyPress("g") {
          count += 1
          return .handled
        }
    }
  }

  private func tester<V: View>(_ view: V) -> ViewTester {
    let tester = ViewTester(view, size: CGSize(width: 100, height: 100))
    tester.advance(by: 0)
    return tester
  }

  /// Transform and opacity of the symbol.
  private func pose(_ tester: ViewTester) -> (ProjectionTransform, Double)? {
    tester.displayList.items.first { if case .symbol = $0.content { true } else { false } }
      .map { ($0.transform, $0.opacity) }
  }

  private func moves<E: SymbolEffect>(_ effect: E, _ tester: ViewTester) -> Bool {
    let before = pose(tester)
    tester.advance(by: 0.2)
    let after = pose(tester)
    return before?.0 != after?.0 || before?.1 != after?.1
  }

  @Test func effectsThatLastMoveOnTheirOwn() {
    #expect(moves(.pulse, tester(Lasting(effect: .pulse))))
    #expect(moves(.breathe, tester(Lasting(effect: .breathe))))
    #expect(moves(.rotate, tester(Lasting(effect: .rotate))))
    #expect(moves(.wiggle, tester(Lasting(effect: .wiggle))))
    #expect(moves(.variableColor, tester(Lasting(effect: .variableColor.iterative.reversing))))
    #expect(moves(.bounce, tester(Lasting(effect: .bounce.down.byLayer))))
  }

  /// How long a movement goes on after its value has changed or it appeared, at most ten seconds.
  private func duration(_ tester: ViewTester) -> Double {
    let start = tester.now
    while tester.host.isAnimating, tester.now - start < 10 { tester.advance(by: 0.05) }
    return tester.now - start
  }

  private func single(_ options: SymbolEffectOptions) -> Double {
    let tester = tester(Single(effect: .pulse, options: options))
    tester.key("g")
    tester.advance(by: 0)
    return duration(tester)
  }

  @Test func aMovementByValueRunsAsOftenAsItIsAsked() {
    // One pulse takes a second.
    let once = single(.default)
    #expect(abs(once - 1) < 0.15)
    #expect(abs(single(.nonRepeating) - once) < 0.15)
    #expect(abs(single(.repeat(3)) - 3 * once) < 0.15)
    #expect(abs(single(.speed(2)) - once / 2) < 0.15)
    #expect(abs(single(.speed(2).repeat(4)) - 2 * once) < 0.15)
    #expect(single(.repeating) >= 10 && single(.repeat(nil)) >= 10)
  }

  @Test func aMovementThatLastsMayBeLimited() {
    #expect(duration(tester(Lasting(effect: .pulse))) >= 10)
    #expect(abs(duration(tester(Lasting(effect: .pulse, options: .nonRepeating))) - 1) < 0.15)
    #expect(abs(duration(tester(Lasting(effect: .pulse, options: .repeat(2)))) - 2) < 0.15)
    #expect(SymbolEffectOptions.default != .repeating && SymbolEffectOptions.speed(1) == .default)
  }

  @Test func effectsMayBeRemoved() {
    for areRemoved in [false, true] {
      let tester = tester(Single(effect: .bounce, areRemoved: areRemoved))
      tester.key("g")
      #expect(moves(.bounce, tester) != areRemoved)
    }
  }

  @Test func aViewUnderTheMouseShowsIt() {
    func look(_ effect: HoverEffect, _ isOver: Bool) -> (fills: Int, width: CGFloat) {
      let tester = tester(Color.red.frame(width: 40, height: 40).hoverEffect(effect))
      tester.hover(at: isOver ? CGPoint(x: 50, y: 50) : nil)
      tester.settle()
      func rects(_ items: [DisplayItem]) -> [CGRect] {
        items.flatMap { item -> [CGRect] in
          switch item.content {
          case .fill(let path, .color(let color), _) where color.alpha * Float(item.opacity) > 0:
            [item.transform.boundingRect(of: path.boundingRect)]
          case .group(let group): rects(group.items)
          default: []
          }
        }
      }
      let all = rects(tester.displayList.items)
      return (all.count, all.last?.width ?? 0)
    }
    for effect in [HoverEffect.automatic, .highlight] {
      #expect(look(effect, true).fills == look(effect, false).fills + 1)
      #expect(look(effect, true).width == 40)
    }
    #expect(abs(look(.lift, true).width - 41.6) < 0.1 && look(.lift, false).width == 40)
  }
}
