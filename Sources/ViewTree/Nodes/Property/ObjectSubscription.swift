import Foundation
import Combine

/// Invalidates a node whenever an object announces a change.
///
/// The object may do so on any thread; the state here is accessed on the main thread alone.
final class ObjectSubscription: DetachableSlot, @unchecked Sendable {
  private weak var node: Node?
  private weak var object: AnyObject?
  private var cancellable: AnyCancellable?
  /// An object that this property owns.
  var owned: AnyObject?

  /// Follows `object`, letting go of another one.
  func follow<O: ObservableObject>(_ object: O, for node: Node) {
    if self.object === object && self.node === node { return }
    self.object = object
    self.node = node
    cancellable = object.objectWillChange.sink { [weak self] _ in self?.changed() }
  }

  private func changed() {
    let transaction = TransactionScope.current ?? Transaction()
    if MainThread.isCurrent {
      _ = MainActor.assumeIsolated { node?.invalidate(transaction) }
    } else {
      DispatchQueue.main.async { [weak self] in self?.node?.invalidate(Transaction()) }
    }
  }

  func detach() {
    cancellable = nil
    object = nil
  }
}
