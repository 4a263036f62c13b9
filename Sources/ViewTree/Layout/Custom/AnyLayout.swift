import Foundation

/// A layout whose type is hidden: the views in it keep their state when another layout replaces it.
public struct AnyLayout: Layout {
  private let box: any AnyLayoutBoxing

  public init<L: Layout>(_ layout: L) {
    if let any = layout as? AnyLayout { self = any } else { box = LayoutBox(layout: layout) }
  }

  private init(_ box: any AnyLayoutBoxing) { self.box = box }

  /// The hidden layout's own cache.
  public struct Cache {
    fileprivate var value: Any
  }

  public struct AnimatableData: VectorArithmetic {
    fileprivate var vector: [Double]
    public static var zero: AnimatableData { AnimatableData(vector: []) }
    public static func + (a: Self, b: Self) -> Self { a.combined(b, +) }
    public static func - (a: Self, b: Self) -> Self { a.combined(b, -) }
    public mutating func scale(by factor: Double) { vector = vector.map { $0 * factor } }
    public var magnitudeSquared: Double { vector.reduce(0) { $0 + $1 * $1 } }

    private func combined(_ other: Self, _ operation: (Double, Double) -> Double) -> Self {
      AnimatableData(
        vector: (0..<max(vector.count, other.vector.count)).map {
          operation($0 < vector.count ? vector[$0] : 0, $0 < other.vector.count ? other.vector[$0] : 0)
        })
    }
  }

  /// Layouts behind `AnyLayout` change at once; the views in it move.
  public var animatableData: AnimatableData {
    get { .zero }
    set {}
  }

  func isSameKind<L: Layout>(as other: L) -> Bool { (other as? AnyLayout)?.box.typeID == box.typeID }
  var stackOrientation: Axis? { box.stackOrientation }
  var kindName: String { box.name }

  public func makeCache(subviews: Subviews) -> Cache { Cache(value: box.makeCache(subviews)) }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache.value, subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache.value)
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache.value)
  }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(bounds, proposal, subviews, &cache.value)
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.alignment(guide, bounds, proposal, subviews, &cache.value)
  }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.alignment(guide, bounds, proposal, subviews, &cache.value)
  }
}

/// A layout of some type, with its cache unwrapped for each call.
private protocol AnyLayoutBoxing: Sendable {
  var typeID: ObjectIdentifier { get }
  var name: String { get }
  var stackOrientation: Axis? { get }
  func makeCache(_ subviews: LayoutSubviews) -> Any
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
  func alignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat?
  func alignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat?
}

private struct LayoutBox<L: Layout>: AnyLayoutBoxing {
  let layout: L

  var typeID: ObjectIdentifier { ObjectIdentifier(L.self) }
  var name: String { String(describing: L.self) }
  var stackOrientation: Axis? { L.layoutProperties.stackOrientation }

  /// Runs `body` on the cache; one of another layout is replaced.
  private func with<R>(_ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R) -> R {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    let result = body(&own)
    cache = own
    return result
  }

  func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
    with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  func alignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  func alignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
