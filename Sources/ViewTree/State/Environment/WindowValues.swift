import Foundation

private struct DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}
private struct WindowSizeKey: EnvironmentKey {
  static let defaultValue = CGSize(width: 390, height: 844)
}
private struct HasScreenKeyboardKey: EnvironmentKey {
  static let defaultValue = false
}

private struct HorizontalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}
private struct VerticalSizeClassKey: EnvironmentKey {
  static let defaultValue: UserInterfaceSizeClass? = nil
}

/// A width or height as a class: narrow as on a phone, or wide.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact, regular
}

extension EnvironmentValues {
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of one pixel, in points.
  public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

  /// The window's size in points.
  var windowSize: CGSize {
    get { self[WindowSizeKey.self] }
    set { self[WindowSizeKey.self] = newValue }
  }

  /// Whether a keyboard on the screen covers a part of the window. UIKit's notifications do not say which window they
  /// concern.
  public var _hasScreenKeyboard: Bool {
    get { self[HasScreenKeyboardKey.self] }
    set { self[HasScreenKeyboardKey.self] = newValue }
  }

  /// Regular from 700 points on, the width of two columns. A view may set another one for its content.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] ?? (windowSize.width >= 700 ? .regular : .compact) }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// Compact below 480 points, as on a phone lying on its side. A view may set another one for its content.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] ?? (windowSize.height < 480 ? .compact : .regular) }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}
