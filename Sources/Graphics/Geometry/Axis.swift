import Foundation

/// A direction of layout or scrolling.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  case horizontal, vertical

  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    @inlinable public init(_ axis: Axis) { rawValue = 1 << axis.rawValue }

    public static let horizontal = Set(.horizontal)
    public static let vertical = Set(.vertical)

    @inlinable package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }

  @inlinable package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  @inlinable package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inlinable package init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

extension CGPoint {
  @inlinable package subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
