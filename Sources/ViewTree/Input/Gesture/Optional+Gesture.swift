/// A gesture that may be missing: nothing is recognised while it is.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Body = Never
  public typealias Value = Wrapped.Value

  public var body: Never { fatalError("An optional gesture has no body") }

  public static func _makeRecognizer(_ gesture: Self, _ context: GestureContext) -> GestureRecognizer<Value> {
    OptionalRecognizer<Wrapped>(gesture, context)
  }

  public static func _updateRecognizer(_ recognizer: GestureRecognizer<Value>, _ gesture: Self) {
    (recognizer as? OptionalRecognizer<Wrapped>)?.change(to: gesture)
  }
}
