import Foundation

/// Where a header or footer lies in a lazy container: all are indices of views, or of lines.
struct SectionPlace {
  let part: SectionPart
  /// The views of the header or footer, which stay together.
  var views: ClosedRange<Int>
  /// All views of the section.
  var section: ClosedRange<Int>

  /// How far it is shown from its place so that it stays in the visible part while its section reaches there.
  func shift(in visible: ClosedRange<CGFloat>, _ extents: LazyExtents) -> CGFloat {
    func end(_ index: Int) -> CGFloat { extents.start(index) + extents.length(index) }
    let start = extents.start(views.lowerBound)
    let length = end(views.upperBound) - start
    switch part {
    case .header:
      // The end of its section pushes it out of sight.
      return max(0, min(visible.lowerBound, end(section.upperBound) - length) - start)
    case .footer:
      return min(0, max(visible.upperBound - length, extents.start(section.lowerBound)) - start)
    }
  }
}

/// Finds the headers and footers among the views of a lazy container.
@MainActor struct SectionFinder {
  struct Found {
    let layout: LayoutNode
    /// Its index among the views, or lines.
    var index: Int
    var place: SectionPlace
  }

  private(set) var found: [Found] = []
  /// How many views there are so far.
  private(set) var count = 0
  /// The first view, and the first header or footer, of the section that is open.
  private var first = 0
  private var firstFound = 0
  private var last: SectionPart?

  init() {}

  init(_ items: [LazyItem]) {
    for item in items { add(item) }
    close()
  }

  mutating func add(_ item: LazyItem) {
    switch item {
    case .sectionEdge: close()
    case .elements(let source): add(source.positionCount)
    case .layout(let layout, _): add(layout)
    }
  }

  /// Adds views of which none is a header or footer.
  mutating func add(_ views: Int) {
    guard views > 0 else { return }
    if last == .footer { close() }
    last = nil
    count += views
  }

  mutating func add(_ layout: LayoutNode) {
    guard let part = layout.sectionPart else { return add(1) }
    // Sections whose edges are hidden by a modifier round them are separated by their headers and footers.
    if part == .header, last != .header { close() }
    found.append(
      Found(
        layout: layout, index: count,
        place: SectionPlace(part: part, views: count...count, section: count...count)))
    last = part
    count += 1
  }

  /// Ends the section that is open.
  mutating func close() {
    let parts = found[firstFound...].map(\.place)
    for index in firstFound..<found.count {
      let same = parts.filter { $0.part == found[index].place.part }.map(\.views.lowerBound)
      found[index].place.views = (same.min() ?? 0)...(same.max() ?? 0)
      found[index].place.section = first...(count - 1)
    }
    first = count
    firstFound = found.count
    last = nil
  }
}

/// The headers and footers that a lazy container keeps in sight: always there, and above the other views.
@MainActor struct PinnedParts {
  private(set) var list: [SectionFinder.Found] = []

  /// Pins other headers and footers; `shift` says how far one is shown from its place now.
  mutating func adopt(
    _ found: [SectionFinder.Found], _ views: PinnedScrollableViews,
    shift: @escaping @MainActor (SectionPlace) -> CGVector
  ) {
    for part in list { part.layout.pinnable?.shift = nil }
    list = found.filter { views.contains($0.place.part == .header ? .sectionHeaders : .sectionFooters) }
    for part in list {
      let place = part.place
      part.layout.pinnable?.shift = { shift(place) }
    }
  }
}

/// Lets the container of a section show a header or footer elsewhere than at its place.
///
/// Nothing is laid out for that: the displacement is part of the transform to the wrapper's child, so that painting,
/// hit tests and geometry agree.
struct PinnableModifier: LayoutModifier {
  typealias Body = Never

  final class Wrapper: UnaryLayout {
    /// How far it is shown from its place; nil: it is not pinned.
    var shift: (@MainActor () -> CGVector)? { didSet { noteChange() } }

    override func trait(_ key: ObjectIdentifier) -> Any? {
      key == ObjectIdentifier(Wrapper.self) ? self : child.trait(key)
    }

    // A pinned view lies above those that scroll past, for hit tests too.
    override var zIndex: Double { shift == nil ? child.zIndex : .infinity }
    override var composesLayers: Bool { shift != nil }

    override func childTransform(_ values: GeometryValues) -> ProjectionTransform? {
      guard let displacement = shift?(), displacement.dx != 0 || displacement.dy != 0 else { return nil }
      return .translation(x: displacement.dx, y: displacement.dy)
    }

    override func compose(_ composer: Composer, _ state: ComposeState) {
      if shift != nil { tree.composeDependsOnPlace = true }
      composeChildren(composer, state)
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper { Wrapper(child, context) }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {}
}

extension LayoutNode {
  /// The wrapper that pins the view, where it is a header or footer.
  final var pinnable: PinnableModifier.Wrapper? {
    trait(ObjectIdentifier(PinnableModifier.Wrapper.self)) as? PinnableModifier.Wrapper
  }

  /// The sum of the shifts of the pinned headers and footers round the node, below `ancestor`.
  final func pinnedShift(below ancestor: LayoutNode) -> CGVector {
    var result = CGVector.zero
    var node = parent
    while let present = node, present !== ancestor {
      if let displacement = (present as? PinnableModifier.Wrapper)?.shift?() {
        result.dx += displacement.dx
        result.dy += displacement.dy
      }
      node = present.parent
    }
    return result
  }
}

/// Tells lazy containers where a section begins or ends; it has no layout.
struct SectionMark: PrimitiveView {
  static func _makeNode(_ view: SectionMark, _ context: NodeContext) -> ViewNode<SectionMark> {
    SectionMarkNode(view, context)
  }
}

@MainActor private final class SectionMarkNode: ViewNode<SectionMark> {
  override func appendLazyItems(to list: inout [LazyItem]) { list.append(.sectionEdge) }
}
