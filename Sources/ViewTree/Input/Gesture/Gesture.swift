/// Something that pointers do, reported as values while it happens.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
  /// Makes what recognises the gesture. Implemented by the library.
  static func _makeRecognizer(_ gesture: Self, _ context: GestureContext) -> GestureRecognizer<Value>
  /// Gives a recogniser that was made before the present value of the gesture. Implemented by the library.
  static func _updateRecognizer(_ recognizer: GestureRecognizer<Value>, _ gesture: Self)
  /// Whether a recogniser that follows no pointer holds nothing that `_updateRecognizer` does not replace. Implemented
  /// by the library.
  static var _isReusable: Bool { get }
}

extension Gesture {
  public static var _isReusable: Bool { false }
}

extension Gesture where Body: Gesture, Body.Value == Value {
  public static func _makeRecognizer(_ gesture: Self, _ context: GestureContext) -> GestureRecognizer<Value> {
    Body._makeRecognizer(gesture.body, context)
  }
  public static func _updateRecognizer(_ recognizer: GestureRecognizer<Value>, _ gesture: Self) {
    Body._updateRecognizer(recognizer, gesture.body)
  }
}

extension Never: Gesture {
  public typealias Value = Never
  public static func _makeRecognizer(_ gesture: Never, _ context: GestureContext) -> GestureRecognizer<Never>
  {}
  public static func _updateRecognizer(_ recognizer: GestureRecognizer<Never>, _ gesture: Never) {}
}

/// A gesture that the library recognises itself.
@MainActor @preconcurrency public protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The layout node and the tree of a recogniser: what converts points and gives the time.
@MainActor public struct GestureContext {
  /// Owns the recogniser; held by the router while a pointer is followed.
  unowned let layout: LayoutNode
  let tree: Tree
  /// Called when a recogniser's state changed without an event (by time).
  let changed: () -> Void
}
