// Values of the focused view, and where focus goes.

extension View {
  @available(
    *, unavailable,
    message:
      "values are not published by the focused view; share an Observable object through the environment"
  )
  public func focusedValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V?) -> some View {
    self
  }

  @available(
    *, unavailable,
    message:
      "values are not published by the focused view; share an Observable object through the environment"
  )
  public func focusedValue<T: AnyObject>(_ object: T?) -> some View { self }

  @available(
    *, unavailable,
    message:
      "values are not published by the focused view; share an Observable object through the environment"
  )
  public func focusedSceneValue<V>(_ keyPath: WritableKeyPath<FocusedValues, V?>, _ value: V?) -> some View {
    self
  }

  @available(
    *, unavailable,
    message:
      "values are not published by the focused view; share an Observable object through the environment"
  )
  public func focusedSceneValue<T: AnyObject>(_ object: T?) -> some View { self }

  @available(
    *, unavailable,
    message:
      "values are not published by the focused view; share an Observable object through the environment"
  )
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }

  @available(
    *, unavailable,
    message:
      "values are not published by the focused view; share an Observable object through the environment"
  )
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View { self }
}

@available(
  *, unavailable,
  message: "values are not published by the focused view; share an Observable object through the environment"
)
public protocol FocusedValueKey {
  associatedtype Value
}

@available(
  *, unavailable,
  message: "values are not published by the focused view; share an Observable object through the environment"
)
public struct FocusedValues {
  public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
    get { nil }
    set {}
  }
}

@available(
  *, unavailable,
  message: "values are not published by the focused view; share an Observable object through the environment"
)
@propertyWrapper public struct FocusedValue<Value> {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject {}
  public var wrappedValue: Value? { nil }
}

@available(
  *, unavailable,
  message: "values are not published by the focused view; share an Observable object through the environment"
)
@propertyWrapper public struct FocusedBinding<Value> {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

@available(
  *, unavailable,
  message: "values are not published by the focused view; share an Observable object through the environment"
)
@propertyWrapper public struct FocusedObject<ObjectType: ObservableObject> {
  public init() {}
  public var wrappedValue: ObjectType? { nil }
}

extension View {
  @available(*, unavailable, message: "the focus engine of tvOS and macOS is not there; use FocusState")
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  @available(*, unavailable, message: "the focus engine of tvOS and macOS is not there; leave it out")
  public func focusSection() -> some View { self }

  @available(*, unavailable, message: "the focus engine of tvOS and macOS is not there; use defaultFocus")
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View
  { self }

  @available(
    *, unavailable, message: "the focus engine of tvOS and macOS is not there; use onKeyPress(keys:)"
  )
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View { self }

  @available(*, unavailable, message: "the focus engine of tvOS and macOS is not there; use onKeyPress")
  public func onPlayPauseCommand(perform action: (() -> Void)? = nil) -> some View { self }

  @available(
    *, unavailable, message: "the focus engine of tvOS and macOS is not there; use onKeyPress(keys:)"
  )
  public func pageCommand<V: BinaryInteger>(value: Binding<V>, in bounds: ClosedRange<V>, step: V = 1)
    -> some View
  { self }

  @available(*, unavailable, message: "the focus engine of tvOS and macOS is not there; use onKeyPress")
  public func typeSelectEquivalent<T>(_ text: T) -> some View { self }
}

@available(*, unavailable, message: "the focus engine of tvOS and macOS is not there; use onKeyPress(keys:)")
public enum MoveCommandDirection {
  case up, down, left, right
}

@available(*, unavailable, message: "the focus engine of tvOS and macOS is not there; use FocusState")
public struct ResetFocusAction {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  @available(*, unavailable, message: "the focus engine of tvOS and macOS is not there; use FocusState")
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
  @available(*, unavailable, message: "no text is searched within a view; use searchable")
  public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  @available(*, unavailable, message: "no text is searched within a view; leave it out")
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  @available(*, unavailable, message: "no text is searched within a view; leave it out")
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}

extension EnvironmentValues {
  @available(*, unavailable, message: "no text is searched within a view; use searchable")
  public var findContext: Any? { nil }
}
