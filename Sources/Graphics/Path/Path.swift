import Foundation

/// The outline of a 2D shape, in points; y grows downwards.
///
/// Plain figures (rectangles, rounded rectangles, ellipses) are kept as such, so that painting can use its
/// fast paths; anything added to them turns the path into its list of elements.
public struct Path: Hashable, Sendable {
  /// What the path is made of.
  public enum Storage: Hashable, Sendable {
    case empty
    case rect(CGRect)
    case ellipse(CGRect)
    case roundedRect(CGRect, CornerRadii, RoundedCornerStyle)
    case elements([Element])
  }

  /// One step of an outline.
  @frozen public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public internal(set) var storage: Storage

  public init() { storage = .empty }

  public init(_ rect: CGRect) { storage = .rect(rect) }

  public init(ellipseIn rect: CGRect) { storage = .ellipse(rect) }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, radii: CornerRadii(cornerRadius), style: style)
  }

  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(roundedRect: rect, radii: CornerRadii(min(cornerSize.width, cornerSize.height)), style: style)
  }

  /// A rectangle with four radii of its own; radii that do not fit are scaled down together.
  public init(roundedRect rect: CGRect, radii: CornerRadii, style: RoundedCornerStyle) {
    let fitted = radii.fitted(in: rect.size)
    storage = fitted.isZero ? .rect(rect) : .roundedRect(rect, fitted, style)
  }

  /// Draws into an empty path.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public init(elements: [Element]) { storage = elements.isEmpty ? .empty : .elements(elements) }

  public var isEmpty: Bool {
    switch storage {
    case .empty: true
    case .elements(let list): list.isEmpty
    default: false
    }
  }

  /// The path as its elements, whatever it was made from.
  public var elements: [Element] {
    switch storage {
    case .empty: []
    case .rect(let r): Path.rectElements(r)
    case .ellipse(let r): Path.ellipseElements(r)
    case .roundedRect(let r, let radii, let style): Path.roundedElements(r, radii, style)
    case .elements(let list): list
    }
  }

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// The point that the next element starts from; nil in an empty path.
  public var currentPoint: CGPoint? {
    var start: CGPoint?
    var current: CGPoint?
    for element in elements {
      switch element {
      case .move(let p):
        start = p
        current = p
      case .line(let p), .quadCurve(let p, _), .curve(let p, _, _): current = p
      case .closeSubpath: current = start
      }
    }
    return current
  }

  /// Adds elements, turning a plain figure into its list.
  package mutating func append(_ element: Element) {
    if case .elements(var list) = storage {
      storage = .empty
      list.append(element)
      storage = .elements(list)
    } else {
      storage = .elements(elements + [element])
    }
  }

  mutating func append(contentsOf new: [Element]) {
    guard !new.isEmpty else { return }
    storage = .elements(elements + new)
  }

  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  public mutating func addLine(to end: CGPoint) {
    append(isEmpty ? .move(to: end) : .line(to: end))
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if isEmpty { append(.move(to: control)) }
    append(.quadCurve(to: end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if isEmpty { append(.move(to: control1)) }
    append(.curve(to: end, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() {
    guard !isEmpty else { return }
    append(.closeSubpath)
  }
}
