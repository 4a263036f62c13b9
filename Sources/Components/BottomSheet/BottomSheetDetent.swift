import SwiftUI

/// A height at which a bottom sheet rests.
///
/// Heights are what shows of the sheet above the bottom edge of the container. They are resolved anew whenever the
/// container or the content changes its size; heights over the container's are cut to it, and detents that resolve to
/// nothing do not exist at that moment.
public struct BottomSheetDetent: Hashable, Sendable {
  /// What detents are resolved with.
  public struct Context: Sendable {
    /// The height of the container, in points.
    public let containerHeight: CGFloat
    /// The content's ideal height, the handle's zone included; 0 before it is known.
    public let contentHeight: CGFloat
  }

  private enum Kind: Hashable, Sendable {
    case fraction(CGFloat)
    case height(CGFloat)
    case leaving(CGFloat)
    case content
    case custom(String)
  }

  private let kind: Kind
  private let rule: (@Sendable (Context) -> CGFloat?)?

  private init(_ kind: Kind, rule: (@Sendable (Context) -> CGFloat?)? = nil) {
    self.kind = kind
    self.rule = rule
  }

  /// Half of the container.
  public static let half = BottomSheetDetent.fraction(0.5)
  /// All but 50 points of the container.
  public static let full = BottomSheetDetent.leaving(50)
  /// As high as the content is.
  public static let content = BottomSheetDetent(.content)
  /// A part of the container's height.
  public static func fraction(_ fraction: CGFloat) -> BottomSheetDetent { .init(.fraction(fraction)) }
  /// A number of points.
  public static func height(_ height: CGFloat) -> BottomSheetDetent { .init(.height(height)) }
  /// All of the container but so many points.
  public static func leaving(_ points: CGFloat) -> BottomSheetDetent { .init(.leaving(points)) }
  /// A rule of the program's own; nil: there is no such detent at present. Equal by name.
  public static func custom(
    _ name: String, _ rule: @escaping @Sendable (Context) -> CGFloat?
  ) -> BottomSheetDetent { .init(.custom(name), rule: rule) }

  public static func == (a: BottomSheetDetent, b: BottomSheetDetent) -> Bool { a.kind == b.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The height in points; nil where the detent does not exist.
  func height(in context: Context) -> CGFloat? {
    let height: CGFloat? =
      switch kind {
      case .fraction(let fraction): fraction * context.containerHeight
      case .height(let height): height
      case .leaving(let points): context.containerHeight - points
      case .content: context.contentHeight > 0 ? context.contentHeight : nil
      case .custom: rule?(context)
      }
    guard let height, height.isFinite, height > 0 else { return nil }
    return min(height, context.containerHeight)
  }

  /// What assistive technology calls it.
  var name: String {
    switch kind {
    case .fraction(0.5): "Half"
    case .fraction(let part): "\(Int((part * 100).rounded())) %"
    case .height(let height): "\(Int(height.rounded())) points"
    case .leaving: "Full"
    case .content: "Content"
    case .custom(let name): name
    }
  }
}
