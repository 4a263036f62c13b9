import Foundation
import Observation

extension Tracking {
  /// Evaluates `body` so that a change of any `@Observable` property that it reads invalidates `node` once.
  @MainActor static func observe<R>(_ node: Node, _ body: @MainActor () -> R) -> R {
    let target = ObservationTarget(node)
    return withoutActuallyEscaping(body) { body in
      // Called at once, on this actor, by an interface that does not know of actors.
      withObservationTracking(unsafeBitCast(body, to: (() -> R).self)) { target.invalidate() }
    }
  }
}

/// Invalidates a node from wherever an observed property was changed.
private final class ObservationTarget: @unchecked Sendable {
  private weak var node: Node?

  init(_ node: Node) { self.node = node }

  @MainActor private static func invalidate(_ asked: (node: Node?, transaction: Transaction)) {
    asked.node?.invalidate(asked.transaction)
  }

  func invalidate() {
    let transaction = TransactionScope.current ?? Transaction()
    if MainThread.isCurrent {
      onMainActor(Self.invalidate, (node, transaction))
    } else {
      DispatchQueue.main.async { self.node?.invalidate(Transaction()) }
    }
  }
}
