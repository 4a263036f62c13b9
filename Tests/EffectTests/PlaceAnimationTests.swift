import Foundation
import Testing

@testable import ViewTree

/// A valueless `animation` animates every change of place of the views in it, whoever causes it.
@MainActor struct PlaceAnimationTests {
  private let model = Model()
  private let height: CGFloat = 800

  /// What is left of the way of an interpolating spring (mass 1, stiffness 200, damping 25, initial velocity 10 ways a
  /// second) after `t` seconds.
  private func left(_ t: Double) -> CGFloat {
    let w = (200 - 12.5 * 12.5).squareRoot()
    return CGFloat(exp(-12.5 * t) * (cos(w * t) + 2.5 / w * sin(w * t)))
  }

  private func stage<V: View>(_ view: V) -> Stage { Stage(view, size: CGSize(width: 400, height: height)) }

  /// A sheet as the tutorial builds it: the spring lies on what is in the geometry reader, the transition round it.
  private struct Sheet: View {
    var body: some View {
      GeometryReader { geometry in
        VStack { Color.red }
          .offset(y: geometry.size.height / 2)
          .animation(.interpolatingSpring(stiffness: 200, damping: 25, initialVelocity: 10))
      }
    }
  }

  private struct SheetPage: View {
    let model: Model
    var body: some View {
      ZStack {
        Color.blue
        if model.flag {
          Color.black.opacity(0.5)
          Sheet().transition(.move(edge: .bottom))
        }
      }
    }
  }

  @Test func aSheetSlidesInAndOutByTheSpringInItsBody() throws {
    let stage = stage(SheetPage(model: model))
    stage.change { model.flag = true }
    #expect(near(stage.rect(.red)?.minY, height * 1.5))
    for step in 1...60 {
      stage.advance(0.01)
      #expect(
        near(stage.rect(.red)?.minY, height / 2 + height * left(Double(step) / 100), 0.5), "step \(step)")
    }
    stage.advance(2)
    #expect(near(stage.rect(.red)?.minY, height / 2))
    #expect(stage.host.isAtRest)

    stage.change { model.flag = false }
    // What lies beside it has no transition to show and goes at once.
    #expect(stage.rect(.black.opacity(0.5)) == nil)
    #expect(near(stage.rect(.red)?.minY, height / 2))
    for step in 1...40 {
      stage.advance(0.01)
      let expected = height * 1.5 - height * left(Double(step) / 100)
      #expect(near(stage.rect(.red)?.minY, expected, 0.5), "step \(step)")
    }
    stage.advance(2)
    #expect(stage.rect(.red) == nil)
    #expect(stage.host.isAtRest)
  }

  @Test func whatComesAndGoesInOneChangeLeavesNothing() {
    let stage = stage(SheetPage(model: model))
    stage.change {
      model.flag = true
      model.flag = false
    }
    #expect(stage.rect(.red) == nil)
    stage.change { model.flag = true }
    model.flag = false
    stage.advance(0.01)
    model.flag = true
    stage.advance(3)
    #expect(near(stage.rect(.red)?.minY, height / 2))
    #expect(stage.rects(.red).count == 1)
    #expect(stage.host.isAtRest)
  }

  @Test func aSheetThatIsWantedAgainTurnsRoundWhereItIs() throws {
    let stage = stage(SheetPage(model: model))
    stage.change { model.flag = true }
    stage.advance(2)
    stage.change { model.flag = false }
    stage.advance(0.08)
    let before = try #require(stage.rect(.red)?.minY)
    stage.change { model.flag = true }
    #expect(near(stage.rect(.red)?.minY, before, 0.01))
    var last = before
    for _ in 0..<100 {
      stage.advance(0.01)
      let now = try #require(stage.rect(.red)?.minY)
      #expect(abs(now - last) < 120)
      last = now
    }
    #expect(near(last, height / 2, 0.5))
    #expect(stage.rects(.red).count == 1)
  }

  @Test func whatIsInsertedInAnAnimatedChangeComesByItsOwnSpring() {
    let stage = stage(SheetPage(model: model))
    stage.change { withAnimation(.linear(duration: 3)) { model.flag = true } }
    #expect(near(stage.rect(.red)?.minY, height * 1.5))
    stage.advance(0.2)
    #expect(near(stage.rect(.red)?.minY, height / 2 + height * left(0.2), 0.5))
    stage.advance(4)
    #expect(near(stage.rect(.red)?.minY, height / 2))
    #expect(stage.host.isAtRest)
  }

  /// A view that follows, in a parent that the model moves without an animation.
  private struct Parent: View {
    let model: Model
    var animation: Animation? = .linear(duration: 1)
    var value: Bool?
    var body: some View {
      VStack(spacing: 0) {
        if model.number > 0 { Color.green.frame(height: model.number) }
        ZStack {
          Color.blue
          if let value {
            Color.red.frame(width: 40, height: 40).animation(animation, value: value)
          } else {
            Color.red.frame(width: 40, height: 40).animation(animation)
          }
        }
        .frame(width: 100, height: 100)
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .offset(y: model.flag ? 100 : 0)
    }
  }

  @Test func aViewLagsBehindAParentThatIsMovedWithoutAnimation() {
    let stage = stage(Parent(model: model))
    #expect(near(stage.rect(.red)?.minY, 30))
    stage.change { model.flag = true }
    #expect(near(stage.rect(.blue)?.minY, 100))
    #expect(near(stage.rect(.red)?.minY, 30))
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minY, 80, 0.5))
    stage.advance(0.6)
    #expect(near(stage.rect(.red)?.minY, 130))
    #expect(stage.host.isAtRest)
  }

  @Test func aNewLayoutAboveIsAChangeOfPlaceToo() {
    let stage = stage(Parent(model: model))
    stage.change { model.number = 200 }
    #expect(near(stage.rect(.blue)?.minY, 200))
    #expect(near(stage.rect(.red)?.minY, 30))
    stage.advance(0.25)
    #expect(near(stage.rect(.red)?.minY, 80, 0.5))
    // The parent's own animation does not count as well.
    stage.change { withAnimation(.linear(duration: 2)) { model.number = 0.001 } }
    stage.advance(1.2)
    #expect(near(stage.rect(.red)?.minY, 30, 0.5))
    stage.advance(2)
    #expect(stage.host.isAtRest)
  }

  @Test func withAValueOnlyItsChangesCount() {
    let stage = stage(Parent(model: model, value: true))
    stage.change { model.flag = true }
    #expect(near(stage.rect(.red)?.minY, 130))
    #expect(stage.host.isAtRest)
  }

  @Test func anAnimationOfNothingIsNone() {
    let stage = stage(Parent(model: model, animation: nil))
    stage.change { model.flag = true }
    #expect(near(stage.rect(.red)?.minY, 130))
  }

  @Test func aChangeWithoutAnimationsMovesAtOnce() {
    let stage = stage(Parent(model: model))
    var still = Transaction()
    still.disablesAnimations = true
    stage.change { withTransaction(still) { model.flag = true } }
    #expect(near(stage.rect(.red)?.minY, 130))
  }

  @Test func resizingTheWindowIsNoChangeOfPlace() {
    struct Page: View {
      var body: some View {
        GeometryReader { geometry in
          Color.red.frame(width: 40, height: 40).offset(y: geometry.size.height / 2).animation(
            .linear(duration: 1))
        }
        .frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
    let stage = stage(Page())
    #expect(near(stage.rect(.red)?.minY, 400))
    stage.host.send(.resize(size: CGSize(width: 400, height: 600), scale: 1, safeArea: EdgeInsets()))
    stage.frame()
    #expect(near(stage.rect(.red)?.minY, 300))
    #expect(stage.host.isAtRest)
  }

  @Test func scrollingIsNoChangeOfPlace() {
    struct Page: View {
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Color.green.frame(height: 300)
            Color.red.frame(width: 40, height: 40).animation(.linear(duration: 1))
            Color.blue.frame(height: 2000)
          }
        }
      }
    }
    let stage = stage(Page())
    stage.host.send(
      .wheel(
        WheelEvent(
          location: CGPoint(x: 50, y: 50), delta: CGVector(dx: 0, dy: -120), isPrecise: true, time: 0)))
    for _ in 0..<20 {
      stage.advance(0.01)
      #expect(near(stage.rect(.red)?.minY, stage.rect(.green)?.maxY ?? 0))
    }
    #expect(near(stage.rect(.red)?.minY, 180))
  }

  @Test func presentationsAndPagesTakeWhatIsInThemAlong() throws {
    struct Page: View {
      let model: Model
      var isPushed = false
      var content: some View {
        VStack(spacing: 0) {
          Color.green.frame(height: 100)
          Color.red.frame(width: 40, height: 40).animation(.linear(duration: 1))
        }
      }
      var body: some View {
        if isPushed {
          NavigationStack {
            Color.blue.navigationDestination(isPresented: .constant(model.flag)) { content }
          }
        } else {
          Color.blue.sheet(isPresented: .constant(model.flag)) { content }
        }
      }
    }
    for isPushed in [false, true] {
      model.flag = false
      let stage = stage(Page(model: model, isPushed: isPushed))
      stage.change { model.flag = true }
      for _ in 0..<40 {
        stage.advance(0.01)
        guard let red = stage.rect(.red), let green = stage.rect(.green) else { continue }
        #expect(near(red.minY, green.maxY, 0.01))
        #expect(near(red.midX, green.midX, 0.01))
      }
      #expect(stage.rect(.red) != nil)
    }
  }

  @Test func aFirstPlacementHasNothingToMoveFrom() throws {
    struct Page: View {
      let model: Model
      var body: some View {
        ZStack {
          Color.blue
          if model.flag {
            GeometryReader { geometry in
              Color.red.frame(width: 40, height: 40)
                .offset(y: geometry.frame(in: .global).midY)
                .animation(.linear(duration: 1))
            }
          }
        }
      }
    }
    let stage = stage(Page(model: model))
    stage.change { model.flag = true }
    #expect(near(stage.rect(.red)?.minY, 400))
    stage.advance(0.1)
    #expect(near(stage.rect(.red)?.minY, 400))
  }

  /// A title that the stack learns from a preference, and a row that a preference makes higher: in the frame in which
  /// they come they are laid out twice.
  private struct LaidOutTwice: View {
    struct Height: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
    }
    @State private var height: CGFloat = 10
    var body: some View {
      NavigationStack {
        ScrollView {
          Color.green.frame(height: height)
          Color.red.frame(width: 40, height: 40).preference(key: Height.self, value: 70)
        }
        .navigationTitle("Title")
      }
      .onPreferenceChange(Height.self) { height = $0 }
    }
  }

  private func expectNoWay(_ stage: Stage) throws {
    let first = try #require(stage.rect(.red))
    stage.advance(0.5)
    #expect(stage.rect(.red) == first)
    stage.advance(2)
    #expect(stage.rect(.red) == first)
    #expect(near(first.minY, (stage.rect(.green)?.maxY ?? 0) + 8))
    #expect(near(stage.rect(.green)?.height, 70))
  }

  @Test func whatItsFirstFrameLaysOutTwiceHasNothingToMoveFrom() throws {
    struct Page: View {
      let model: Model
      var body: some View {
        ZStack {
          Color.blue
          if model.flag { LaidOutTwice().animation(.linear(duration: 1)).transition(.identity) }
          if model.number > 0 { LaidOutTwice().transition(.identity) }
        }
      }
    }
    model.flag = true
    try expectNoWay(stage(Page(model: model)))
    let another = Model()
    let stage = self.stage(Page(model: another))
    stage.change { another.flag = true }
    try expectNoWay(stage)
    stage.change { another.flag = false }
    stage.advance(2)
    stage.change { withAnimation(.linear(duration: 1)) { another.number = 1 } }
    try expectNoWay(stage)
  }

  @Test func ofTwoTheInnerOneDecides() {
    struct Page: View {
      let model: Model
      var body: some View {
        ZStack(alignment: .top) {
          Color.green.frame(width: 60, height: 60)
          Color.red.frame(width: 40, height: 40).animation(.linear(duration: 1))
        }
        .animation(.linear(duration: 2))
        .offset(y: model.flag ? 100 : 0)
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let stage = stage(Page(model: model))
    stage.change { model.flag = true }
    stage.advance(0.5)
    #expect(near(stage.rect(.red)?.minY, 50, 0.5))
    #expect(near(stage.rect(.green)?.minY, 25, 0.5))
    stage.advance(0.6)
    #expect(near(stage.rect(.red)?.minY, 100, 0.5))
    #expect(near(stage.rect(.green)?.minY, 55, 0.5))
    stage.advance(1)
    #expect(near(stage.rect(.green)?.minY, 100))
    #expect(stage.host.isAtRest)
  }
}
