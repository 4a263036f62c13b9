import Foundation

/// A drag of a finger or of the mouse with its primary button.
public struct DragGesture: PrimitiveGesture {
  /// What is known of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the latest sample.
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// In points per second.
    public var velocity: CGSize

    /// How far it went from its start; the distance before it was recognised included.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would end if it were let go now: a quarter of a second of its velocity further.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + Self.prediction * velocity.width, y: location.y + Self.prediction * velocity.height)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + Self.prediction * velocity.width,
        height: translation.height + Self.prediction * velocity.height)
    }

    /// Apple documents only "based on the current drag velocity"; two other implementations use 0.25 s.
    static let prediction: CGFloat = 0.25
  }

  /// The distance in points after which a drag begins; 10 is the documented default.
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  @_disfavoredOverload
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public static func _makeRecognizer(_ gesture: DragGesture, _ context: GestureContext) -> GestureRecognizer<
    Value
  > {
    DragRecognizer(gesture, context)
  }
  public static func _updateRecognizer(_ recognizer: GestureRecognizer<Value>, _ gesture: DragGesture) {
    (recognizer as? DragRecognizer)?.gesture = gesture
  }
}
