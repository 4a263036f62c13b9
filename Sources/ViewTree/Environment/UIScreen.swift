import Foundation

/// The screen as tutorials reach it: the window's size in points.
///
/// `UIScreen.main.bounds` is not observed: a view that read it is not evaluated again by a resize alone, as on
/// Apple's systems.
public final class UIScreen: @unchecked Sendable {
  public static let main = UIScreen()
  /// The window in points.
  public private(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels per point.
  public private(set) var scale: CGFloat = 1
  public var nativeScale: CGFloat { scale }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  private init() {}

  static func update(size: CGSize, scale: CGFloat) {
    main.bounds = CGRect(origin: .zero, size: size)
    main.scale = scale
  }
}
