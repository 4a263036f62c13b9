import Foundation
import Testing

@testable import ViewTree

/// What scroll views tell about themselves.
@MainActor struct ScrollReportTests {
  private var rows: some View {
    VStack(spacing: 0) {
      ForEach(0..<10, id: \.self) { index in
        (index == 3 ? Color.red : Color.green).frame(width: 200, height: 100)
      }
    }
  }

  private func drag(_ stage: Stage, by distance: CGFloat) {
    stage.press(100, 150)
    for step in 1...10 {
      stage.advance(0.02)
      stage.move(100, 150 + distance * CGFloat(step) / 10)
    }
    stage.advance(0.2)
    stage.release()
    stage.advance(2)
  }

  @Test func geometryTellsTheOffset() {
    var offsets: [CGFloat] = []
    let stage = Stage(
      ScrollView { rows }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          offsets.append($1)
        })
    stage.frame()
    drag(stage, by: -120)
    #expect((offsets.last ?? 0) > 100)
    #expect(offsets == offsets.sorted())
  }

  // What lies round a scroll view is where it was, whatever moves in it.
  @Test func scrollingAsksNobodyOutsideWhereHeIs() {
    final class Count { var value = 0 }
    let asked = Count()
    var (inside, outside) = ([CGFloat](), [CGFloat]())
    let content = rows.onGeometryChange(for: CGFloat.self) {
      $0.frame(in: .global).minY
    } action: {
      inside.append($0)
    }
    let stage = Stage(
      ScrollView { content }.onGeometryChange(for: CGFloat.self) {
        asked.value += 1
        return $0.frame(in: .global).minY
      } action: {
        outside.append($0)
      })
    stage.frame()
    drag(stage, by: -60)
    let before = (asked.value, inside.count)
    drag(stage, by: -60)
    #expect(asked.value == before.0)
    #expect(inside.count > before.1 + 5)
    #expect(outside.count == 1)
  }

  // What a lazy stack shows of a `ForEach` comes and goes: whoever reports on it looks anew.
  @Test func whatIsMadeOnDemandIsReportedOn() {
    var places: [CGFloat] = []
    let stage = Stage(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { _ in Color.green.frame(width: 200, height: 40) }
            .onGeometryChange(for: CGFloat.self) {
              $0.frame(in: .scrollView).minY
            } action: {
              places.append($0)
            }
        }
      })
    stage.frame()
    #expect(places == [0])
    for _ in 0..<8 { drag(stage, by: -140) }
    // The rows that are there lie round the window of 200 points, however far one has scrolled.
    #expect(places.count > 20)
    #expect(places.allSatisfy { $0 > -300 && $0 < 500 })
  }

  @Test func anchorsInAScrollViewAreFollowedFromOutside() {
    var places: [CGFloat] = []
    let content = VStack(spacing: 0) {
      Color.red.frame(width: 200, height: 100).anchorPreference(key: Marks.self, value: .bounds) { [$0] }
      rows
    }
    let stage = Stage(
      ScrollView { content }.overlayPreferenceValue(Marks.self) { marks in
        GeometryReader { proxy in
          let place = marks.first.map { proxy[$0].minY } ?? 0
          Color.clear.allowsHitTesting(false).onChange(of: place) { places.append(place) }
        }
      })
    stage.frame()
    drag(stage, by: -120)
    #expect(places.count > 5)
    #expect((places.last ?? 0) < -100)
    #expect(places == places.sorted(by: >))
  }

  private struct Marks: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  @Test func phasesGoFromRestToRest() {
    var phases: [ScrollPhase] = []
    let stage = Stage(ScrollView { rows }.onScrollPhaseChange { phases.append($1) })
    stage.frame()
    phases.removeAll()
    drag(stage, by: -120)
    #expect(phases.contains(.interacting))
    #expect(phases.last == .idle)
  }

  @Test func aViewTellsWhetherItIsInSight() {
    var seen: [Bool] = []
    let stage = Stage(
      ScrollView {
        VStack(spacing: 0) {
          Color.green.frame(width: 200, height: 300)
          Color.red.frame(width: 200, height: 100).onScrollVisibilityChange(threshold: 0.5) {
            seen.append($0)
          }
          Color.green.frame(width: 200, height: 300)
        }
      })
    stage.frame()
    drag(stage, by: -140)
    drag(stage, by: -140)
    #expect(seen.last == true)
  }

  @Test func pagesRestAtMultiplesOfTheirSize() {
    let stage = Stage(
      ScrollView { rows.scrollTargetLayout() }.scrollTargetBehavior(PagingScrollTargetBehavior()))
    drag(stage, by: -130)
    #expect(near(stage.rect(.red)?.minY, 100, 0.6))
  }

  @Test func alignedViewsRestAtTheEdge() {
    let stage = Stage(
      ScrollView { rows.scrollTargetLayout() }.scrollTargetBehavior(ViewAlignedScrollTargetBehavior()))
    drag(stage, by: -120)
    let offset = 300 - (stage.rect(.red)?.minY ?? 0)
    #expect(near(offset.truncatingRemainder(dividingBy: 100), 0, 0.6))
    #expect(offset > 0)
  }

  /// Rests at the top, whatever the finger wanted.
  private struct Top: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.y = context.contentSize.height > context.containerSize.height ? 0 : 1
    }
  }

  @Test func aBehaviourOfTheProgramsOwnDecides() {
    let stage = Stage(ScrollView { rows }.scrollTargetBehavior(Top()))
    drag(stage, by: -120)
    #expect(near(stage.rect(.red)?.minY, 300, 0.6))
  }
}
