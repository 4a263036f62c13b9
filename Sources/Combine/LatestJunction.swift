import OpenCombine

/// Keeps the latest value of each upstream and delivers all of them downstream whenever one changes.
///
/// The downstream's demand is requested of each upstream; a value that comes without demand replaces the one before and
/// is not delivered.
final class LatestJunction<Downstream: Subscriber>: Junction<Downstream> {
  /// By side, the latest value of its upstream, always of that upstream's output type.
  private var values: [Any?]
  private let combine: ([Any]) -> Downstream.Input

  init(_ downstream: Downstream, count: Int, _ combine: @escaping ([Any]) -> Downstream.Input) {
    values = Array(repeating: nil, count: count)
    self.combine = combine
    super.init(downstream, count: count)
  }

  /// Combines for a subscriber; each of `sides` joins one upstream, whose values `combine` finds at its place.
  static func open(
    _ downstream: Downstream, _ sides: [(LatestJunction, Int) -> Void],
    _ combine: @escaping ([Any]) -> Downstream.Input
  ) {
    connect(LatestJunction(downstream, count: sides.count, combine), to: downstream, sides)
  }

  override func request(_ more: Subscribers.Demand) {
    lock.lock()
    demand += more
    let upstreams = upstreams
    lock.unlock()
    for upstream in upstreams { upstream?.request(more) }
  }

  func receive(_ value: Any, _ side: Int) -> Subscribers.Demand {
    lock.lock()
    values[side] = value
    let known = values.compactMap { $0 }
    guard known.count == values.count, demand > 0 else {
      lock.unlock()
      return .none
    }
    demand -= 1
    lock.unlock()
    let more = deliver(combine(known))
    if more > 0 { request(more) }
    return .none
  }

  func join<P: Publisher>(_ publisher: P, _ side: Int) where P.Failure == Downstream.Failure {
    publisher.subscribe(
      JunctionSide<P.Output, Downstream>(junction: self, side: side) { [self] in receive($0, side) })
  }
}
