import Foundation

private struct DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}
private struct WindowSizeKey: EnvironmentKey {
  static let defaultValue = CGSize(width: 390, height: 844)
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

  /// Regular from 700 points on: two columns have room there.
  public var horizontalSizeClass: UserInterfaceSizeClass? { windowSize.width >= 700 ? .regular : .compact }
  /// Compact below 480 points, as on a phone lying on its side.
  public var verticalSizeClass: UserInterfaceSizeClass? { windowSize.height < 480 ? .compact : .regular }
}
