/// How the window system decorates a window.
public protocol WindowStyle: Sendable {
  /// Whether there is no frame. Implemented by the library.
  var _isPlain: Bool { get }
}

/// The frame and title bar that windows usually have.
public struct DefaultWindowStyle: WindowStyle {
  public init() {}
  public var _isPlain: Bool { false }
}

/// A window without a frame.
public struct PlainWindowStyle: WindowStyle {
  public init() {}
  public var _isPlain: Bool { true }
}

extension WindowStyle where Self == DefaultWindowStyle {
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

extension Scene {
  /// How the windows of the scene are decorated.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    changingWindows { $0.isPlain = style._isPlain }
  }
}
