/// A gesture whose type is hidden.
public struct AnyGesture<Value>: PrimitiveGesture {
  let make: @MainActor (GestureContext) -> GestureRecognizer<Value>
  let renew: @MainActor (GestureRecognizer<Value>) -> Void

  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { T._makeRecognizer(gesture, $0) }
    renew = { T._updateRecognizer($0, gesture) }
  }

  public static func _makeRecognizer(_ gesture: Self, _ context: GestureContext) -> GestureRecognizer<Value> {
    gesture.make(context)
  }

  /// A recogniser of another type than the gesture's is kept unchanged.
  public static func _updateRecognizer(_ recognizer: GestureRecognizer<Value>, _ gesture: Self) {
    gesture.renew(recognizer)
  }
}
