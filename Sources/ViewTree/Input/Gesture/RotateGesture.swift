import Foundation

/// Two fingers that turn round each other.
public struct RotateGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// How far they have turned, clockwise.
    public var rotation: Angle
    /// Per second.
    public var velocity: Angle
    /// The fingers' middle at the start, in the view's unit square.
    public var startAnchor: UnitPoint
    /// The fingers' middle at the start, in the view's points.
    public var startLocation: CGPoint
  }

  /// By how much the angle must change for the gesture to begin; one degree is the documented default.
  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public static func _makeRecognizer(_ gesture: Self, _ context: GestureContext) -> GestureRecognizer<Value> {
    RotateRecognizer(gesture.minimumAngleDelta, context)
  }

  public static func _updateRecognizer(_ recognizer: GestureRecognizer<Value>, _ gesture: Self) {
    (recognizer as? RotateRecognizer)?.minimum = gesture.minimumAngleDelta
  }
}

@MainActor final class RotateRecognizer: TwoFingerRecognizer<RotateGesture.Value> {
  var minimum: Angle

  init(_ minimum: Angle, _ context: GestureContext) {
    self.minimum = minimum
    super.init(context)
  }

  override func measure(start: CGVector, now: CGVector, angle: Double) -> Double { angle }
  override func isEnough(_ measure: Double) -> Bool { abs(measure) >= abs(minimum.radians) }

  override func value(_ measure: Double, _ time: TimeInterval) -> RotateGesture.Value {
    let start = start()
    return RotateGesture.Value(
      time: context.tree.clockOrigin + time, rotation: .radians(measure),
      velocity: .radians(velocity(time)), startAnchor: start.anchor, startLocation: start.location)
  }
}

/// Two fingers that turn round each other; its value is the angle alone.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public var minimumAngleDelta: Angle

  nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public var body: _MapGesture<RotateGesture, Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}
