import Combine
import Foundation
import FoundationNetworking

extension URLSession {
  /// A publisher of what is at an address: data and response once, or an error.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Runs a task for each subscriber, from its first demand until it has ended or the subscriber cancels.
  ///
  /// Values arrive on the session's queue: `receive(on:)` brings them elsewhere. An answer of whatever status is a value; errors
  /// are those of the connection.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTaskSubscription(self, AnySubscriber(subscriber)))
    }
  }
}
