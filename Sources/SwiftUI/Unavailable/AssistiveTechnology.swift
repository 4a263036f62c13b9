// What screen readers and other assistive technology would use.

extension View {
  @available(*, unavailable, message: "no screen reader is connected; use accessibilityAction(named:)")
  public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; use accessibilityAction(named:)")
  public func accessibilityActions<C: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> C
  ) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; use accessibilityAction(named:)")
  public func accessibilityAction<L: View>(action: @escaping () -> Void, @ViewBuilder label: () -> L)
    -> some View
  { self }

  @available(*, unavailable, message: "no screen reader is connected; leave it out")
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; leave it out")
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  @available(
    *, unavailable,
    message:
      "no screen reader is connected; use accessibilityLabel, accessibilityValue and accessibilityAction"
  )
  public func accessibilityChartDescriptor<R>(_ representable: R) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; use accessibilityElement(children:)")
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; use accessibilityValue")
  public func accessibilityCustomContent<L, V>(
    _ label: L, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; use defaultFocus")
  public func accessibilityDefaultFocus<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, _ value: V
  ) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; leave it out")
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; leave it out")
  public func accessibilityDragPoint<D>(_ point: UnitPoint, description: D) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; leave it out")
  public func accessibilityDropPoint<D>(_ point: UnitPoint, description: D) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; use focused")
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; use focused")
  public func accessibilityFocused<V: Hashable>(
    _ binding: AccessibilityFocusState<V>.Binding, equals value: V
  ) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; use accessibilityLabel(_:)")
  public func accessibilityLabel<V: View>(@ViewBuilder content: (PlaceholderContentView<Self>) -> V)
    -> some View
  { self }

  @available(*, unavailable, message: "no screen reader is connected; use accessibilityLabel(_:)")
  public func accessibilityLabel<L>(_ label: L, isEnabled: Bool) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; use accessibilityValue(_:)")
  public func accessibilityValue<L>(_ value: L, isEnabled: Bool) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; use accessibilityHint(_:)")
  public func accessibilityHint<L>(_ hint: L, isEnabled: Bool) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; use accessibilityHidden(_:)")
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; use accessibilityIdentifier(_:)")
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; use LabeledContent")
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; leave it out")
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  @available(
    *, unavailable,
    message:
      "no screen reader is connected; use accessibilityLabel, accessibilityValue and accessibilityAction"
  )
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; leave it out")
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    self
  }

  @available(*, unavailable, message: "no screen reader is connected; leave it out")
  public func accessibilityRotor<L, C>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> C
  ) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; leave it out")
  public func accessibilityRotor<L, E: RandomAccessCollection>(
    _ label: L, entries: E, entryLabel: KeyPath<E.Element, String>
  ) -> some View where E.Element: Identifiable { self }

  @available(*, unavailable, message: "no screen reader is connected; leave it out")
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; use accessibilityAdjustableAction")
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; leave it out")
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; leave it out")
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V)
    -> some View
  { self }

  @available(*, unavailable, message: "no screen reader is connected; leave it out")
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; use MagnifyGesture")
  public func accessibilityZoomAction<A>(_ handler: @escaping (A) -> Void) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; use a Button")
  public func accessibilityQuickAction<S, C: View>(style: S, @ViewBuilder content: () -> C) -> some View {
    self
  }

  @available(*, unavailable, message: "no screen reader is connected; leave it out")
  public func speechAdjustedPitch(_ value: Double) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; leave it out")
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; leave it out")
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

  @available(*, unavailable, message: "no screen reader is connected; leave it out")
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

@available(*, unavailable, message: "no screen reader is connected; use FocusState")
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable> {
  @propertyWrapper public struct Binding {
    public var wrappedValue: Value
    public var projectedValue: Self { self }
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  }
  public init() where Value == Bool { wrappedValue = false }
  public init<T: Hashable>() where Value == T? { wrappedValue = nil }
  public var wrappedValue: Value
  public var projectedValue: Binding { Binding(wrappedValue: wrappedValue) }
}

@available(*, unavailable, message: "no screen reader is connected; use accessibilityAction(named:)")
public struct AccessibilityActionCategory: Equatable {
  public static var `default`: Self { Self() }
  public static var edit: Self { Self() }
}

@available(*, unavailable, message: "no screen reader is connected; use accessibilityValue")
public struct AccessibilityCustomContentImportance: Equatable {
  public static var `default`: Self { Self() }
  public static var high: Self { Self() }
}

@available(*, unavailable, message: "no screen reader is connected; use LabeledContent")
public struct AccessibilityLabeledPairRole: Equatable {
  public static var label: Self { Self() }
  public static var content: Self { Self() }
}

@available(*, unavailable, message: "no screen reader is connected; leave it out")
public struct AccessibilityTextContentType: Equatable {
  public static var plain: Self { Self() }
  public static var console: Self { Self() }
  public static var fileSystem: Self { Self() }
  public static var messaging: Self { Self() }
  public static var narrative: Self { Self() }
  public static var sourceCode: Self { Self() }
  public static var spreadsheet: Self { Self() }
  public static var wordProcessing: Self { Self() }
}

@available(*, unavailable, message: "no screen reader is connected; leave it out")
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let requiresActivation = Self(rawValue: 1)
  public static let silentOnTouch = Self(rawValue: 2)
}

@available(*, unavailable, message: "no screen reader is connected; leave it out")
@resultBuilder public struct AccessibilityRotorContentBuilder {
  public static func buildBlock<each C>(_ content: repeat each C) {}
}

@available(*, unavailable, message: "no screen reader is connected; leave it out")
public struct AccessibilityRotorEntry {
  public init<L, ID: Hashable>(_ label: L, id: ID) {}
  public init<L, ID: Hashable>(_ label: L, _ id: ID, in namespace: Namespace.ID) {}
}
