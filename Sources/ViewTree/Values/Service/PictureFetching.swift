import Foundation

/// Fetches pictures over http and https for the tree, which knows no network.
///
/// What became of an address comes in as `HostEvent.fetched` in a later turn, so that a recording holds it.
@MainActor package protocol PictureFetching: AnyObject {
  /// Begins to fetch what is at `url`; `known`: what its last answer said, where it need not come again unless it has changed.
  /// Called once for an address until its outcome has come or it is cancelled.
  func fetch(_ url: URL, since known: PictureFreshness?)
  /// Nobody waits for it any more: no outcome comes, and its connection is closed.
  func cancel(_ url: URL)
}
