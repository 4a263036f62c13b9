/// A gesture that counts only where keys are held down.
public struct _ModifiersGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value
  let base: Base
  let modifiers: EventModifiers

  public static func _makeRecognizer(_ gesture: Self, _ context: GestureContext) -> GestureRecognizer<Value> {
    ModifiersRecognizer(Base._makeRecognizer(gesture.base, context), gesture.modifiers)
  }
  public static func _updateRecognizer(_ recognizer: GestureRecognizer<Value>, _ gesture: Self) {
    guard let recognizer = recognizer as? ModifiersRecognizer<Value> else { return }
    recognizer.modifiers = gesture.modifiers
    Base._updateRecognizer(recognizer.base, gesture.base)
  }
}

@MainActor final class ModifiersRecognizer<Value>: WrappingRecognizer<Value> {
  var modifiers: EventModifiers

  init(_ base: GestureRecognizer<Value>, _ modifiers: EventModifiers) {
    self.modifiers = modifiers
    super.init(base)
  }

  override var isTap: Bool { modifiers.isEmpty && base.isTap }

  override func handle(_ event: PointerEvent) {
    if event.phase == .began, !event.modifiers.isSuperset(of: modifiers) { cancel() }
    super.handle(event)
  }
}

extension Gesture {
  /// The gesture where these keys are held down when a pointer goes down; without them it fails.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(base: self, modifiers: modifiers)
  }
}
