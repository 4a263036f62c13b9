import Foundation
import Graphics

/// The distances that a view prefers to its neighbours, in points.
///
/// Model (measured on Apple's): each edge has a distance per category; between two neighbours the largest distance over
/// the categories that both declare holds. Without a common category the distance is 0 where one of them declares
/// `nothing`, else the standard distance.
public struct ViewSpacing: Sendable, Equatable {
  /// The distances of an edge by category; `undeclared`: the view declares none for that one.
  struct Side: Sendable, Equatable {
    static let undeclared = -CGFloat.infinity
    var plain = undeclared
    var belowText = undeclared
    var aboveText = undeclared
    var textToText = undeclared
    /// Declared as 0 by views that need no distance.
    var nothing = undeclared

    static let standard = Side(plain: ViewSpacing.standard)
    static let standardTop = Side(plain: ViewSpacing.standard, belowText: 0)
    static let standardBottom = Side(plain: ViewSpacing.standard, aboveText: 0)
    static let zero = Side(nothing: 0)
    static let none = Side()

    /// The largest distance of each category.
    mutating func formUnion(_ other: Side) {
      plain = max(plain, other.plain)
      belowText = max(belowText, other.belowText)
      aboveText = max(aboveText, other.aboveText)
      textToText = max(textToText, other.textToText)
      nothing = max(nothing, other.nothing)
    }

    /// The largest distance over the categories that both declare; nil: there is none.
    func distance(to other: Side) -> CGFloat? {
      func both(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
        a == Self.undeclared || b == Self.undeclared ? Self.undeclared : max(a, b)
      }
      let result = max(
        both(plain, other.plain), both(belowText, other.belowText), both(aboveText, other.aboveText),
        both(textToText, other.textToText), both(nothing, other.nothing))
      return result == Self.undeclared ? nil : result
    }
  }

  /// The distance of two plain views.
  static let standard: CGFloat = 8

  var top = Side.standardTop
  var leading = Side.standard
  var bottom = Side.standardBottom
  var trailing = Side.standard
  /// Whether a frame round the view keeps these distances on its own edges, as round a spacer.
  var isKeptByFrames = false

  public static let zero = ViewSpacing(all: .zero)
  /// No category declared: what a union begins with.
  static let none = ViewSpacing(all: .none)

  public init() {}

  private init(all side: Side) { (top, leading, bottom, trailing) = (side, side, side, side) }

  subscript(edge: Edge) -> Side {
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

  /// The distance that a stack along `axis` leaves between this view and the one that follows.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let end = axis == .vertical ? bottom : trailing
    let start = axis == .vertical ? next.top : next.leading
    let isNothing = end.nothing != Side.undeclared || start.nothing != Side.undeclared
    return end.distance(to: start) ?? (isNothing ? 0 : ViewSpacing.standard)
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) {
      self[edge].formUnion(other[edge])
    }
  }

  /// These distances of a container, kept by frames round it where its only view's are.
  @MainActor func kept(as only: LayoutNode?) -> ViewSpacing {
    guard let only, only.preferredSpacing.isKeptByFrames else { return self }
    var result = self
    result.isKeptByFrames = true
    return result
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}
