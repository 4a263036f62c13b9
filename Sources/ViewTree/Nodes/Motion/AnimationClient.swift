import Foundation

/// Something that moves by itself from frame to frame.
@MainActor protocol AnimationClient: AnyObject {
  /// Called once a frame, before `advance`.
  func willAdvance()

  /// Called once a frame, before the update pass.
  ///
  /// - Returns: whether it goes on.
  func advance(to time: TimeInterval) -> Bool

  /// Multiplies the distances that are left of moves in the window, along both axes, since the window is smaller.
  func scaleMotion(by factors: CGSize)
}

extension AnimationClient {
  func willAdvance() {}
  func scaleMotion(by factors: CGSize) {}
}

/// All that moves at present.
@MainActor final class AnimationRegistry {
  private var clients: [ObjectIdentifier: any AnimationClient] = [:]
  private var order: [ObjectIdentifier] = []
  /// Those of the present pass that are done, unless they are added again before it ends.
  private var finished: Set<ObjectIdentifier> = []
  /// Called when the first client was added.
  var onFirst: () -> Void = {}

  var isEmpty: Bool { order.isEmpty }
  var count: Int { order.count }

  func add(_ client: any AnimationClient) {
    let id = ObjectIdentifier(client)
    // A later client of the same pass may start a client again that had finished.
    finished.remove(id)
    guard clients.updateValue(client, forKey: id) == nil else { return }
    order.append(id)
    if order.count == 1 { onFirst() }
  }

  /// Whether a client moves.
  func contains(_ client: any AnimationClient) -> Bool { clients[ObjectIdentifier(client)] != nil }

  /// Removes a client that is no longer in use.
  func remove(_ client: any AnimationClient) {
    let id = ObjectIdentifier(client)
    guard clients.removeValue(forKey: id) != nil else { return }
    order.removeAll { $0 == id }
  }

  /// Forgets all clients.
  func close() {
    clients.removeAll()
    order.removeAll()
  }

  /// Lets moves in a window that has become smaller keep to it.
  func scaleMotion(by factors: CGSize) { for id in order { clients[id]?.scaleMotion(by: factors) } }

  /// Lets every client advance, in the order of their beginning, and forgets those that are done.
  func advance(to time: TimeInterval) {
    guard !order.isEmpty else { return }
    let present = order
    for id in present {
      guard let client = clients[id] else { continue }
      client.willAdvance()
      if !client.advance(to: time) { finished.insert(id) }
    }
    guard !finished.isEmpty else { return }
    order.removeAll { finished.contains($0) }
    for id in finished { clients[id] = nil }
    finished.removeAll(keepingCapacity: true)
  }
}
