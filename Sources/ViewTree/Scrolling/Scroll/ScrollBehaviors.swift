import Foundation

/// When content overscrolls at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
  fileprivate enum Kind { case automatic, always, basedOnSize }
  fileprivate let kind: Kind
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Only where content is longer than the view.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// When scrolling dismisses the keyboard on the screen.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  enum Kind { case automatic, immediately, interactively, never }
  let kind: Kind
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

private struct ScrollClipKey: EnvironmentKey {
  static let defaultValue = false
}
private struct RigidAxesKey: EnvironmentKey {
  static let defaultValue: Axis.Set = []
}
private struct DismissesKeyboardKey: EnvironmentKey {
  static let defaultValue = ScrollDismissesKeyboardMode.automatic
}
private struct ScrollContentBackgroundKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
  /// When scrolling dismisses the keyboard on the screen.
  var scrollDismissesKeyboard: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }
  /// The axes along which content that fits does not overscroll.
  var rigidScrollAxes: Axis.Set {
    get { self[RigidAxesKey.self] }
    set { self[RigidAxesKey.self] = newValue }
  }
  /// Whether lists paint their background.
  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Whether scroll views show what lies outside of their bounds.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }

  /// When content overscrolls at its ends along some axes.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  {
    modifier(
      EnvironmentWriter(
        write: { environment in
          if behavior.kind == .basedOnSize {
            environment.rigidScrollAxes.formUnion(axes)
          } else {
            environment.rigidScrollAxes.subtract(axes)
          }
        }, value: nil, path: nil))
  }

  /// Whether the standard background of lists in this view is painted.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Whether a finger that scrolls in this view dismisses the keyboard on the screen. `interactively` does so as soon
  /// as it scrolls, as `immediately` does; `automatic` where the field lies outside of what scrolls, as a search field
  /// does.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboard, mode)
  }
}
