import Combine

/// A subscriber that asks for values by the number and notes what comes.
final class Asker<Input, Failure: Error>: Subscriber {
  var values: [Input] = []
  var completion: Subscribers.Completion<Failure>?
  private(set) var subscription: (any Subscription)?
  /// What is asked for after each value.
  var more = Subscribers.Demand.none

  /// What is asked for at once.
  var first = Subscribers.Demand.none

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first > 0 { subscription.request(first) }
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return more
  }
  func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }

  func ask(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  var isFinished: Bool { if case .finished = completion { true } else { false } }
  var hasFailed: Bool { if case .failure = completion { true } else { false } }
}

struct Mishap: Error {}

extension Publisher {
  /// The values of a publisher that ends at once.
  func all() -> [Output] {
    let asker = Asker<Output, Failure>()
    asker.first = .unlimited
    subscribe(asker)
    return asker.values
  }
}
