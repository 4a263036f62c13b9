import Foundation

/// Two fingers that move apart or together; with a mouse the wheel, turned with Control held down, about the pointer.
public struct MagnifyGesture: PrimitiveGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The fingers' distance as a multiple of the one at the start.
    public var magnification: CGFloat
    /// Per second.
    public var velocity: CGFloat
    /// The fingers' middle at the start, in the view's unit square.
    public var startAnchor: UnitPoint
    /// The fingers' middle at the start, in the view's points.
    public var startLocation: CGPoint
  }

  /// By how much the scale must change for the gesture to begin; 0.01 is the documented default.
  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public static func _makeRecognizer(_ gesture: Self, _ context: GestureContext) -> GestureRecognizer<Value> {
    MagnifyRecognizer(gesture.minimumScaleDelta, context)
  }

  public static func _updateRecognizer(_ recognizer: GestureRecognizer<Value>, _ gesture: Self) {
    (recognizer as? MagnifyRecognizer)?.minimum = gesture.minimumScaleDelta
  }
}

@MainActor final class MagnifyRecognizer: TwoFingerRecognizer<MagnifyGesture.Value> {
  var minimum: CGFloat

  init(_ minimum: CGFloat, _ context: GestureContext) {
    self.minimum = minimum
    super.init(context)
  }

  override var followsPinches: Bool { true }

  override func measure(start: CGVector, now: CGVector, angle: Double) -> Double {
    func length(_ v: CGVector) -> Double { Double((v.dx * v.dx + v.dy * v.dy).squareRoot()) }
    // Fingers on one spot have no distance to compare with.
    return length(now) / max(length(start), 1)
  }

  override func isEnough(_ measure: Double) -> Bool { abs(measure - 1) >= Double(minimum) }

  override func value(_ measure: Double, _ time: TimeInterval) -> MagnifyGesture.Value {
    let start = start()
    return MagnifyGesture.Value(
      time: context.tree.clockOrigin + time, magnification: CGFloat(measure),
      velocity: CGFloat(velocity(time)), startAnchor: start.anchor, startLocation: start.location)
  }
}

/// Two fingers that move apart or together; its value is the scale alone.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public var minimumScaleDelta: CGFloat

  nonisolated public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public var body: _MapGesture<MagnifyGesture, CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}
