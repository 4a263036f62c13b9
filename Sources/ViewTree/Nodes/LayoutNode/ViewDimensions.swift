import Foundation

/// A view's size and the positions of its alignment guides, in its own points.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  /// Finds a guide that the view sets itself; nil: it has none.
  private let explicit: (AlignmentKey) -> CGFloat?

  init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat?) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height
  }
}
