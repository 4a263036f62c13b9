import Foundation
import Observation

/// The `@Observable` properties that the last evaluation of a node read: a change of any of them invalidates the node once.
///
/// The framework ends a registration when one of its properties changes, and has no public call that ends it before; those
/// of evaluations that are over would stay with the model for as long as nothing in it changes. So each registration has
/// one property more, of this object, and a change of that one ends it.
final class ObservedReads: Observable, @unchecked Sendable {
  private weak var node: Node?
  private let registrar = ObservationRegistrar()
  /// The number of the registration in force: what an earlier one reports is of the past. Touched on the main thread.
  private var registration = 0
  /// Whether the framework holds a registration, as far as is known here. Touched on the main thread.
  private var isRegistered = false
  /// The property that ends a registration.
  private var isOver: Bool { false }

  @MainActor init(_ node: Node) { self.node = node }

  // The node may have gone with its tree, without being removed from it.
  deinit { endRegistration() }

  /// Evaluates `body` so that a change of what it reads invalidates the node. What the evaluation before has read does not
  /// concern the node any more.
  @MainActor func register<R>(_ body: @MainActor () -> R) -> R {
    end()
    isRegistered = true
    return Tracking.observe {
      registrar.access(self, keyPath: \.isOver)
      return body()
    } onChange: {
      report()
    }
  }

  /// What invalidates the node when it is called, unless another registration has begun or all have ended.
  @MainActor func report() -> @Sendable () -> Void {
    registration += 1
    return { [weak self, registration] in
      guard let self else { return }
      if MainThread.isCurrent {
        onMainActor(Self.invalidate, (self, registration, TransactionScope.current ?? Transaction()))
      } else {
        DispatchQueue.main.async { Self.invalidate((self, registration, Transaction())) }
      }
    }
  }

  /// Ends the registration: nothing that was read invalidates the node any more.
  @MainActor func end() {
    registration += 1
    guard isRegistered else { return }
    isRegistered = false
    endRegistration()
  }

  private func endRegistration() { registrar.willSet(self, keyPath: \.isOver) }

  @MainActor private static func invalidate(
    _ reported: (reads: ObservedReads, registration: Int, transaction: Transaction)
  ) {
    let reads = reported.reads
    guard reads.registration == reported.registration else { return }
    reads.registration += 1
    reads.isRegistered = false
    reads.node?.invalidate(reported.transaction)
  }
}

extension Tracking {
  /// The kinds of nodes that have read an observable property once; nodes of others are spared the registration.
  @MainActor private static var observingKinds: Set<ObjectIdentifier> = []

  /// Evaluates `body` so that a change of any `@Observable` property that it reads invalidates `node` once.
  @MainActor static func observe<R>(_ node: Node, _ body: @MainActor () -> R) -> R {
    if let reads = node.observedReads { return reads.register(body) }
    let kind = ObjectIdentifier(type(of: node))
    guard observingKinds.contains(kind) else {
      return observe(body) {
        // Something was read, for the first time by a node of this kind.
        observingKinds.insert(kind)
        let reads = ObservedReads(node)
        node.observedReads = reads
        return reads.report()
      }
    }
    let reads = ObservedReads(node)
    node.observedReads = reads
    return reads.register(body)
  }

  /// Evaluates `body`; where it has read an observable property, calls `onChange`, whose result is called at a change.
  @MainActor fileprivate static func observe<R>(
    _ body: @MainActor () -> R, onChange: @MainActor () -> @Sendable () -> Void
  ) -> R {
    withoutActuallyEscaping(body) { body in
      withoutActuallyEscaping(onChange) { onChange in
        // Both are called at once, on this actor, by an interface that does not know of actors; isolation is no part of a
        // function's representation.
        let evaluate = unsafeBitCast(body, to: (() -> R).self)
        // As above.
        let report = unsafeBitCast(onChange, to: (() -> @Sendable () -> Void).self)
        return withObservationTracking(evaluate, onChange: report())
      }
    }
  }
}
