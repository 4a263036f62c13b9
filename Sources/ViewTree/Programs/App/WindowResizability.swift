import Foundation

/// What the size of a window depends on, beside the person who drags its edges.
public struct WindowResizability: Hashable, Sendable {
  private enum Kind { case automatic, contentSize, contentMinSize }
  private let kind: Kind

  /// At least as large as a small phone.
  public static let automatic = WindowResizability(kind: .automatic)
  /// Between the least and the largest size of its content. Content of one size makes a window that cannot be resized.
  public static let contentSize = WindowResizability(kind: .contentSize)
  /// At least the least size of its content.
  public static let contentMinSize = WindowResizability(kind: .contentMinSize)

  /// The limits for content of a least and a largest size, in points; nil: none of its own.
  package func limits(least: CGSize, largest: CGSize) -> (least: CGSize, largest: CGSize?)? {
    switch kind {
    case .automatic: nil
    case .contentSize: (least, largest)
    case .contentMinSize: (least, nil)
    }
  }
}

extension Scene {
  /// What the size of the window depends on.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    changingWindows { $0.resizability = resizability }
  }
}
