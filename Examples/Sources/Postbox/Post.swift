import Foundation

/// A picture with a few words, as the server sends it.
struct Post: Identifiable, Codable, Hashable {
  var id: Int
  var title: String
  var author: String
  var date: Date
  var text: String
  /// Relative to the feed's own address.
  var picture: String
  /// The picture's width by its height, so that a place is kept for it.
  var ratio: Double
}
