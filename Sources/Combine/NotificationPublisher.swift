import Foundation
import OpenCombine

extension NotificationCenter {
  /// A publisher of the notifications of this name, and of this object if one is given.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications on the thread that posts them, from a subscription until it is cancelled. What comes
  /// without demand is dropped.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: Subscription(self, AnySubscriber(subscriber)))
    }
  }

  /// `lock` guards all that changes after `init`, and is not held while the subscriber is called.
  private final class Subscription: OpenCombine.Subscription, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private let center: NotificationCenter
    private var subscriber: AnySubscriber<Notification, Never>?
    private var token: (any NSObjectProtocol)?
    private var demand = Subscribers.Demand.none

    init(_ publisher: Publisher, _ subscriber: AnySubscriber<Notification, Never>) {
      center = publisher.center
      self.subscriber = subscriber
      token = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
        [weak self] in self?.post($0)
      }
    }

    private func post(_ notification: Notification) {
      lock.lock()
      guard demand > 0, let subscriber else { return lock.unlock() }
      demand -= 1
      lock.unlock()
      let more = subscriber.receive(notification)
      request(more)
    }

    func request(_ more: Subscribers.Demand) {
      lock.lock()
      demand += more
      lock.unlock()
    }

    func cancel() {
      lock.lock()
      let token = self.token
      self.token = nil
      subscriber = nil
      lock.unlock()
      if let token { center.removeObserver(token) }
    }
  }
}
