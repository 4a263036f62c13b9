import Foundation

/// The geometry of a collection of views, as a value of the program's own.
///
/// The library calls `sizeThatFits` any number of times with any proposals, and `placeSubviews` once the size is
/// decided; both must depend on nothing but the layout's properties and the subviews. Positions are those of a
/// left-to-right layout: the library mirrors them.
@preconcurrency public protocol Layout: Sendable, Animatable {
  /// Values computed once for several calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// What the library should know of the layout as a whole.
  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  /// Called when the subviews or what they measure changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the whole prefers to its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of the whole for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Calls `place` on each subview; one that is not placed lies in the middle of `bounds`.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The position of a guide that the layout sets; nil: it sets none.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// The position of a guide that the layout sets; nil: it sets none.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.isEmpty ? .zero : subviews.reduce(into: ViewSpacing.none) { $0.formUnion($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// The views, laid out by this layout.
  @MainActor @preconcurrency public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View
  {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// What the library should know of a layout as a whole.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks its views, for spacers and dividers; nil: along none.
  public var stackOrientation: Axis?
  public init() {}
}

/// The key of a value that a view passes to its layout.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension LayoutValueKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension View {
  /// Passes a value to the layout that contains the view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    trait(key, value)
  }
}
