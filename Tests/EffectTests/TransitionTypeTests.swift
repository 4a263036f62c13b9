import Foundation
import Testing

@testable import ViewTree

/// Transitions as types: what each does half-way in and half-way out.
@MainActor struct TransitionTypeTests {
  /// Where the square is painted and how opaque.
  @MainActor private struct Look: @MainActor Equatable {
    var frame: CGRect
    var opacity: Double

    init?(_ stage: Stage) {
      guard let rect = stage.rect(.red), let opacity = stage.opacity(.red) else { return nil }
      // The frame made nearest to the middle of the course is half a frame off at most.
      func rounded(_ x: CGFloat) -> CGFloat { x.rounded() }
      frame = CGRect(
        x: rounded(rect.minX), y: rounded(rect.minY), width: rounded(rect.width),
        height: rounded(rect.height))
      self.opacity = (opacity * 20).rounded() / 20
    }

    init(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 40, opacity: Double = 1) {
      frame = CGRect(x: x, y: y, width: side, height: side)
      self.opacity = opacity
    }
  }

  /// A square of 40 points in the middle of 200 that comes and goes.
  private struct Page<T: Transition>: View {
    let model: Model
    let transition: T
    var body: some View {
      ZStack {
        Color.clear
        if model.flag { Color.red.frame(width: 40, height: 40).transition(transition) }
      }
    }
  }

  private func course<T: Transition>(
    _ transition: T, isRightToLeft: Bool = false, reducesMotion: Bool = false
  ) -> (coming: Look?, going: Look?) {
    let model = Model()
    let stage = Stage(
      Page(model: model, transition: transition)
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        .environment(\._accessibilityReduceMotion, reducesMotion))
    stage.change { withAnimation(.linear(duration: 1)) { model.flag = true } }
    stage.advance(0.5)
    let coming = Look(stage)
    stage.advance(2)
    #expect(Look(stage) == Look(80, 80))
    stage.change { withAnimation(.linear(duration: 1)) { model.flag = false } }
    stage.advance(0.5)
    let going = Look(stage)
    stage.advance(2)
    #expect(Look(stage) == nil)
    #expect(stage.host.isAtRest)
    return (coming, going)
  }

  /// Both courses of a transition and of the name behind a dot that stands for it.
  private func expect<T: Transition, U: Transition>(
    _ type: T, _ name: U, _ coming: Look?, _ going: Look?, _ location: SourceLocation = #_sourceLocation
  ) {
    for course in [course(type), course(name)] {
      #expect(course.coming == coming, sourceLocation: location)
      #expect(course.going == going, sourceLocation: location)
    }
  }

  @Test func eachDoesWhatItIsCalled() {
    expect(
      OpacityTransition(), OpacityTransition.opacity, Look(80, 80, opacity: 0.5), Look(80, 80, opacity: 0.5))
    expect(IdentityTransition(), IdentityTransition.identity, Look(80, 80), nil)
    expect(ScaleTransition(0), ScaleTransition.scale, Look(90, 90, 20), Look(90, 90, 20))
    expect(
      ScaleTransition(0.5, anchor: .topLeading), ScaleTransition.scale(0.5, anchor: .topLeading),
      Look(80, 80, 30), Look(80, 80, 30))
    expect(
      OffsetTransition(CGSize(width: 20, height: 40)), OffsetTransition.offset(x: 20, y: 40), Look(90, 100),
      Look(90, 100))
    expect(
      MoveTransition(edge: .bottom), MoveTransition.move(edge: .bottom), Look(80, 100), Look(80, 100))
    expect(SlideTransition(), SlideTransition.slide, Look(60, 80), Look(100, 80))
    expect(
      PushTransition(edge: .leading), PushTransition.push(from: .leading), Look(60, 80, opacity: 0.5),
      Look(100, 80, opacity: 0.5))
    expect(
      PushTransition(edge: .top), PushTransition.push(from: .top), Look(80, 60, opacity: 0.5),
      Look(80, 100, opacity: 0.5))
  }

  private struct Hidden: View {
    let model: Model
    let transition: AnyTransition
    var body: some View {
      ZStack {
        Color.clear
        if model.flag { Color.red.frame(width: 40, height: 40).transition(transition) }
      }
    }
  }

  @Test func aTypeHiddenIsTheSame() {
    func same<T: Transition>(_ transition: T, _ hidden: AnyTransition) {
      let expected = course(transition).coming
      for transition in [AnyTransition(transition), hidden] {
        let model = Model()
        let stage = Stage(Hidden(model: model, transition: transition))
        stage.change { withAnimation(.linear(duration: 1)) { model.flag = true } }
        stage.advance(0.5)
        #expect(Look(stage) == expected)
      }
    }
    same(OpacityTransition(), .opacity)
    same(MoveTransition(edge: .leading), .move(edge: .leading))
    same(SlideTransition(), .slide)
    same(PushTransition(edge: .trailing), .push(from: .trailing))
    same(ScaleTransition(0.5), .scale(scale: 0.5))
    same(OffsetTransition(CGSize(width: 5, height: 10)), .offset(x: 5, y: 10))
    same(IdentityTransition(), .identity)
  }

  @Test func leadingIsTheRightWhereOneReadsFromTheRight() {
    #expect(course(SlideTransition(), isRightToLeft: true).coming == Look(100, 80))
    #expect(course(MoveTransition(edge: .trailing), isRightToLeft: true).coming == Look(60, 80))
  }

  @Test func oneForComingAnotherForGoing() {
    let transition = AsymmetricTransition(
      insertion: MoveTransition(edge: .top), removal: ScaleTransition(0).combined(with: OpacityTransition()))
    let course = course(transition)
    #expect(course.coming == Look(80, 60))
    #expect(course.going == Look(90, 90, 20, opacity: 0.5))
  }

  /// In from above, out below, its place told by the phase.
  private struct Falling: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(y: phase.value * 40).opacity(phase.isIdentity ? 1 : 0.5)
    }
  }

  @Test func aProgramsOwnReadsThePhase() {
    let course = course(Falling())
    #expect(course.coming == Look(80, 60, opacity: 0.75))
    #expect(course.going == Look(80, 100, opacity: 0.75))
    #expect([TransitionPhase.willAppear, .identity, .didDisappear].map(\.value) == [-1, 0, 1])
  }

  /// Draws what it is given twice.
  private struct Doubling: Transition {
    func body(content: PlaceholderContentView<Self>, phase: TransitionPhase) -> some View {
      content.overlay { content.offset(x: phase.isIdentity ? 0 : 40) }
    }
  }

  @Test func theContentIsAViewLikeOthers() {
    let model = Model()
    let stage = Stage(Page(model: model, transition: Doubling()))
    stage.change { withAnimation(.linear(duration: 1)) { model.flag = true } }
    stage.advance(0.5)
    #expect(stage.rects(.red).map { $0.minX.rounded() } == [80, 100])
  }

  @Test func itMayBringAnAnimationOfItsOwn() {
    let slow = OffsetTransition(CGSize(width: 40, height: 0)).animation(.linear(duration: 2))
    #expect(course(slow).coming == Look(110, 80))
  }

  @Test func itSaysWhetherItMoves() {
    #expect(TransitionProperties().hasMotion && !TransitionProperties(hasMotion: false).hasMotion)
    #expect(MoveTransition.properties.hasMotion && ScaleTransition.properties.hasMotion)
    #expect(PushTransition.properties.hasMotion && Falling.properties.hasMotion)
    #expect(!OpacityTransition.properties.hasMotion && !IdentityTransition.properties.hasMotion)
  }

  @Test func whatMovesFadesInsteadWhereLessMovementIsWanted() {
    let faded = Look(80, 80, opacity: 0.5)
    #expect(course(MoveTransition(edge: .bottom), reducesMotion: true).coming == faded)
    #expect(course(Falling(), reducesMotion: true).going == faded)
    let both = SlideTransition().combined(with: OpacityTransition())
    #expect(course(both, reducesMotion: true).going == faded)
    #expect(course(OpacityTransition(), reducesMotion: true).coming == faded)
    #expect(course(IdentityTransition(), reducesMotion: true).coming == Look(80, 80))
    let mixed = AsymmetricTransition(insertion: IdentityTransition(), removal: MoveTransition(edge: .top))
    #expect(course(mixed, reducesMotion: true).going == faded)
  }
}
