import Foundation
import Graphics

/// The request of a view to the network: for one address at a time, no longer than the view lives.
@MainActor final class PictureRequest: DetachableSlot {
  private weak var fetches: PictureFetches?
  private var url: URL?
  private var deliver: ((Result<EncodedPicture, any Error>) -> Void)?

  nonisolated init() {}

  /// Requests an address in place of the one before; `deliver` is called in a later turn, unless it is cancelled.
  func begin(
    _ url: URL, _ fetches: PictureFetches, _ hosts: _PictureHosts?,
    deliver: @escaping (Result<EncodedPicture, any Error>) -> Void
  ) {
    cancel()
    (self.fetches, self.url, self.deliver) = (fetches, url, deliver)
    fetches.add(self, url, hosts)
  }

  func end(_ result: Result<EncodedPicture, any Error>) {
    let deliver = self.deliver
    (url, self.deliver) = (nil, nil)
    deliver?(result)
  }

  func cancel() {
    guard let url else { return }
    (self.url, deliver) = (nil, nil)
    fetches?.remove(self, url)
  }

  /// Called by the node, on the main actor.
  nonisolated func detach() { MainActor.assumeIsolated { cancel() } }
}
