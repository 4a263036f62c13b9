import Foundation

extension NotificationCenter {
  /// The notifications of a name, as they are posted, beginning when the sequence is first iterated.
  ///
  /// - Parameter object: who posts them; nil: anybody.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications that come one after the other.
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    // Immutable; the object is only compared.
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// Listens until it is freed.
    public struct Iterator: AsyncIteratorProtocol {
      private var values: AsyncStream<Posted>.Iterator

      init(_ source: Notifications) {
        let stream = AsyncStream<Posted> { continuation in
          let center = source.center
          let token = Posted(
            center.addObserver(forName: source.name, object: source.object, queue: nil) {
              continuation.yield(Posted($0))
            })
          continuation.onTermination = { _ in center.removeObserver(token.value) }
        }
        values = stream.makeAsyncIterator()
      }

      public mutating func next() async -> Notification? { await values.next()?.value as? Notification }
    }
  }
}

/// A notification, or a listener, that is passed from the poster: accepted without `Sendable`, as Apple's API does.
private struct Posted: @unchecked Sendable {
  let value: Any
  init(_ value: Any) { self.value = value }
}
