import Foundation

/// Which view is focused, read and set by the program.
///
/// `focused(_:)` and `focused(_:equals:)` connect it with views: it holds the value of the one that is focused, and
/// setting a value focuses the view of that value. False or nil: none of them is focused.
@propertyWrapper public struct FocusState<Value: Hashable>: OwnedProperty {
  /// A focus state owned by another view.
  @propertyWrapper public struct Binding: ComparableProperty {
    let location: FocusLocation<Value>

    public var wrappedValue: Value {
      get { location.get() }
      nonmutating set { location.set(newValue) }
    }
    public var projectedValue: Binding { self }

    func _isSame(as other: Binding) -> Bool { location === other.location }
    public static func _link(_ property: inout Binding, _ slot: inout AnyObject?, _ context: PropertyContext)
    {}
  }

  private let empty: Value
  private var location: FocusLocation<Value>

  public init() where Value == Bool { self.init(empty: false) }

  public init<T: Hashable>() where Value == T? { self.init(empty: nil) }

  private init(empty: Value) {
    self.empty = empty
    location = FocusLocation(empty)
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  public var projectedValue: Binding { Binding(location: location) }

  public static func _link(
    _ property: inout FocusState, _ slot: inout AnyObject?, _ context: PropertyContext
  ) {
    let location = slot as? FocusLocation<Value> ?? FocusLocation(property.empty)
    slot = location
    property.location = location
  }
}

/// The storage of a focus state, and the views that it is connected with. `StateLock` guards the value; the views are
/// used on the main thread alone.
final class FocusLocation<Value: Hashable>: Location<Value>, @unchecked Sendable {
  private struct Target {
    weak var layout: LayoutNode?
    let value: Value
  }

  private var value: Value
  /// The value where none of its views is focused.
  private let empty: Value
  private var targets: [ObjectIdentifier: Target] = [:]

  init(_ empty: Value) {
    value = empty
    self.empty = empty
  }

  override func get() -> Value {
    guard MainThread.isCurrent else { return StateLock.with { value } }
    recordRead()
    return value
  }

  /// The old value is released outside of the lock: that may run code of the program.
  @MainActor private func update(_ new: Value) {
    let old = value
    StateLock.with { value = new }
    withExtendedLifetime(old) {}
    notifyReaders()
  }

  /// The program moves the focus.
  override func set(_ value: Value) {
    guard MainThread.isCurrent else {
      let carried = Box(value)
      return DispatchQueue.main.async { [self] in set(carried.value) }
    }
    // Stays on the main thread, as the guard has checked.
    nonisolated(unsafe) let new = value
    MainActor.assumeIsolated {
      let value = self.value
      guard new != value else { return }
      update(new)
      guard let tree = targets.values.lazy.compactMap({ $0.layout?.tree }).first else { return }
      tree.afterLayout { [self] in apply(tree) }
    }
  }

  private func target(of value: Value) -> Target? { targets.values.first { $0.value == value } }

  /// The view that is connected with a value.
  @MainActor func layout(of value: Value) -> LayoutNode? { target(of: value)?.layout }

  /// Focuses the view of the value.
  @MainActor private func apply(_ tree: Tree) {
    if let target = target(of: value) {
      if let layout = target.layout { tree.focus.focusFirst(in: layout) }
    } else if let focused = tree.focus.focused,
      targets.values.contains(where: { target in target.layout.map { focused.isInside($0) } ?? false })
    {
      tree.focus.focus(nil, shown: false)
    }
  }

  /// Connects a view; if its value is set already, it is focused.
  @MainActor func connect(_ layout: LayoutNode, _ value: Value) {
    let id = ObjectIdentifier(layout)
    guard targets[id]?.value != value else { return }
    let isNew = targets[id] == nil
    targets[id] = Target(layout: layout, value: value)
    guard isNew, value == self.value, value != empty else { return }
    layout.tree.afterLayout { [weak self, weak layout] in
      if let self, let layout { self.apply(layout.tree) }
    }
  }

  func disconnect(_ layout: LayoutNode) { targets[ObjectIdentifier(layout)] = nil }

  /// A connected view was focused, or is no longer.
  @MainActor func focusChanged(_ focused: Bool, _ target: Value) {
    let new = focused ? target : value == target ? empty : value
    if new != value { update(new) }
  }
}

/// Connects a view with a focus state.
struct FocusBindingModifier<Value: Hashable>: LayoutModifier {
  typealias Body = Never
  let location: FocusLocation<Value>
  let value: Value

  final class Wrapper: UnaryLayout, KeyResponder {
    var location: FocusLocation<Value>?
    var value: Value?

    override var keyResponder: (any KeyResponder)? { self }
    func focusWithinChanged(_ focused: Bool) {
      if let value { location?.focusChanged(focused, value) }
    }

    override func detached() {
      location?.disconnect(self)
      super.detached()
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    if let old = layout.location, old !== location { old.disconnect(layout) }
    layout.location = location
    layout.value = value
    location.connect(layout, value)
  }
}

extension View {
  /// Connects the view with a focus state that holds the value while the view is focused.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  {
    modifier(FocusBindingModifier(location: binding.location, value: value))
  }

  /// Connects the view with a focus state that is true while the view is focused.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusBindingModifier(location: condition.location, value: true))
  }
}
