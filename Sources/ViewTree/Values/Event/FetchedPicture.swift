import Foundation

/// What became of an address that the tree had its host fetch.
package struct FetchedPicture: Codable, Hashable, Sendable {
  package enum Outcome: Codable, Hashable, Sendable {
    /// The bytes that came, whatever they are.
    case picture(Data, PictureFreshness)
    /// What the tree has is still so.
    case unchanged(PictureFreshness)
    /// A code of `URLError`, and one sentence for users.
    case failure(code: Int, sentence: String)
  }

  package var url: URL
  package var outcome: Outcome

  package init(url: URL, outcome: Outcome) { (self.url, self.outcome) = (url, outcome) }

  /// The bytes that came.
  package var byteCount: Int { if case .picture(let data, _) = outcome { data.count } else { 0 } }
}
