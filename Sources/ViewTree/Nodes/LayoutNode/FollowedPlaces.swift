import Foundation

/// The views that animate every change of their place, whatever causes it.
@MainActor final class FollowedPlaces {
  private var views: [TransactionLayout] = []
  /// Transitions that are at their first step and continue once that has been laid out.
  private var firstSteps: [@MainActor () -> Void] = []

  func add(_ view: TransactionLayout) { views.append(view) }
  func remove(_ view: TransactionLayout) { views.removeAll { $0 === view } }

  /// Forgets all views.
  func close() { (views, firstSteps) = ([], []) }

  /// Has `goOn` called, within this frame, once the first step of its transition has been laid out.
  func notePlaceOfFirstStep(_ goOn: @escaping @MainActor () -> Void) { firstSteps.append(goOn) }

  /// Whether a transition is at its first step.
  var awaitsFirstSteps: Bool { !firstSteps.isEmpty }

  /// Compares all places with those known so far.
  func check(_ ambient: Transaction) {
    if !views.isEmpty { follow(ambient, isFirstStep: false) }
    guard !firstSteps.isEmpty else { return }
    let due = firstSteps
    firstSteps = []
    for goOn in due { goOn() }
    if !views.isEmpty { follow(ambient, isFirstStep: true) }
  }

  private func follow(_ ambient: Transaction, isFirstStep: Bool) {
    for view in views { view.followPlace(ambient, isFirstStep: isFirstStep) }
  }

  /// Lets moves in a window that has become smaller keep to it.
  func scaleMotion(by factors: CGSize) { for view in views { view.scalePlaceMotion(by: factors) } }

  /// Whether one of them lies in one of `layouts`.
  func exist(in layouts: [LayoutNode]) -> Bool { contains(in: layouts) { _ in true } }

  /// Whether one of them in `layouts` moves.
  func move(in layouts: [LayoutNode]) -> Bool { contains(in: layouts, where: \.isMovingToPlace) }

  private func contains(in layouts: [LayoutNode], where condition: (TransactionLayout) -> Bool) -> Bool {
    guard !views.isEmpty else { return false }
    let roots = Set(layouts.map(ObjectIdentifier.init))
    return views.contains { view in
      guard condition(view) else { return false }
      var present: LayoutNode? = view
      while let node = present {
        if roots.contains(ObjectIdentifier(node)) { return true }
        present = node.parent
      }
      return false
    }
  }
}
