import Foundation
import Graphics

/// The layout of a view that is shown at another one's frame in the window: above, below or beside it, where there is
/// enough space, and clear of the window's edges.
@MainActor final class AnchoredLayout: LayoutNode {
  /// Where the presenter lies, in the window.
  var anchor: @MainActor () -> CGRect? = { nil }
  /// The side of the anchor at which the view is placed if there is enough space.
  var side = Edge.bottom
  /// The distance between the two, in points.
  var gap: CGFloat = 8
  /// How the two are aligned across the side.
  var alignment = HorizontalAlignment.center
  /// Whether a view that cannot be centred for an edge of the window is aligned with the anchor's edge on that side.
  var fallsToEdges = false
  /// Whether an arrow leads from the view to its anchor; its colour.
  var arrow: RGBA?
  /// The point at which the view touches its anchor, in own points: it grows from there.
  private(set) var touch = CGPoint.zero
  /// The side at which it is placed.
  private(set) var usedSide = Edge.bottom
  private var target = CGRect.zero

  /// The least distance from the window's edges, in points.
  private static let margin: CGFloat = 8
  /// The length of an arrow and half of its width, in points.
  private static let arrowSize = CGSize(width: 13, height: 10)

  private func room() -> CGRect {
    let safe = safeAreaInsetsWithin(size: size)
    return CGRect(
      x: safe.leading + Self.margin, y: safe.top + Self.margin,
      width: max(0, size.width - safe.horizontal - 2 * Self.margin),
      height: max(0, size.height - safe.vertical - 2 * Self.margin))
  }

  private var distance: CGFloat { gap + (arrow == nil ? 0 : Self.arrowSize.height) }

  /// The free length on a side of the anchor, in points.
  private func free(_ side: Edge, _ room: CGRect) -> CGFloat {
    switch side {
    case .top: target.minY - distance - room.minY
    case .bottom: room.maxY - target.maxY - distance
    case .leading: target.minX - distance - room.minX
    case .trailing: room.maxX - target.maxX - distance
    }
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  override var mirrorsChildren: Bool { false }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let room = room()
    target = anchor() ?? CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
    for child in participants {
      let whole = child.sizeThatFits(ProposedViewSize(room.size))
      var side = side
      if isRightToLeft, side == .leading || side == .trailing {
        side = side == .leading ? .trailing : .leading
      }
      let isUpright = side == .top || side == .bottom
      let opposite: Edge =
        switch side {
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        }
      let length = isUpright ? whole.height : whole.width
      if free(side, room) < length, free(opposite, room) > free(side, room) { side = opposite }
      let most = max(44, free(side, room))
      let offer = ProposedViewSize(
        width: isUpright ? room.width : min(room.width, most),
        height: isUpright ? min(room.height, most) : room.height)
      let own = child.sizeThatFits(offer)
      let origin = origin(own, side, room)
      usedSide = side
      touch = CGPoint(
        x: min(max(target.midX, origin.x), origin.x + own.width),
        y: min(max(target.midY, origin.y), origin.y + own.height))
      child.place(at: origin, proposal: offer)
    }
  }

  private func origin(_ own: CGSize, _ side: Edge, _ room: CGRect) -> CGPoint {
    var p = CGPoint.zero
    switch side {
    case .top: p.y = target.minY - distance - own.height
    case .bottom: p.y = target.maxY + distance
    case .leading: p.x = target.minX - distance - own.width
    case .trailing: p.x = target.maxX + distance
    }
    if side == .top || side == .bottom {
      let middle = target.midX - own.width / 2
      let isCentered =
        alignment == .center && (!fallsToEdges || middle >= room.minX && middle + own.width <= room.maxX)
      var startsLeft =
        alignment == .center ? target.midX < room.midX : (alignment == .leading) != isRightToLeft
      // Aligned with one edge of the anchor it may exceed the window: then with the other edge, if it fits there.
      if startsLeft, target.minX + own.width > room.maxX, target.maxX - own.width >= room.minX {
        startsLeft = false
      } else if !startsLeft, target.maxX - own.width < room.minX, target.minX + own.width <= room.maxX {
        startsLeft = true
      }
      p.x = isCentered ? middle : startsLeft ? target.minX : target.maxX - own.width
    } else {
      p.y = target.midY - own.height / 2
    }
    p.x = min(max(p.x, room.minX), max(room.minX, room.maxX - own.width))
    p.y = min(max(p.y, room.minY), max(room.minY, room.maxY - own.height))
    return p
  }

  override func compose(_ composer: Composer, _ state: ComposeState) {
    composeChildren(composer, state)
    guard let arrow, let child = participants.first else { return }
    let frame = child.shownFrame
    let length = Self.arrowSize.height
    let half = Self.arrowSize.width
    // The tip keeps clear of the card's corners.
    let x = min(max(target.midX, frame.minX + 2 * half), frame.maxX - 2 * half)
    let y = min(max(target.midY, frame.minY + 2 * half), frame.maxY - 2 * half)
    let points: [CGPoint] =
      switch usedSide {
      case .bottom:
        [
          CGPoint(x: x - half, y: frame.minY), CGPoint(x: x, y: frame.minY - length),
          CGPoint(x: x + half, y: frame.minY),
        ]
      case .top:
        [
          CGPoint(x: x - half, y: frame.maxY), CGPoint(x: x, y: frame.maxY + length),
          CGPoint(x: x + half, y: frame.maxY),
        ]
      case .leading:
        [
          CGPoint(x: frame.maxX, y: y - half), CGPoint(x: frame.maxX + length, y: y),
          CGPoint(x: frame.maxX, y: y + half),
        ]
      case .trailing:
        [
          CGPoint(x: frame.minX, y: y - half), CGPoint(x: frame.minX - length, y: y),
          CGPoint(x: frame.minX, y: y + half),
        ]
      }
    var path = Path()
    path.addLines(points)
    path.closeSubpath()
    composer.add(.fill(path, .color(arrow), FillStyle()), displayID(1), state)
  }

  override var dumpEntry: DumpEntry { DumpEntry("Anchored") }
}

/// A view at the side of its presenter, in a presentation layer.
struct AnchoredContainer<Content: View>: ContainerView {
  let anchor: @MainActor () -> CGRect?
  var side = Edge.bottom
  var alignment = HorizontalAlignment.center
  var fallsToEdges = false
  var gap: CGFloat = 8
  var hasArrow = false
  let content: Content

  func makeLayout(_ context: NodeContext) -> AnchoredLayout {
    let layout = AnchoredLayout(context)
    updateLayout(layout, context)
    return layout
  }

  func updateLayout(_ layout: AnchoredLayout, _ context: NodeContext) {
    layout.anchor = anchor
    layout.arrow = hasArrow ? PopoverLook.background(context.environment) : nil
    if layout.side != side || layout.alignment != alignment || layout.gap != gap
      || layout.fallsToEdges != fallsToEdges
    {
      (layout.side, layout.alignment, layout.gap) = (side, alignment, gap)
      layout.fallsToEdges = fallsToEdges
      layout.setNeedsLayout()
    }
  }
}

/// What popovers look like.
enum PopoverLook {
  static func background(_ environment: EnvironmentValues) -> RGBA {
    Color(environment.colorScheme == .dark ? .secondarySystemBackground : .systemBackground).rgba(
      in: environment)
  }
}
