import Foundation

/// Moves the symbols of its content each time a value changes.
struct SingleSymbolEffect<U: Equatable>: ViewModifier {
  let effect: _NamedSymbolEffect?
  let options: SymbolEffectOptions
  let value: U
  /// Counts the movements: in each the animated value goes from one whole number to the next.
  @State private var runs = 0.0
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.symbolEffectsRemoved) private var areRemoved

  init(effect: _NamedSymbolEffect?, options: SymbolEffectOptions, value: U) {
    self.effect = effect
    self.options = options
    self.value = value
  }

  func body(content: Content) -> some View {
    let plan = effect.map(SymbolMotionPlan.init)
    content
      .modifier(SymbolPoseEffect(plan: plan, progress: runs))
      .onChange(of: value) {
        guard let plan, !reducesMotion, !areRemoved else { return }
        let duration = plan.duration(rate: options.rate)
        withAnimation(options.animation(duration: duration, usual: .times(1))) { runs += 1 }
      }
  }
}

/// Moves the symbols of its content while it is active.
struct LastingSymbolEffect: ViewModifier {
  let effect: _NamedSymbolEffect?
  let options: SymbolEffectOptions
  let isActive: Bool
  @State private var runs = 0.0
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.symbolEffectsRemoved) private var areRemoved

  init(effect: _NamedSymbolEffect?, options: SymbolEffectOptions, isActive: Bool) {
    self.effect = effect
    self.options = options
    self.isActive = isActive
  }

  func body(content: Content) -> some View {
    let kind = effect?.kind
    let isHidden = kind == .disappear && isActive || kind == .appear && !isActive
    let size = kind == .scale && isActive ? (effect?.isDown == true ? 0.85 : 1.15) : 1
    let lasting = SymbolPose(scale: isHidden ? 0.5 : size, opacity: isHidden ? 0 : 1)
    content
      .modifier(
        SymbolPoseEffect(plan: effect.map(SymbolMotionPlan.init), progress: runs, lasting: lasting)
      )
      .animation(reducesMotion || areRemoved ? nil : .spring(duration: 0.3), value: isActive)
      .onChange(of: goesOn, initial: true) { _, goesOn in follow(goesOn) }
  }

  /// Whether it repeats a movement at present.
  private var goesOn: Bool {
    guard isActive, !reducesMotion, !areRemoved else { return false }
    return switch effect?.kind {
    case .bounce, .pulse, .variableColor, .breathe, .rotate, .wiggle: true
    default: false
    }
  }

  private func follow(_ goesOn: Bool) {
    if goesOn, let effect {
      let duration = SymbolMotionPlan(effect).duration(rate: options.rate)
      withAnimation(options.animation(duration: duration, usual: .forever)) { runs = 1 }
    } else if runs != 0 {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { runs = 0 }
    }
  }
}

/// Shows the symbols of its content in the pose of a movement, and in one that lasts; at whole numbers the movement rests.
private struct SymbolPoseEffect: ViewModifier, Animatable {
  let plan: SymbolMotionPlan?
  var progress: Double
  var lasting: SymbolPose
  @Environment(\.symbolPose) private var outer

  init(plan: SymbolMotionPlan?, progress: Double, lasting: SymbolPose = SymbolPose()) {
    (self.plan, self.progress, self.lasting) = (plan, progress, lasting)
  }

  nonisolated var animatableData: AnimatablePair<Double, AnimatablePair<Double, Double>> {
    get { AnimatablePair(progress, AnimatablePair(lasting.scale, lasting.opacity)) }
    set {
      progress = newValue.first
      (lasting.scale, lasting.opacity) = (newValue.second.first, newValue.second.second)
    }
  }

  func body(content: Content) -> some View {
    let part = progress - progress.rounded(.down)
    let pose = plan.map { $0.pose(at: part * $0.duration()) } ?? SymbolPose()
    content.environment(\.symbolPose, outer * lasting * pose)
  }
}
