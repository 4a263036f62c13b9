import Foundation

/// The screen as tutorials reach it: the window's size in points.
///
/// `UIScreen.main.bounds` is not observed: a view that read it is not evaluated again by a resize alone, as on
/// Apple's systems. `lock` guards what changes.
public final class UIScreen: @unchecked Sendable {
  public static let main = UIScreen()
  private let lock = NSLock()
  private var measures = (size: CGSize(width: 390, height: 844), scale: CGFloat(1))
  /// The window in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: lock.withLock { measures.size }) }
  /// Pixels per point.
  public var scale: CGFloat { lock.withLock { measures.scale } }
  public var nativeScale: CGFloat { scale }
  public var nativeBounds: CGRect {
    let (bounds, scale) = (bounds, scale)
    return CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  private init() {}

  static func update(size: CGSize, scale: CGFloat) {
    main.lock.withLock { main.measures = (size, scale) }
  }
}
