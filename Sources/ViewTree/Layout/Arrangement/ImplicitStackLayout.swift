import Foundation

/// The layout of an implicit stack: with one child it passes on what that says and is.
@MainActor final class ImplicitStackLayout: StackLayout {
  /// Where it lay when its children were placed last.
  private var lastPosition: CGPoint?

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    super.placeChildren(in: size, proposal: proposal)
    // What leaves stays where it was, wherever the stack of the others lies now.
    let shift = lastPosition.map { CGVector(dx: $0.x - position.x, dy: $0.y - position.y) } ?? .zero
    lastPosition = position
    guard shift != .zero else { return }
    for child in children where child.isGhost && child.isPlaced {
      let x = child.position.x + shift.dx
      child.place(
        at: CGPoint(
          x: mirrorsChildren ? size.width - x - child.size.width : x, y: child.position.y + shift.dy),
        proposal: child.proposal)
    }
  }

  override var stackAxis: Axis? { onlyParticipant == nil ? axis : nil }
  override var zIndex: Double { onlyParticipant?.zIndex ?? 0 }
  override func trait(_ key: ObjectIdentifier) -> Any? { onlyParticipant?.trait(key) }
  override func transactionForMoves(_ ambient: Transaction) -> Transaction {
    onlyParticipant?.transactionForMoves(ambient) ?? ambient
  }
  override var fillingScrollView: (any CoveredContent)? { onlyParticipant?.fillingScrollView }
  override var dumpEntry: DumpEntry { DumpEntry(target: onlyParticipant) }
}
