import Foundation

/// A frame as a watcher records it: the tree's dump with identities, what is painted, and what led to it.
public struct FrameRecord: Sendable {
  /// What changed since the frame before.
  public struct Changes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A program's change without an animation, by a handler, a timer or a task.
    public static let plain = Changes(rawValue: 1)
    /// A program's change with an animation.
    public static let animated = Changes(rawValue: 2)
    /// A body that is evaluated in each frame, as a timeline's.
    public static let ticking = Changes(rawValue: 4)
    /// What followed from layout in the same frame: geometry, preferences, appearance.
    public static let following = Changes(rawValue: 8)
    /// A pointer, a wheel, a key or another size of the window.
    public static let input = Changes(rawValue: 16)
    /// The system cancelled a pointer: what it held goes on from rest.
    public static let cancellation = Changes(rawValue: 32)
    /// Input that is no pointer: a wheel, a key or another size of the window.
    public static let otherInput = Changes(rawValue: 64)
  }

  /// What keeps the places of what is in it while it moves: a presentation, a page, scrolled content, a row.
  public struct Keeper: Sendable {
    /// The one around it.
    public var outer: UInt32
    public var size: CGSize
    /// The part of the window in which its content is shown, in points; nil: not known.
    public var shown: CGRect?

    public init(outer: UInt32, size: CGSize) { (self.outer, self.size) = (outer, size) }
  }

  /// The window as a keeper.
  public static let windowKeeper: UInt32 = 0

  /// Counts from 0 at the watcher's beginning.
  public var number: Int
  /// On the window's clock, in seconds.
  public var time: TimeInterval
  /// The window's size in points.
  public var size: CGSize
  /// Whether nothing moves, no finger that is down has moved or stopped anything, and it stays so for a tenth of a second.
  public var isSettled: Bool
  public var changes: Changes
  /// How far the fingers that are down moved since the frame before, in points; infinite where none is down or something
  /// else came from outside.
  public var fingerTravel = CGFloat.infinity
  /// Whether the person has chosen reduced motion, so that what would move may be at its place at once.
  public var reducesMotion = false
  /// The keepers in which the program's animated changes were.
  public var animatedKeepers: Set<UInt32> = []
  public var keepers: [UInt32: Keeper] = [:]
  /// The views, parents before children, in the order of painting.
  public let views: [ViewRecord]
  /// What is painted, back to front.
  public let items: [PaintedItem]
  private let indices: [UInt32: Int]
  /// The places of the items that cover what lies below.
  private let covers: [Int]

  public init(
    number: Int, time: TimeInterval, size: CGSize = CGSize(width: 390, height: 844), isSettled: Bool = false,
    changes: Changes = [], views: [ViewRecord] = [], items: [PaintedItem] = []
  ) {
    (self.number, self.time, self.size) = (number, time, size)
    (self.isSettled, self.changes, self.views, self.items) = (isSettled, changes, views, items)
    covers = items.indices.filter { items[$0].silhouette != nil }
    indices = Dictionary(views.indices.map { (views[$0].view, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The view of this identity; nil: it is not there.
  public func view(_ view: UInt32) -> ViewRecord? { indices[view].map { views[$0] } }

  /// What the view of this identity is called.
  func name(of view: UInt32) -> String { self.view(view)?.name ?? "view \(view)" }

  /// The window's bounds.
  var window: CGRect { CGRect(origin: .zero, size: size) }

  /// Whether one of the views around `view` is among `others`.
  func isInside(_ view: UInt32, _ others: Set<UInt32>) -> Bool {
    var next = self.view(view)?.container
    while let present = next {
      if others.contains(present) { return true }
      next = self.view(present)?.container
    }
    return false
  }

  /// Whether a scroll view moves this view.
  public func isScrolled(_ view: ViewRecord) -> Bool { isInScrollView(view) { _ in true } }

  /// Whether a scroll view around this view moved its content in this frame.
  func isBeingScrolled(_ view: ViewRecord) -> Bool { isInScrollView(view) { $0.scrolled > 0 } }

  /// Whether a scroll view around this view shows an end of its content.
  func isScrolledToEnd(_ view: ViewRecord) -> Bool { isInScrollView(view) { $0.isAtEnd } }

  private func isInScrollView(_ view: ViewRecord, where condition: (ViewRecord) -> Bool) -> Bool {
    var next = view.container
    while let present = next.flatMap(self.view) {
      if present.type == "ScrollView", condition(present) { return true }
      next = present.container
    }
    return false
  }

  /// Whether a part of a view lies in the window and in what shows of the scroll views around it. Of what does not nobody sees
  /// how it moves, and its place may be an estimate.
  func isInSight(_ view: ViewRecord) -> Bool {
    var sight = view.frame.intersection(window)
    var next = view.container
    while let present = next.flatMap(self.view), !sight.isNull {
      if present.type == "ScrollView" { sight = sight.intersection(present.frame) }
      next = present.container
    }
    return !sight.isNull
  }

  /// Texts that are to be read and lie on top of each other.
  public var overlappingTexts: [(String, String)] {
    DoubledRule.overlaps(self).values.map { (items[$0.a].text ?? "", items[$0.b].text ?? "") }
  }

  /// Whether a keeper lies in another, or is it.
  func keeper(_ keeper: UInt32, isIn other: UInt32) -> Bool {
    var next = keeper
    while next != other {
      guard let outer = keepers[next]?.outer else { return false }
      next = outer
    }
    return true
  }

  /// Of these views those that lie in no other of them.
  func outermost(_ views: [ViewRecord]) -> [ViewRecord] {
    let all = Set(views.map(\.view))
    return views.filter { !isInside($0.view, all) }
  }

  /// Whether nothing of an item can be seen: it is painted over as a whole.
  package func isCovered(_ index: Int) -> Bool {
    let frame = items[index].frame
    return frame.samples.allSatisfy { isCovered($0, above: index) }
  }

  /// Whether a part of an item is painted over.
  package func isPartlyCovered(_ index: Int) -> Bool {
    items[index].frame.samples.contains { isCovered($0, above: index) }
  }

  /// Whether something opaque above an item covers a point, in the item's own layer or in any.
  func isCovered(_ point: CGPoint, above index: Int, inLayer layer: Int? = nil) -> Bool {
    covers.contains { cover in
      cover > index && (layer == nil || items[cover].layer == layer) && items[cover].covers(point)
        && items[index].veiledGroups.starts(with: items[cover].veiledGroups)
    }
  }

  /// Whether what lies above an item dims it at a point: it would cover it, and is at least so opaque, be it in a group that
  /// is seen through, as one that fades in.
  func isDimmed(_ point: CGPoint, above index: Int, by opacity: Double) -> Bool {
    covers.contains { $0 > index && items[$0].opacity >= opacity && items[$0].covers(point) }
  }
}

extension CGRect {
  /// Points spread over the inside, by which a rule tells what of it can be seen.
  var samples: [CGPoint] {
    [0.15, 0.5, 0.85].flatMap { y in
      [0.06, 0.28, 0.5, 0.72, 0.94].map { x in
        CGPoint(x: minX + width * x, y: minY + height * y)
      }
    }
  }
}
