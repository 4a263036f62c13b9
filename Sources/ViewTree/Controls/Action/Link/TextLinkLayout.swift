import Foundation
import Graphics

/// A link in a text: pressed by a pointer on its letters or by keys, it opens its address as `Link` does.
///
/// In the label of a button it is a part of the words and no more: the press is the button's.
@MainActor final class TextLinkLayout: LayoutNode, TextLinkNode, PressTarget, KeyResponder, PointerResponder {
  /// By how much the ground of a pressed link is larger than its letters' boxes, and the radius of its corners.
  private static let ground = (outset: CGSize(width: 2, height: 0), radius: CGFloat(4))
  /// The same for the middle of the focus ring's line.
  private static let ring = (outset: CGSize(width: 4, height: 1), radius: CGFloat(5))
  /// How far beside the letters a finger may come down that hits nothing else, in points.
  private static let reach: CGFloat = 8
  /// Of how many boxes at most the ring is one outline; those of more boxes have one each.
  private static let mostJoined = 16

  private var link: TextLink?
  private var environment: EnvironmentValues
  private var member: PressMember?
  private var isHeld = false
  private var keyIsDown = false
  var boxes: [CGRect] = [] {
    didSet { if boxes != oldValue { noteChange() } }
  }

  override init(_ context: NodeContext) {
    environment = context.environment
    super.init(context)
  }

  func update(_ link: TextLink, _ context: NodeContext) {
    let wasEnabled = isEnabled
    environment = context.environment
    if self.link?.address != link.address || isEnabled != wasEnabled || context.transaction.isHandover {
      endPress()
    }
    self.link = link
  }

  override func detached() {
    endPress()
    super.detached()
  }

  /// Ends what shows of a press; a pointer that is still down has no effect any more.
  private func endPress() {
    member?.reject()
    keyIsDown = false
    show(false)
  }

  /// Whether it is no part of a button.
  private var isOwn: Bool { firstAbove { $0 as? PressModifierLayout.Wrapper } == nil }

  // MARK: Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  /// Its letters are set anew in other lines; they do not move there, and neither does it.
  override func transactionForMoves(_ ambient: Transaction) -> Transaction { Transaction() }

  // MARK: Pointers

  var isEnabled: Bool { environment.isEnabled }
  var needsStillFinger: Bool { true }
  var withholdsPresses: Bool { true }

  override var pointerResponder: (any PointerResponder)? { self }
  var pointerStyle: PointerStyle? { .link }

  var gestureMembers: [GestureMember] {
    let member = member ?? PressMember(self)
    self.member = member
    return [member]
  }

  override func hitsSelf(_ point: CGPoint) -> Bool {
    isPressed(at: point, reach: tree.input.extendsTargets ? Self.reach : 0) && isEnabled && isOwn
  }

  func isPressed(at point: CGPoint, reach: CGFloat) -> Bool {
    boxes.contains { $0.insetBy(dx: -reach, dy: -reach).contains(point) }
  }

  func show(_ isHeld: Bool) {
    guard isHeld != self.isHeld else { return }
    self.isHeld = isHeld
    setNeedsCompose()
  }

  func hold(_ isHeld: Bool) {}

  func press() {
    guard isEnabled, let link else { return }
    environment.openURL(link.address)
  }

  // MARK: Keys

  override var keyResponder: (any KeyResponder)? { self }
  var canFocus: Bool { isEnabled && isOwn }
  var showsFocusRing: Bool { environment.isFocusEffectEnabled }

  func focusPath(in rect: CGRect) -> Path {
    let figures = boxes.map { Self.figure([$0], Self.ring.outset, Self.ring.radius) }
    guard let first = figures.first, figures.count <= Self.mostJoined else {
      return Self.figure(boxes, Self.ring.outset, Self.ring.radius)
    }
    return figures.dropFirst().reduce(first) { $0.union($1) }
  }

  func handleKey(_ event: KeyEvent) -> Bool {
    guard canFocus, event.key == .return || event.key == .space, tree.focus.focused === self else {
      return false
    }
    switch event.phase {
    case .down:
      keyIsDown = true
      show(true)
    case .repeat: break
    case .up:
      guard keyIsDown else { return false }
      keyIsDown = false
      show(false)
      press()
    }
    return true
  }

  func focusChanged(_ focused: Bool) {
    guard !focused, keyIsDown else { return }
    keyIsDown = false
    show(false)
  }

  // MARK: Looks

  override func compose(_ composer: Composer, _ state: ComposeState) {
    guard isHeld else { return }
    let color = SystemColor.fill.rgba(environment.colorScheme, environment.colorSchemeContrast)
    let path = Self.figure(boxes, Self.ground.outset, Self.ground.radius)
    composer.add(.fill(path, .color(color), FillStyle()), displayID(), state)
  }

  /// A rounded rectangle round each box.
  private static func figure(_ boxes: [CGRect], _ outset: CGSize, _ radius: CGFloat) -> Path {
    var path = Path()
    for box in boxes {
      path.addRoundedRect(
        in: box.insetBy(dx: -outset.width, dy: -outset.height),
        cornerSize: CGSize(width: radius, height: radius))
    }
    return path
  }

  override var dumpEntry: DumpEntry {
    guard let link, isOwn else { return DumpEntry() }
    var entry = DumpEntry("Link", text: link.title)
    entry.notes.addedTraits = .isLink
    return entry.activated(if: isEnabled) { [weak self] in self?.press() }
  }
}
