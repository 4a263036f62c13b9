import Foundation

/// Fetches pictures over http and https for the tree, which knows no network.
///
/// What became of an address comes in as `HostEvent.fetched` in a later turn, so that a recording holds it.
@MainActor package protocol PictureFetching: AnyObject {
  /// Begins to fetch the picture at `url`; `known`: the validators of its last response, with which the server need not
  /// send it again unless it has changed; `hosts`: where redirects may lead, nil: anywhere. Called once for an address until
  /// its outcome has arrived or it is cancelled.
  func fetch(_ url: URL, since known: PictureFreshness?, from hosts: _PictureHosts?)
  /// The picture is no longer needed: no outcome is reported, and its connection is closed.
  func cancel(_ url: URL)
}
