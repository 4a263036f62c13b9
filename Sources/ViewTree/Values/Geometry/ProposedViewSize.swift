import Foundation

/// The size that a container proposes to a view; nil on an axis requests the view's ideal length there.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  /// Requests the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Requests the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Requests the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal as a size; the lengths of `size` replace those that are nil.
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

extension ProposedViewSize {
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
