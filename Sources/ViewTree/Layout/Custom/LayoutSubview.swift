import Foundation

/// A view as its layout sees it. Valid only during the call that passed it. Immutable; its node is accessed on the main
/// thread alone.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let node: LayoutNode
  /// Notes which views were placed.
  let record: PlacementRecord?
  /// Where the layout's bounds begin.
  let origin: CGPoint

  /// The size of the view for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onMain { $0.sizeThatFits(proposal) }
  }

  /// The size and the guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMain { $0.dimensions(proposal) }
  }

  /// The distances that the view prefers to its neighbours.
  public var spacing: ViewSpacing { onMain { $0.preferredSpacing } }

  /// How early the view is to be sized; the default is 0.
  public var priority: Double { onMain { $0.layoutPriority } }

  /// The value that the view passes to its container under a key.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let id = ObjectIdentifier(key)
    return onMain { $0.trait(id) as? K.Value } ?? K.defaultValue
  }

  /// Puts the view so that `anchor` of it lies at `position`. Does nothing outside of `placeSubviews`.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    guard let record else { return }
    let origin = self.origin
    onMain { node in
      record.placed.insert(ObjectIdentifier(node))
      node.place(
        at: CGPoint(x: position.x - origin.x, y: position.y - origin.y), anchor: anchor, proposal: proposal)
    }
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }

  /// Layouts are called on the main thread only; their methods do not say so.
  private func onMain<R>(_ body: @MainActor (LayoutNode) -> R) -> R {
    onMainActor { body(node) }
  }
}

/// Which views a layout has placed.
@MainActor final class PlacementRecord {
  var placed: Set<ObjectIdentifier> = []
}

/// The views of a layout, in order. Immutable but for the direction.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  /// The direction for which the whole is laid out; the library mirrors what the layout places.
  public var layoutDirection: LayoutDirection
  let base: [LayoutSubview]
  private let range: Range<Int>

  init(_ base: [LayoutSubview], _ direction: LayoutDirection) {
    self.base = base
    layoutDirection = direction
    range = 0..<base.count
  }

  private init(_ whole: LayoutSubviews, _ range: Range<Int>) {
    base = whole.base
    layoutDirection = whole.layoutDirection
    self.range = range
  }

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }
  public subscript(index: Int) -> LayoutSubview { base[index] }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(self, bounds) }
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { base[$0] }, layoutDirection)
  }

  /// The views' nodes.
  var nodes: [LayoutNode] { map(\.node) }
}
