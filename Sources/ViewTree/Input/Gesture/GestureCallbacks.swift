import Foundation

/// A gesture with closures that are called as it goes on.
public struct _CallbackGesture<Base: Gesture>: PrimitiveGesture {
  public typealias Value = Base.Value
  enum Callback {
    case changed((Base.Value) -> Void)
    case ended((Base.Value) -> Void)
  }

  let base: Base
  let callback: Callback

  public static var _isReusable: Bool { Base._isReusable }

  public static func _makeRecognizer(_ gesture: Self, _ context: GestureContext) -> GestureRecognizer<Value> {
    CallbackRecognizer(Base._makeRecognizer(gesture.base, context), gesture.callback)
  }
  public static func _updateRecognizer(_ recognizer: GestureRecognizer<Value>, _ gesture: Self) {
    guard let recognizer = recognizer as? CallbackRecognizer<Base> else { return }
    recognizer.callback = gesture.callback
    Base._updateRecognizer(recognizer.base, gesture.base)
  }
}

/// A recogniser that adds to what another one does.
@MainActor class WrappingRecognizer<Value>: GestureRecognizer<Value> {
  let base: GestureRecognizer<Value>
  private var dispatched = 0
  private var seen = 0

  init(_ base: GestureRecognizer<Value>) { self.base = base }

  /// Follows the state of the base where that changed.
  private func follow() {
    guard base.generation != seen else { return }
    seen = base.generation
    phase = base.phase
  }

  override var claim: GestureClaim { base.claim }
  override var actsWhilePending: Bool { base.actsWhilePending }
  override var holdsArena: Bool { base.holdsArena }
  override var minimumDistance: CGFloat? { base.minimumDistance }
  override var isTap: Bool { base.isTap }
  override var followsPinches: Bool { base.followsPinches }

  override func endAsTap(at point: CGPoint) {
    base.endAsTap(at: point)
    follow()
  }
  override func handle(_ event: PointerEvent) {
    base.handle(event)
    follow()
  }
  override func cancel() {
    base.cancel()
    follow()
  }
  override func reset() {
    base.reset()
    follow()
    dispatched = base.generation
  }
  override func dispatch() {
    // Time may have changed the base without an event.
    follow()
    base.dispatch()
    guard base.generation != dispatched else { return }
    dispatched = base.generation
    act(base.phase)
  }

  /// Reacts to a change of state.
  func act(_ phase: GesturePhase<Value>) {}
}

@MainActor final class CallbackRecognizer<Base: Gesture>: WrappingRecognizer<Base.Value> {
  var callback: _CallbackGesture<Base>.Callback
  private var last: Any?

  init(_ base: GestureRecognizer<Base.Value>, _ callback: _CallbackGesture<Base>.Callback) {
    self.callback = callback
    super.init(base)
  }

  override func act(_ phase: GesturePhase<Base.Value>) {
    switch (phase, callback) {
    case (.active(let value), .changed(let action)):
      // Called when the value changes, not for each sample.
      if let last, anyEqual(last, value) { return }
      last = value
      action(value)
    case (.ended(let value), .changed(let action)):
      if let last, anyEqual(last, value) { return }
      last = value
      if Base.Value.self != Void.self { action(value) }
    case (.ended(let value), .ended(let action)): action(value)
    default: break
    }
  }

  override func reset() {
    last = nil
    super.reset()
  }
}

/// A gesture that keeps a gesture state up to date.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  public var base: Base
  public var state: GestureState<State>
  public var body_: (Value, inout State, inout Transaction) -> Void

  public static func _makeRecognizer(_ gesture: Self, _ context: GestureContext) -> GestureRecognizer<Value> {
    StateRecognizer<Base, State>(Base._makeRecognizer(gesture.base, context), gesture)
  }
  public static func _updateRecognizer(_ recognizer: GestureRecognizer<Value>, _ gesture: Self) {
    guard let recognizer = recognizer as? StateRecognizer<Base, State> else { return }
    recognizer.gesture = gesture
    Base._updateRecognizer(recognizer.base, gesture.base)
  }
}

@MainActor final class StateRecognizer<Base: Gesture, State>: WrappingRecognizer<Base.Value> {
  var gesture: GestureStateGesture<Base, State>
  private var isSet = false

  init(_ base: GestureRecognizer<Base.Value>, _ gesture: GestureStateGesture<Base, State>) {
    self.gesture = gesture
    super.init(base)
  }

  override func act(_ phase: GesturePhase<Base.Value>) {
    switch phase {
    case .active(let value):
      var state = gesture.state.current
      var transaction = Transaction()
      gesture.body_(value, &state, &transaction)
      isSet = true
      gesture.state.write(state, transaction)
    case .ended, .failed: resetState()
    case .possible: break
    }
  }

  private func resetState() {
    guard isSet else { return }
    isSet = false
    gesture.state.resetToInitial()
  }

  override func reset() {
    resetState()
    super.reset()
  }
}

/// A gesture whose value is turned into another.
public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  public static func _makeRecognizer(_ gesture: Self, _ context: GestureContext) -> GestureRecognizer<Value> {
    MapRecognizer(Base._makeRecognizer(gesture.base, context), gesture.transform)
  }
  public static func _updateRecognizer(_ recognizer: GestureRecognizer<Value>, _ gesture: Self) {
    guard let recognizer = recognizer as? MapRecognizer<Base.Value, Value> else { return }
    recognizer.transform = gesture.transform
    Base._updateRecognizer(recognizer.base, gesture.base)
  }
}

@MainActor final class MapRecognizer<Input, Value>: GestureRecognizer<Value> {
  let base: GestureRecognizer<Input>
  var transform: (Input) -> Value
  private var seen = 0

  init(_ base: GestureRecognizer<Input>, _ transform: @escaping (Input) -> Value) {
    self.base = base
    self.transform = transform
  }

  private func follow() {
    guard base.generation != seen else { return }
    seen = base.generation
    switch base.phase {
    case .possible: phase = .possible
    case .active(let value): phase = .active(transform(value))
    case .ended(let value): phase = .ended(transform(value))
    case .failed: phase = .failed
    }
  }

  override var claim: GestureClaim { base.claim }
  override var actsWhilePending: Bool { base.actsWhilePending }
  override var holdsArena: Bool { base.holdsArena }
  override var minimumDistance: CGFloat? { base.minimumDistance }
  override var isTap: Bool { base.isTap }
  override func endAsTap(at point: CGPoint) {
    base.endAsTap(at: point)
    follow()
  }
  override var followsPinches: Bool { base.followsPinches }
  override func handle(_ event: PointerEvent) {
    base.handle(event)
    follow()
  }
  override func cancel() {
    base.cancel()
    follow()
  }
  override func reset() {
    base.reset()
    follow()
  }
  override func dispatch() {
    follow()
    base.dispatch()
  }
}

extension Gesture {
  /// Calls `action` when the gesture's value changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self>
  where Value: Equatable {
    _CallbackGesture(base: self, callback: .changed(action))
  }

  /// Calls `action` when the gesture ends successfully.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _CallbackGesture<Self> {
    _CallbackGesture(base: self, callback: .ended(action))
  }

  /// Keeps a gesture state up to date while the gesture goes on.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body_: body)
  }

  /// Turns the gesture's value into another.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }
}
