import Foundation

/// How far a view likes to stand from its neighbours.
///
/// Model (measured on Apple's): each edge has a distance per category; between two neighbours the largest distance
/// over the categories that both declare holds. Without such it is nothing where one of them asks for nothing, else the
/// standard distance.
public struct ViewSpacing: Sendable, Equatable {
  enum Category: Hashable, Sendable { case plain, belowText, aboveText, textToText, nothing }

  struct Side: Sendable, Equatable {
    var distances: [Category: CGFloat]
    static let plain = Side(distances: [.plain: ViewSpacing.standard])
    static let plainTop = Side(distances: [.plain: ViewSpacing.standard, .belowText: 0])
    static let plainBottom = Side(distances: [.plain: ViewSpacing.standard, .aboveText: 0])
    static let zero = Side(distances: [.nothing: 0])
    static let none = Side(distances: [:])
  }

  /// The distance of two plain views.
  static let standard: CGFloat = 8

  var top = Side.plainTop
  var leading = Side.plain
  var bottom = Side.plainBottom
  var trailing = Side.plain

  public static let zero = ViewSpacing(all: .zero)
  /// No wishes at all: what a union begins with.
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
    var result: CGFloat?
    for (category, distance) in end.distances {
      if let other = start.distances[category] { result = max(result ?? 0, max(distance, other)) }
    }
    let isNothing = end.distances[.nothing] != nil || start.distances[.nothing] != nil
    return result ?? (isNothing ? 0 : ViewSpacing.standard)
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(edge) {
      self[edge].distances.merge(other[edge].distances, uniquingKeysWith: max)
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }
}
