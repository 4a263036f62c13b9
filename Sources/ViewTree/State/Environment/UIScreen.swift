import Foundation

/// The screen as tutorials reach it: the window's size in points.
///
/// `UIScreen.main.bounds` is not observed: a view that read it is not evaluated again by a resize alone, as on Apple's
/// systems. Of several windows it is the one whose code reads it; elsewhere the one that was created last, and the size
/// of a phone where there is none.
public final class UIScreen: Sendable {
  public static let main = UIScreen()
  private var measures: HostScope.Screen {
    HostScope.nearest?.screen ?? HostScope.Screen(size: CGSize(width: 390, height: 844), scale: 1)
  }
  /// The window in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: measures.size) }
  /// Pixels per point.
  public var scale: CGFloat { measures.scale }
  public var nativeScale: CGFloat { scale }
  public var nativeBounds: CGRect {
    let (bounds, scale) = (bounds, scale)
    return CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  private init() {}
}
