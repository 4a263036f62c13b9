import Foundation
import Graphics

/// Which parts of a view's geometry are matched.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Names views that share their geometry.
struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Gives a view the geometry of the source of its group.
struct MatchedGeometryModifier: LayoutModifier {
  typealias Body = Never
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> MatchedGeometryLayout {
    let layout = MatchedGeometryLayout(child, self, context)
    layout.transaction = context.transaction
    context.tree.matches.add(layout)
    return layout
  }

  func updateLayout(_ layout: MatchedGeometryLayout, _ context: NodeContext) {
    if layout.modifier.key != key || layout.modifier.isSource != isSource {
      layout.transaction = context.transaction
      layout.hasOwnTransaction = true
      context.tree.requestLayout()
    }
    layout.modifier = self
    layout.setNeedsCompose()
  }
}

/// The layout of a view in a group: its own place and size for its container, the group's for its content.
///
/// In each frame a member follows the frame in which the source is shown. When another view becomes the source, each
/// member animates the difference between the old frame and the new one.
@MainActor final class MatchedGeometryLayout: UnaryLayout {
  typealias Frame = AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData>

  var modifier: MatchedGeometryModifier
  /// How the latest change of the source is animated here.
  var transaction = Transaction()
  /// Whether the transaction is that of an update of this view.
  var hasOwnTransaction = false
  /// The source whose frame it has; nil: there was none yet.
  private(set) weak var source: MatchedGeometryLayout?
  /// The model value moves by the difference between the frames of two sources. The frame that is shown is the source's
  /// less what the presentation value still lacks.
  private var correction = AnimatedValue<Frame>(.zero)
  /// The proposal for the content in its own layout.
  private var ownProposal = ProposedViewSize.unspecified
  private var isArranged = false

  init(_ child: LayoutNode, _ modifier: MatchedGeometryModifier, _ context: NodeContext) {
    self.modifier = modifier
    super.init(child, context)
  }

  // MARK: Layout

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    ownProposal = proposal
    if !hasOwnTransaction { transaction = tree.layoutTransaction }
    child.place(at: .zero, proposal: proposal)
    isArranged = false
  }

  /// Whether the view is leaving, by itself or with an ancestor.
  var isLeaving: Bool {
    var node: LayoutNode? = self
    while let present = node {
      if present.isGhost { return true }
      if present === tree.rootLayout { return false }
      node = present.parent
    }
    return true
  }

  // MARK: The group's frame

  /// The window frame that the content is shown in.
  var shownFrameInWindow: CGRect {
    let base = (source ?? self).globalFrame(.presentation)
    guard correction.isAnimating else { return base }
    let owed = correction.model - correction.value(at: tree.time)
    return CGRect(
      x: base.minX - owed.first.first, y: base.minY - owed.first.second,
      width: max(0, base.width - owed.second.first), height: max(0, base.height - owed.second.second))
  }

  /// Follows another source; `before` is the frame shown so far where the view itself is new.
  func follow(_ new: MatchedGeometryLayout?, from before: CGRect?, _ transaction: Transaction) {
    let known = source != nil ? shownFrameInWindow : before
    let isRunning = correction.isAnimating
    source = new
    hasOwnTransaction = false
    guard let known, let new, let animation = transaction.activeAnimation else { return correction.stop() }
    // The frame that is shown does not jump.
    let present = isRunning ? shownFrameInWindow : new.globalFrame(.presentation)
    let step = AnimatablePair(
      AnimatablePair(present.minX - known.minX, present.minY - known.minY),
      AnimatablePair(present.width - known.width, present.height - known.height))
    correction.set(correction.model + step, animation: animation, at: tree.time, group: transaction.group)
    if correction.isAnimating { tree.animations.add(self) }
  }

  /// Places the content in the present frame.
  func arrange() {
    guard isPlaced else { return }
    let isPlain = source == nil || (source === self && !correction.isAnimating)
    if isPlain && !isArranged { return }
    let outer = tree.layoutTransaction
    tree.layoutTransaction = Transaction()
    defer { tree.layoutTransaction = outer }
    guard !isPlain, let inverse = transform(to: nil, .presentation).inverted() else {
      child.place(at: .zero, proposal: ownProposal)
      isArranged = false
      return
    }
    isArranged = true
    let frame = inverse.boundingRect(of: shownFrameInWindow)
    let proposal = modifier.properties.contains(.size) ? ProposedViewSize(frame.size) : ownProposal
    if modifier.properties.contains(.position) {
      child.place(
        at: CGPoint(
          x: frame.minX + modifier.anchor.x * frame.width, y: frame.minY + modifier.anchor.y * frame.height),
        anchor: modifier.anchor, proposal: proposal)
    } else {
      let anchor = modifier.anchor.point(in: size)
      child.place(at: anchor, anchor: modifier.anchor, proposal: proposal)
    }
  }

  override func advance(to time: TimeInterval) -> Bool {
    correction.settle(at: time)
    let more = super.advance(to: time)
    return correction.isAnimating || more
  }

  override func detached() {
    tree.matches.remove(self)
    correction.stop()
    super.detached()
  }
}

/// The groups of matched views.
@MainActor final class MatchedGeometryRegistry: FrameListener {
  init(_ tree: Tree) {}

  private final class Group {
    weak var source: MatchedGeometryLayout?
    /// The frame of a source that was removed without a transition.
    var lastFrame: CGRect?
  }

  private var members: [MatchedGeometryLayout] = []
  private var groups: [MatchedGeometryKey: Group] = [:]

  func add(_ member: MatchedGeometryLayout) { members.append(member) }

  /// Forgets all members.
  func close() { (members, groups) = ([], [:]) }

  func remove(_ member: MatchedGeometryLayout) {
    for group in groups.values where group.source === member {
      group.lastFrame = member.isPlaced ? member.shownFrameInWindow : nil
      group.source = nil
    }
    members.removeAll { $0 === member }
    let used = Set(members.map(\.modifier.key))
    // A frame without a view is needed only by a view that is inserted in the same update.
    for (key, group) in groups where !used.contains(key) && group.lastFrame == nil { groups[key] = nil }
  }

  /// Finds the sources, after a layout pass.
  func laidOut() {
    guard !members.isEmpty || !groups.isEmpty else { return }
    var sources: [MatchedGeometryKey: MatchedGeometryLayout] = [:]
    for member in members where member.modifier.isSource && member.isPlaced && !member.isLeaving {
      // The view that is the source already stays the source; else the newest becomes it.
      let key = member.modifier.key
      if let present = sources[key], groups[key]?.source === present { continue }
      sources[key] = member
    }
    var before: [MatchedGeometryKey: CGRect] = [:]
    for (key, group) in groups {
      if let frame = group.source?.shownFrameInWindow ?? group.lastFrame { before[key] = frame }
    }
    for member in members where member.isPlaced {
      let key = member.modifier.key
      let source = sources[key]
      // Without a source the view stays at the group's last frame.
      guard let source else { continue }
      guard member.source !== source else { continue }
      let transaction =
        member.hasOwnTransaction || member === source ? member.transaction : source.transaction
      // A view that joins a source that was there already gets its frame without animation.
      let isNew = member.source == nil
      let from = isNew ? (member === source ? before[key] : nil) : nil
      member.follow(source, from: from, transaction)
    }
    for (key, source) in sources {
      let group = groups[key] ?? Group()
      group.source = source
      group.lastFrame = nil
      groups[key] = group
    }
    let used = Set(members.map(\.modifier.key))
    groups = groups.filter { used.contains($0.key) }
  }

  /// Places all members in their present frames.
  func arranged() { for member in members { member.arrange() } }
}

extension View {
  /// Shares this view's geometry with others of the same id: they get the frame of the source, and when another view
  /// becomes the source in an animated change, all go from the old frame to the new one.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor,
        isSource: isSource))
  }
}

extension Tree {
  /// The groups of matched views in this tree.
  var matches: MatchedGeometryRegistry { part(MatchedGeometryRegistry.self) }
}
