import OpenCombine

/// Delivers the values of all upstreams downstream as they come.
///
/// While the downstream's demand is limited, one value at a time is requested of each upstream and waits until there is
/// demand for it: nothing is dropped.
final class MergeJunction<Downstream: Subscriber>: Junction<Downstream> {
  private var waiting: [Downstream.Input?]
  /// Whether a loop that delivers waiting values is running.
  private var isDraining = false

  override init(_ downstream: Downstream, count: Int) {
    waiting = Array(repeating: nil, count: count)
    super.init(downstream, count: count)
  }

  /// Merges for a subscriber; each of `sides` joins one upstream.
  static func open(_ downstream: Downstream, _ sides: [(MergeJunction, Int) -> Void]) {
    connect(MergeJunction(downstream, count: sides.count), to: downstream, sides)
  }

  override func firstDemand(of side: Int) -> Subscribers.Demand {
    demand == .unlimited ? .unlimited : .max(1)
  }
  override func finishes() -> Bool { super.finishes() && !waiting.contains { $0 != nil } }

  override func request(_ more: Subscribers.Demand) {
    lock.lock()
    let wasUnlimited = demand == .unlimited
    demand += more
    let released = demand == .unlimited && !wasUnlimited ? upstreams : []
    lock.unlock()
    drain()
    for upstream in released { upstream?.request(.unlimited) }
  }

  /// Delivers the values that wait, as far as there is demand.
  private func drain() {
    lock.lock()
    if isDraining { return lock.unlock() }
    isDraining = true
    while demand > 0, let side = waiting.firstIndex(where: { $0 != nil }), let value = waiting[side] {
      waiting[side] = nil
      demand -= 1
      let upstream = demand == .unlimited ? nil : upstreams[side]
      lock.unlock()
      let more = deliver(value)
      if more > 0 { request(more) }
      upstream?.request(.max(1))
      lock.lock()
    }
    isDraining = false
    let isDone = finishes()
    lock.unlock()
    if isDone { close(.finished) }
  }

  func receive(_ value: Downstream.Input, _ side: Int) -> Subscribers.Demand {
    lock.lock()
    guard demand > 0, waiting[side] == nil else {
      waiting[side] = value
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    let more = deliver(value)
    if more > 0 { request(more) }
    return lock.withLock { demand == .unlimited } ? .none : .max(1)
  }

  func join<P: Publisher>(_ publisher: P, _ side: Int)
  where P.Output == Downstream.Input, P.Failure == Downstream.Failure {
    publisher.subscribe(
      JunctionSide<P.Output, Downstream>(junction: self, side: side) { [self] in receive($0, side) })
  }
}
