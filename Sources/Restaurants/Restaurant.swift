import SwiftUI

/// One entry of the guide.
public nonisolated struct Restaurant: Identifiable, Equatable, Sendable {
  public var id: UUID
  public var name: String
  /// The kind of place: "Coffee & Tea Shop".
  public var type: String
  /// The address in one line.
  public var location: String
  public var phone: String
  public var description: String
  /// The name of its picture, without ending.
  public var image: String
  public var isVisited: Bool
  /// More pictures, by their names.
  public var photos: [String] = []
  public var hours: OpeningHours?
  /// How expensive it is, of `prices`.
  public var price: Int?
  /// What it is known for, in few words each.
  public var tags: [String] = []
  public var website = ""
  /// What else is to be known, a line each.
  public var facts: [Fact] = []

  /// A line behind a symbol.
  public struct Fact: Equatable, Sendable {
    public var symbol: String
    public var text: String

    public init(symbol: String, text: String) {
      self.symbol = symbol
      self.text = text
    }
  }

  /// The levels of prices.
  public static let prices = 1...4

  public init(
    id: UUID, name: String, type: String, location: String, phone: String, description: String, image: String,
    isVisited: Bool
  ) {
    self.id = id
    self.name = name
    self.type = type
    self.location = location
    self.phone = phone
    self.description = description
    self.image = image
    self.isVisited = isVisited
  }

  /// The names of all its pictures, each once.
  var allPhotos: [String] { photoFields.map(\.name) }

  /// Whether it has a picture.
  var hasPicture: Bool { !image.isEmpty || photos.contains { !$0.isEmpty } }

  /// The same restaurant without the pictures that are not there: the first of the others is shown in its place.
  func keepingPictures(where isThere: (String) -> Bool) -> Restaurant {
    var result = self
    if !isThere(image) { result.image = "" }
    result.photos.removeAll { !isThere($0) }
    return result
  }

  /// The names of all its pictures, with the fields of the file that say them.
  var photoFields: [(field: String, name: String)] {
    ([("image", image)] + photos.map { ("photos", $0) }).reduce(into: []) { all, photo in
      if !photo.1.isEmpty, !all.contains(where: { $0.name == photo.1 }) { all.append(photo) }
    }
  }
}
