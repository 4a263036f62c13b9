import Foundation
import Observation

extension Tracking {
  /// Evaluates `body` so that a change of any `@Observable` property that it reads invalidates `node` once.
  @MainActor static func observe<R>(_ node: Node, _ body: @MainActor () -> R) -> R {
    let target = ObservationTarget(node)
    return withoutActuallyEscaping(body) { body in
      let evaluation = ObservedEvaluation(body: body)
      return withObservationTracking {
        MainActor.assumeIsolated { Box(evaluation.body()) }.value
      } onChange: {
        target.invalidate()
      }
    }
  }
}

/// Carries a main-actor closure through an interface that does not know of actors; called at once.
private struct ObservedEvaluation<R>: @unchecked Sendable {
  let body: @MainActor () -> R
}

/// Invalidates a node from wherever an observed property was changed.
private final class ObservationTarget: @unchecked Sendable {
  private weak var node: Node?

  init(_ node: Node) { self.node = node }

  func invalidate() {
    let transaction = TransactionScope.current ?? Transaction()
    if MainThread.isCurrent {
      MainActor.assumeIsolated { node?.invalidate(transaction) }
    } else {
      DispatchQueue.main.async { self.node?.invalidate(Transaction()) }
    }
  }
}
