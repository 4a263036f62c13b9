import Foundation

/// Distances from the four edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  @inlinable package var horizontal: CGFloat { leading + trailing }
  @inlinable package var vertical: CGFloat { top + bottom }

  @inlinable package subscript(edge: Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The insets on the edges of `set` alone.
  @inlinable package func only(_ set: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: set.contains(.top) ? top : 0, leading: set.contains(.leading) ? leading : 0,
      bottom: set.contains(.bottom) ? bottom : 0, trailing: set.contains(.trailing) ? trailing : 0)
  }

  @inlinable package static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}
