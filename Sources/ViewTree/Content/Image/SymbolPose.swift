/// The pose of a symbol at a time of its movement.
struct SymbolPose: Equatable {
  var scale = 1.0
  var opacity = 1.0
  /// In degrees.
  var angle = 0.0

  /// Both, one after the other.
  static func * (a: SymbolPose, b: SymbolPose) -> SymbolPose {
    SymbolPose(scale: a.scale * b.scale, opacity: a.opacity * b.opacity, angle: a.angle + b.angle)
  }
}

private struct SymbolPoseKey: EnvironmentKey {
  static var defaultValue: SymbolPose { SymbolPose() }
}

extension EnvironmentValues {
  /// How the symbols in a view are shown at present.
  var symbolPose: SymbolPose {
    get { self[SymbolPoseKey.self] }
    set { self[SymbolPoseKey.self] = newValue }
  }
}

/// A movement from rest to rest: a sequence of poses. The numbers are our own, chosen by eye.
struct SymbolMotionPlan {
  /// The poses in which the steps end, and the durations of the steps in seconds.
  let steps: [(pose: SymbolPose, duration: Double)]

  init(_ effect: _NamedSymbolEffect) {
    switch effect.kind {
    case .bounce, .scale, .replace:
      steps = [(SymbolPose(scale: effect.isDown ? 0.8 : 1.2), 0.15), (SymbolPose(), 0.4)]
    case .pulse, .variableColor:
      steps = [(SymbolPose(opacity: 0.3), 0.5), (SymbolPose(), 0.5)]
    case .appear, .disappear:
      steps = [(SymbolPose(scale: 0.5, opacity: 0), 0.2), (SymbolPose(), 0.3)]
    case .breathe:
      steps = [(SymbolPose(scale: 1.12, opacity: 0.75), 0.9), (SymbolPose(), 0.9)]
    case .rotate:
      steps = [(SymbolPose(angle: effect.isDown ? -360 : 360), 1)]
    case .wiggle:
      steps = [(12, 0.1), (-10, 0.14), (7, 0.14), (-4, 0.14), (0, 0.12)].map {
        (SymbolPose(angle: $0.0), $0.1)
      }
    }
  }

  /// The pose so many seconds after the beginning; eased within each step, except for a full rotation.
  func pose(at time: Double) -> SymbolPose {
    var left = time
    var from = SymbolPose()
    for step in steps {
      guard left >= step.duration else {
        let part =
          steps.count == 1 ? left / step.duration : UnitCurve.easeInOut.value(at: left / step.duration)
        return SymbolPose(
          scale: from.scale + (step.pose.scale - from.scale) * part,
          opacity: from.opacity + (step.pose.opacity - from.opacity) * part,
          angle: from.angle + (step.pose.angle - from.angle) * part)
      }
      left -= step.duration
      from = step.pose
    }
    return SymbolPose()
  }

  /// The duration at a speed, in seconds.
  func duration(rate: Double = 1) -> Double { steps.reduce(0) { $0 + $1.duration } / rate }
}
