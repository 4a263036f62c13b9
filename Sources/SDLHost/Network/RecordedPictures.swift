import Foundation
import ViewTree

/// Fetches nothing: in a replay pictures come from the recording, when they came.
@MainActor final class RecordedPictures: PictureFetching {
  func fetch(_ url: URL, since known: PictureFreshness?, from hosts: _PictureHosts?) {}
  func cancel(_ url: URL) {}
}
