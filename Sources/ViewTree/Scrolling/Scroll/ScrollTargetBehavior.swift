import Foundation
import Graphics

/// Where a scroll is to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The rectangle of the content to be shown, in the content's points.
  public var rect: CGRect
  /// The point of the rectangle that meets the same point of the visible part; nil: the least movement.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The values from which a target behaviour decides; those of the scroll view's environment are its members too.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  public let originalTarget: ScrollTarget
  /// In points per second.
  public let velocity: CGVector
  public let contentSize: CGSize
  public let containerSize: CGSize
  public let axes: Axis.Set
  /// The frames of the targets, in the content's points, in order.
  let targets: [CGRect]
  /// The least offset of each target's edge, and the greatest offset.
  let limit: CGSize
  let environment: EnvironmentValues

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Decides where a scroll comes to rest.
@MainActor @preconcurrency public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Rests with a page of the container's size showing.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  nonisolated public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(axis) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let start = context.originalTarget.rect.origin[axis]
      let from = (start / page).rounded()
      let wanted = (target.rect.origin[axis] / page).rounded()
      target.rect.origin[axis] = min(max(wanted, from - 1), from + 1) * page
    }
  }
}

/// Rests with a view aligned to the container's leading edge.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one movement may go.
  public struct LimitBehavior: Sendable {
    enum Most: Sendable {
      case views(Int)
      /// As many as begin within the container's length.
      case container
      case any
    }

    /// In a compact width, and in any other one.
    let (compact, regular): (Most, Most)

    private init(compact: Most, regular: Most) { (self.compact, self.regular) = (compact, regular) }
    private init(_ most: Most) { self.init(compact: most, regular: most) }

    /// In a compact width as far as the container is long, and one view at least; elsewhere any number.
    public static let automatic = LimitBehavior(compact: .container, regular: .any)
    public static let always = LimitBehavior(.views(1))
    public static let never = LimitBehavior(.any)
    public static let alwaysByOne = LimitBehavior(.views(1))
    public static let alwaysByFew = LimitBehavior(.views(3))
  }

  let limit: LimitBehavior
  nonisolated public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    guard !context.targets.isEmpty else { return }
    let axis: Axis =
      context.axes.contains(.horizontal) && !context.axes.contains(.vertical) ? .horizontal : .vertical
    let stops = context.targets.map { min(max(0, $0.origin[axis]), context.limit[axis]) }
    func nearest(_ offset: CGFloat) -> Int {
      stops.indices.min { abs(stops[$0] - offset) < abs(stops[$1] - offset) } ?? 0
    }
    var index = nearest(target.rect.origin[axis])
    let from = nearest(context.originalTarget.rect.origin[axis])
    switch context.horizontalSizeClass == .compact ? limit.compact : limit.regular {
    case .any: break
    case .views(let count): index = min(max(index, from - count), from + count)
    case .container:
      let length = context.containerSize[axis]
      while abs(index - from) > 1, abs(stops[index] - stops[from]) > length { index += index > from ? -1 : 1 }
    }
    target.rect.origin[axis] = stops[index]
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

/// Marks the layout whose children are the targets of scrolling.
struct ScrollTargetLayoutModifier: LayoutModifier {
  typealias Body = Never
  let isEnabled: Bool
  final class Wrapper: UnaryLayout {
    var isEnabled = true
  }
  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.isEnabled = isEnabled
    return layout
  }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) { layout.isEnabled = isEnabled }
}

extension View {
  /// Makes the views in the outermost layout of this view the targets of scrolling.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}

extension ScrollLayout {
  /// The layout whose views are the targets of scrolling.
  var targetContainer: LayoutNode? {
    func find(_ node: LayoutNode) -> LayoutNode? {
      if let mark = node as? ScrollTargetLayoutModifier.Wrapper, mark.isEnabled { return node }
      for child in node.children { if let found = find(child) { return found } }
      return nil
    }
    guard let content = children.first, var container = find(content) else { return nil }
    while let unary = container as? UnaryLayout { container = unary.child }
    return container
  }

  /// The frames of the scroll targets, in the content's points.
  var targetFrames: [CGRect] {
    guard let content = children.first, let container = targetContainer else { return [] }
    if let lazy = container as? LazyContainerLayout { return lazy.targetFrames(in: content) }
    return container.children.filter { !$0.isGhost }.map {
      $0.transform(to: content, .model).boundingRect(of: CGRect(origin: .zero, size: $0.size))
    }
  }

  /// The motions to where a behaviour lets the scroll rest; nil where there is none.
  func target(
    _ behavior: any ScrollTargetBehavior, _ velocity: CGSize, _ x: ScrollMotion?, _ y: ScrollMotion?
  ) -> (ScrollMotion?, ScrollMotion?)? {
    let projected = CGPoint(
      x: x == nil ? offset.x : ScrollDeceleration(start: offset.x, velocity: velocity.width).projection,
      y: y == nil ? offset.y : ScrollDeceleration(start: offset.y, velocity: velocity.height).projection)
    let rest = rest(behavior, from: member.startOffset, at: projected, velocity, targetFrames)
    return (
      x.map { _ in ScrollMotion(offset: offset.x, velocity: velocity.width, settlingAt: rest.x) },
      y.map { _ in ScrollMotion(offset: offset.y, velocity: velocity.height, settlingAt: rest.y) }
    )
  }

  /// Where a behaviour lets a scroll rest that began at one offset and would end at another one.
  func rest(
    _ behavior: any ScrollTargetBehavior, from start: CGPoint, at end: CGPoint, _ velocity: CGSize,
    _ targets: [CGRect]
  ) -> CGPoint {
    var target = ScrollTarget(rect: CGRect(origin: end, size: viewport))
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: start, size: viewport)),
      velocity: CGVector(dx: velocity.width, dy: velocity.height), contentSize: contentSize,
      containerSize: viewport, axes: axes, targets: targets,
      limit: CGSize(width: range(.horizontal).upperBound, height: range(.vertical).upperBound),
      environment: targetEnvironment)
    behavior.updateTarget(&target, context: context)
    return clamped(target.rect.origin)
  }

  /// Where one notch of a wheel leads that would go from `from` to `to`: with targets, to the next one in that
  /// direction, however small the notch.
  func notch(from: CGPoint, to: CGPoint) -> CGPoint {
    guard let behavior = targetBehavior else { return to }
    let targets = targetFrames
    let displacement = CGSize(width: to.x - from.x, height: to.y - from.y)
    for step in 1...ScrollLayout.notchSteps {
      let end = clamped(
        CGPoint(
          x: from.x + displacement.width * CGFloat(step), y: from.y + displacement.height * CGFloat(step)))
      let rest = rest(behavior, from: from, at: end, .zero, targets)
      if (rest.x - from.x) * displacement.width + (rest.y - from.y) * displacement.height > 0.25 {
        return rest
      }
    }
    return from
  }

  /// A notch searches for the next target up to so many times its length.
  private static let notchSteps = 64
}
