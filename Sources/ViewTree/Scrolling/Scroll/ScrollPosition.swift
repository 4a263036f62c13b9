import Foundation

/// Where a scroll view is, and where it is to go: a value. Programs give ids that are `Sendable`; ids of views that the
/// user scrolls to are the program's too, and are assumed to be.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  enum Request: Equatable {
    case none
    case id(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(CGFloat?, CGFloat?)
  }

  private(set) var request = Request.none
  /// Distinguishes a request from an equal one before it.
  private(set) var serial = 0
  /// Whether the user scrolled since the last request.
  public private(set) var isPositionedByUser = false
  private var id: AnyHashable?

  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    request = .id(AnyHashable(id), anchor)
    self.id = AnyHashable(id)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { request = .edge(edge) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    request = .point(point.x, point.y)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    request = .point(x, y)
  }

  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { request = .point(x, nil) }

  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { request = .point(nil, y) }

  private mutating func ask(_ request: Request) {
    self.request = request
    serial += 1
    isPositionedByUser = false
    id = if case .id(let id, _) = request { id } else { nil }
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    ask(.id(AnyHashable(id), anchor))
  }
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { ask(.point(point.x, point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { ask(.point(x, y)) }
  public mutating func scrollTo(x: CGFloat) { ask(.point(x, nil)) }
  public mutating func scrollTo(y: CGFloat) { ask(.point(nil, y)) }

  mutating func userScrolled(to id: AnyHashable?) {
    request = .none
    isPositionedByUser = true
    self.id = id
  }

  /// Whether it is that of a view.
  var isAtView: Bool { id != nil }

  /// The id of the view that the position is at, where it is at one.
  public var viewID: (any Hashable & Sendable)? {
    // `Sendable` is a marker: the two types are represented alike, and a cast cannot test for it. Without `as any` the
    // value in the existential would be cast, which is of another size.
    (id?.base as? any Hashable).map { unsafeBitCast($0 as any Hashable, to: (any Hashable & Sendable).self) }
  }
  /// The id of the view that the position is at, where it is of the type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id?.base as? T }
  /// The edge of the last request.
  public var edge: Edge? { if case .edge(let edge) = request { edge } else { nil } }
  /// The point of the last request.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = request { CGPoint(x: x, y: y) } else { nil }
  }
  public var x: CGFloat? { if case .point(let x, _) = request { x } else { nil } }
  public var y: CGFloat? { if case .point(_, let y) = request { y } else { nil } }
}
