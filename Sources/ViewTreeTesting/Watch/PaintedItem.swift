import Foundation

/// Something that a recorded frame paints.
public struct PaintedItem: Sendable {
  public enum Kind: Hashable, Sendable {
    /// The whole text, before it was broken into lines or cut.
    case text(String)
    case picture
    case symbol
    case figure
    /// The ring round the view that has the keyboard.
    case focusRing
  }

  /// Names it in all frames.
  public var item: UInt64
  /// The view that paints it.
  public var view: UInt32
  public var kind: Kind
  /// Its bounds in the window in points, cut by its clips; where nothing is left it is not recorded.
  public var frame: CGRect
  /// Where it is turned: its own bounds, whole, and what leads from there to the window; nil: it lies as `frame` says.
  public var turned: Turned?
  /// From 0 to 1, colours included.
  public var opacity: Double
  /// What it covers so that nothing shines through; nil: nothing.
  public var silhouette: Silhouette?
  /// The groups around it that are painted as one picture and seen through, outermost first: in one of these it covers
  /// nothing but what is in that too.
  public var veiledGroups: [UInt64] = []
  /// How many presentations lie under it.
  public var layer: Int
  /// Of a picture: how many pixels there are across it, and how many of the screen it is shown on.
  public var (pixels, shownPixels): (CGFloat, CGFloat)
  /// Of a text: the look of most of it; nil: it is none, or a pattern fills it.
  package var ink: TextInk?
  /// What moved its view.
  public var source = ViewRecord.Source.none

  public init(
    view: UInt32, item: UInt64? = nil, kind: Kind, frame: CGRect, opacity: Double = 1,
    silhouette: Silhouette? = nil,
    layer: Int = 0, pixels: CGFloat = 0, shownPixels: CGFloat = 0
  ) {
    (self.view, self.item, self.kind, self.frame) = (view, item ?? UInt64(view) << 32, kind, frame)
    (self.opacity, self.silhouette, self.layer) = (opacity, silhouette, layer)
    (self.pixels, self.shownPixels) = (pixels, shownPixels)
  }

  /// Bounds that do not lie straight in the window.
  public struct Turned: Sendable {
    public var bounds: CGRect
    public var transform: ProjectionTransform

    public init(bounds: CGRect, transform: ProjectionTransform) {
      (self.bounds, self.transform) = (bounds, transform)
    }
  }

  /// The points, in the window, of a grid over what this and another item share, and the part of the smaller of both that
  /// this is. Turned items are compared in the one's own bounds: what lies side by side on a card does so however the card
  /// is turned, while boxes round it overlap.
  package func shared(with other: PaintedItem) -> (points: [CGPoint], part: CGFloat) {
    let own = turned ?? Turned(bounds: frame, transform: ProjectionTransform())
    let others = other.turned ?? Turned(bounds: other.frame, transform: ProjectionTransform())
    guard let back = own.transform.inverted() else { return ([], 0) }
    let second = others.transform.concatenating(back).boundingRect(of: others.bounds)
    let common = own.bounds.intersection(second)
    let smaller = min(own.bounds.width * own.bounds.height, second.width * second.height)
    guard !common.isNull, smaller > 0 else { return ([], 0) }
    let points = common.samples.compactMap { own.transform.apply($0) }
      .filter { frame.contains($0) && other.frame.contains($0) }
    return (points, common.width * common.height / smaller)
  }

  /// The text, if it is one.
  public var text: String? { if case .text(let string) = kind { string } else { nil } }

  /// Whether it covers a point of the window.
  func covers(_ point: CGPoint) -> Bool {
    frame.contains(point) && silhouette?.contains(point) ?? false
  }
}
