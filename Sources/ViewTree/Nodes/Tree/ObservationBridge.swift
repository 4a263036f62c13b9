import Foundation
import Observation

extension Tracking {
  /// Evaluates `body` so that a change of any `@Observable` property that it reads invalidates `node` once.
  @MainActor static func observe<R>(_ node: Node, _ body: @MainActor () -> R) -> R {
    let target = ObservationTarget(node)
    return withoutActuallyEscaping(body) { body in
      // Called at once, on this actor, by an interface that does not know of actors; isolation is no part of a function's
      // representation.
      withObservationTracking(unsafeBitCast(body, to: (() -> R).self)) { target.invalidate() }
    }
  }
}

/// Invalidates a node from wherever a property was changed that it has read, unless it has left for another element since.
/// Immutable; the node is asked on the main thread alone.
private final class ObservationTarget: @unchecked Sendable {
  private weak var node: Node?
  private let departures: UInt32

  @MainActor init(_ node: Node) {
    self.node = node
    departures = node.departures
  }

  @MainActor private static func invalidate(_ asked: (target: ObservationTarget, transaction: Transaction)) {
    guard let node = asked.target.node, node.departures == asked.target.departures else { return }
    node.invalidate(asked.transaction)
  }

  func invalidate() {
    let transaction = TransactionScope.current ?? Transaction()
    if MainThread.isCurrent {
      onMainActor(Self.invalidate, (self, transaction))
    } else {
      DispatchQueue.main.async { Self.invalidate((self, Transaction())) }
    }
  }
}
