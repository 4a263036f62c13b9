import Foundation

/// Changes the transaction of the layout pass for the nodes below; where it animates every change, it animates those of
/// its place in its container too, whatever causes them.
@MainActor final class TransactionLayout: UnaryLayout {
  private let change: (inout Transaction) -> Void
  private let followsPlace: Bool
  /// The place in the container; nil: not known yet, or not followed.
  private var place: PlaceMotion?

  init(
    _ child: LayoutNode, _ context: NodeContext, followsPlace: Bool,
    _ change: @escaping (inout Transaction) -> Void
  ) {
    self.change = change
    self.followsPlace = followsPlace
    super.init(child, context)
    if followsPlace { tree.places.add(self) }
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let outer = tree.layoutTransaction
    change(&tree.layoutTransaction)
    child.place(at: .zero, proposal: proposal)
    tree.layoutTransaction = outer
  }

  override func transactionForMoves(_ ambient: Transaction) -> Transaction {
    var transaction = ambient
    change(&transaction)
    return child.transactionForMoves(transaction)
  }

  // MARK: The place in the container

  /// Whether it is moving to its place, or held apart from what moves round it.
  var isMovingToPlace: Bool { place?.isMoving ?? false }

  /// Compares the place with the one known so far, and sets out for it where it is another one.
  func followPlace(_ ambient: Transaction, isFirstStep: Bool) {
    guard isPlaced else { return place = nil }
    var transaction = ambient
    change(&transaction)
    let present = PlaceInContainer(of: self)
    let animation = transaction.activeAnimation
    if place?.container != present.container { place = nil }
    if var known = place {
      known.update(
        to: present, animation, group: transaction.group, isFirstStep: isFirstStep, tree)
      place = known
    } else {
      place = PlaceMotion(present, animation, tree)
    }
    if isMovingToPlace, !tree.animations.contains(self) {
      tree.animations.add(self)
      setNeedsCompose()
    }
  }

  /// Multiplies the distance that is left to its place, along both axes.
  func scalePlaceMotion(by factors: CGSize) { place?.scale(by: factors) }

  override var composesLayers: Bool { isMovingToPlace }

  override func childTransform(_ values: GeometryValues) -> ProjectionTransform? {
    guard values == .presentation, let place, place.isMoving else { return nil }
    let displacement = place.correction(PlaceInContainer(of: self), at: tree.time)
    return displacement == .zero ? nil : .translation(x: displacement.width, y: displacement.height)
  }

  override func advance(to time: TimeInterval) -> Bool {
    place?.advance(PlaceInContainer(of: self), to: time)
    let more = super.advance(to: time)
    return isMovingToPlace || more
  }

  override func detached() {
    if followsPlace { tree.places.remove(self) }
    place?.stop()
    super.detached()
  }
}
