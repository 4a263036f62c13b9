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

  /// The text, if it is one.
  public var text: String? { if case .text(let string) = kind { string } else { nil } }

  /// Whether it covers a point of the window.
  func covers(_ point: CGPoint) -> Bool {
    frame.contains(point) && silhouette?.contains(point) ?? false
  }
}
