import SwiftUI

/// One entry of the guide.
public struct Restaurant: Identifiable, Equatable, Sendable {
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
}
