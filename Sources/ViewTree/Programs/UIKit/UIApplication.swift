import Foundation

/// A substitute for UIKit's application: tutorials reach the window and its safe area through it.
///
/// Like `UIScreen.main` it is not observed: a view that read it is not evaluated again when only the window's size
/// changes. As UIKit's it is for the main thread: `open` ends the program elsewhere.
public final class UIApplication: @unchecked Sendable {
  public static let shared = UIApplication()

  private let scene = UIWindowScene()
  /// The one window.
  public var windows: [UIWindow] { scene.windows }
  /// The one window.
  public var keyWindow: UIWindow? { scene.keyWindow }
  /// The one scene.
  public var connectedScenes: Set<UIScene> { [scene] }
  /// Does nothing here: nothing that dims a screen reads it.
  public var isIdleTimerDisabled = false

  /// Posted on the main thread when the system is short of memory; the caches of the library are emptied then.
  public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  private init() {}

  /// Opens a link with the system's handler for it.
  public func open(_ url: URL) { _ = openInSystem(url) }

  /// Opens a link with the system's handler for it and tells whether that was possible.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)?
  ) {
    let done = openInSystem(url)
    completionHandler?(done)
  }

  /// Calls the window's `openURL`; false: there is no window, or it cannot open the link.
  private func openInSystem(_ url: URL) -> Bool {
    MainActor.assumeIsolated { HostScope.nearest?.openURL(url) ?? false }
  }

  /// The options that `open` accepts; does nothing here.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// A scene of UIKit; here there is one, a `UIWindowScene`. Immutable.
public class UIScene: Hashable, @unchecked Sendable {
  fileprivate init() {}
  public static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The scene of the window. Immutable.
public final class UIWindowScene: UIScene, @unchecked Sendable {
  fileprivate let window = UIWindow()
  fileprivate override init() {}

  public var windows: [UIWindow] { [window] }
  public var keyWindow: UIWindow? { window }
  public var screen: UIScreen { .main }
}

/// The window: its size and safe area, in points. For the main thread, as UIKit's.
public final class UIWindow: @unchecked Sendable {
  public var safeAreaInsets: UIEdgeInsets {
    let insets = HostScope.nearest?.screen.safeArea ?? EdgeInsets()
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
  public var bounds: CGRect { UIScreen.main.bounds }
  public var frame: CGRect { UIScreen.main.bounds }
  public var isKeyWindow: Bool { true }
  fileprivate init() {}
}

/// Distances from the edges, in points, where left and right do not change with the language.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static let zero = UIEdgeInsets()

  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension EdgeInsets {
  /// The distances of UIKit's kind, as they are where one reads from left to right.
  public init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
