import Foundation

/// Moves its content each time a value changes.
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

/// Moves its content while it is active.
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
    content
      .modifier(SymbolPoseEffect(plan: effect.map(SymbolMotionPlan.init), progress: runs))
      .scaleEffect(isHidden ? 0.5 : size)
      .opacity(isHidden ? 0 : 1)
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

/// Shows its content in the pose of a movement; at whole numbers it rests.
private struct SymbolPoseEffect: ViewModifier, Animatable {
  let plan: SymbolMotionPlan?
  var progress: Double

  nonisolated var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func body(content: Content) -> some View {
    let part = progress - progress.rounded(.down)
    let pose = plan.map { $0.pose(at: part * $0.duration()) } ?? SymbolPose()
    content
      .scaleEffect(pose.scale)
      .rotationEffect(.degrees(pose.angle))
      .opacity(pose.opacity)
  }
}
