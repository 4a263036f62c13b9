import Foundation
import OpenCombine

/// What publishers with several upstreams share: the subscription that the downstream has, and the ends.
///
/// State is guarded by a lock that is never held while others are called; the downstream is called by one thread at a
/// time.
class Junction<Downstream: Subscriber>: Subscription {
  let lock = NSLock()
  private let delivery = NSRecursiveLock()
  private var downstream: Downstream?
  /// The upstreams' subscriptions, as far as they have come.
  private(set) var upstreams: [(any Subscription)?]
  private(set) var isOpen: [Bool]
  var demand = Subscribers.Demand.none

  init(_ downstream: Downstream, count: Int) {
    self.downstream = downstream
    upstreams = Array(repeating: nil, count: count)
    isOpen = Array(repeating: true, count: count)
  }

  var isOver: Bool { lock.withLock { downstream == nil } }

  /// The demand that is requested of an upstream as soon as it is there; called with the lock held.
  func firstDemand(of side: Int) -> Subscribers.Demand { demand }
  /// Called with the lock held: must not call out.
  func finishes() -> Bool { !isOpen.contains(true) }
  func request(_ demand: Subscribers.Demand) {}

  /// The subscription of an upstream has come.
  func attach(_ subscription: any Subscription, _ side: Int) {
    lock.lock()
    guard downstream != nil, upstreams[side] == nil, isOpen[side] else {
      lock.unlock()
      return subscription.cancel()
    }
    upstreams[side] = subscription
    let first = firstDemand(of: side)
    lock.unlock()
    if first > 0 { subscription.request(first) }
  }

  /// Delivers a value downstream; returns the additional demand.
  func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
    delivery.lock()
    defer { delivery.unlock() }
    guard let downstream = lock.withLock({ downstream }) else { return .none }
    return downstream.receive(value)
  }

  /// An upstream has ended.
  func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ side: Int) {
    lock.lock()
    isOpen[side] = false
    upstreams[side] = nil
    if case .finished = completion, !finishes() { return lock.unlock() }
    lock.unlock()
    close(completion)
  }

  /// Ends the whole.
  func close(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let (downstream, rest) = removeAll()
    rest.forEach { $0.cancel() }
    guard let downstream else { return }
    delivery.lock()
    downstream.receive(completion: completion)
    delivery.unlock()
  }

  func cancel() { removeAll().1.forEach { $0.cancel() } }

  private func removeAll() -> (Downstream?, [any Subscription]) {
    lock.withLock {
      let all = (downstream, upstreams.compactMap { $0 })
      downstream = nil
      upstreams = upstreams.map { _ in nil }
      return all
    }
  }
}

/// One upstream's end of a junction.
struct JunctionSide<Input, Downstream: Subscriber>: Subscriber {
  typealias Failure = Downstream.Failure
  let combineIdentifier = CombineIdentifier()
  let junction: Junction<Downstream>
  let side: Int
  let accept: (Input) -> Subscribers.Demand

  func receive(subscription: any Subscription) { junction.attach(subscription, side) }
  func receive(_ input: Input) -> Subscribers.Demand { accept(input) }
  func receive(completion: Subscribers.Completion<Failure>) { junction.end(completion, side) }
}

/// Connects a junction with its downstream and joins its sides, in order; without any it ends at once.
func connect<Downstream: Subscriber, J: Junction<Downstream>>(
  _ junction: J, to downstream: Downstream, _ sides: [(J, Int) -> Void]
) {
  downstream.receive(subscription: junction)
  if sides.isEmpty { junction.close(.finished) }
  for (side, join) in sides.enumerated() { join(junction, side) }
}
