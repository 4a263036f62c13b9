import Foundation

/// What a focusable view does with the keyboard, which decides how it is reached.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It acts when it is used, as a button: keys alone lead to it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It takes keys while it has the focus, as a text field: a touch leads to it, too.
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Lets a view have the keyboard.
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
  /// Tells the views in a focusable one whether it has the keyboard. While it has not, the environment stays the same.
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
  /// Whether the nearest view round this one that can have the keyboard has it.
  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }

  /// Whether a ring shows which view has the keyboard.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

extension View {
  /// Whether the view can have the keyboard, which keys and touches lead to.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: .automatic))
  }

  /// Whether the view can have the keyboard, and what it does with it.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable, interactions: interactions))
  }

  /// Whether no ring is drawn round the view in here that has the keyboard. It cannot be allowed again further in.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(
      EnvironmentWriter(
        write: { $0.isFocusEffectEnabled = $0.isFocusEffectEnabled && !disabled }, value: disabled,
        path: \EnvironmentValues.isFocusEffectEnabled))
  }
}
