import Foundation

/// What a focusable view does with the focus, which decides how it is reached.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It acts when it is used, as a button: only keys focus it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It receives keys while it has the focus, as a text field does: a touch focuses it, too.
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Lets a view be focused.
private struct FocusableModifier: ViewModifier {
  let isFocusable: Bool
  let interactions: FocusInteractions
  @State private var isFocused = false

  func body(content: Content) -> some View {
    content
      .reportingFocus(isFocused)
      .modifier(
        FocusableLayout(isFocusable: isFocusable, interactions: interactions) { isFocused = $0 })
  }
}

extension View {
  /// Tells the views in a focusable one whether it is focused. While it is not, the environment stays the same.
  func reportingFocus(_ isFocused: Bool) -> some View {
    modifier(
      EnvironmentWriter(
        write: { values in if values.isFocused != isFocused { values.isFocused = isFocused } },
        value: isFocused, path: \EnvironmentValues.isFocused))
  }
}

private struct FocusableLayout: LayoutModifier {
  typealias Body = Never
  let isFocusable: Bool
  let interactions: FocusInteractions
  let changed: (Bool) -> Void

  final class Wrapper: UnaryLayout, KeyResponder {
    var isFocusable = false
    var interactions = FocusInteractions.automatic
    var changed: (Bool) -> Void = { _ in }
    var showsRing = true

    override var keyResponder: (any KeyResponder)? { self }
    var canFocus: Bool { isFocusable }
    var focusesOnTouch: Bool { interactions.contains(.edit) }
    var showsFocusRing: Bool { showsRing }
    func focusChanged(_ focused: Bool) { changed(focused) }
    override func hitsSelf(_ point: CGPoint) -> Bool {
      isFocusable && interactions.contains(.edit) && CGRect(origin: .zero, size: size).contains(point)
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.isFocusable = isFocusable && context.environment.isEnabled
    layout.interactions = interactions
    layout.changed = changed
    layout.showsRing = context.environment.isFocusEffectEnabled
    if !layout.isFocusable, context.tree.focus.focused === layout {
      context.tree.focus.focus(nil, shown: false)
    }
    layout.setNeedsCompose()
  }
}

private struct FocusedKey: EnvironmentKey {
  static let defaultValue = false
}

private struct FocusEffectKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether the nearest focusable view round this one is focused.
  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }

  /// Whether a ring shows which view is focused.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// Whether the view can be focused by keys and touches.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
  }

  /// Whether the view can be focused, and what it does with the focus.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }

  /// Whether no ring is drawn round a focused view in here. It cannot be allowed again further in.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(
      EnvironmentWriter(
        write: { $0.isFocusEffectEnabled = $0.isFocusEffectEnabled && !disabled }, value: disabled,
        path: \EnvironmentValues.isFocusEffectEnabled))
  }
}
