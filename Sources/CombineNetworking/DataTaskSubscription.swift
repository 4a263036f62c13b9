import Combine
import Foundation
import FoundationNetworking

/// One subscriber's task. `lock` guards all that changes, and is not held while the subscriber is called.
final class DataTaskSubscription: Subscription, @unchecked Sendable {
  typealias Output = URLSession.DataTaskPublisher.Output

  private let lock = NSLock()
  private let publisher: URLSession.DataTaskPublisher
  /// nil: it has received its completion, or has cancelled.
  private var subscriber: AnySubscriber<Output, URLError>?
  private var task: URLSessionDataTask?

  init(_ publisher: URLSession.DataTaskPublisher, _ subscriber: AnySubscriber<Output, URLError>) {
    (self.publisher, self.subscriber) = (publisher, subscriber)
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > 0 else { return }
    let begun = lock.withLock { () -> URLSessionDataTask? in
      guard subscriber != nil, task == nil else { return nil }
      let new = publisher.session.dataTask(with: publisher.request) { [weak self] data, response, error in
        self?.end(data, response, error)
      }
      task = new
      return new
    }
    begun?.resume()
  }

  func cancel() {
    let running = lock.withLock { () -> URLSessionDataTask? in
      subscriber = nil
      defer { task = nil }
      return task
    }
    running?.cancel()
  }

  private func end(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    let told = lock.withLock { () -> AnySubscriber<Output, URLError>? in
      defer { (subscriber, task) = (nil, nil) }
      return subscriber
    }
    guard let told else { return }
    if let error {
      told.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    } else if let response {
      _ = told.receive((data ?? Data(), response))
      told.receive(completion: .finished)
    } else {
      told.receive(completion: .failure(URLError(.badServerResponse)))
    }
  }
}
