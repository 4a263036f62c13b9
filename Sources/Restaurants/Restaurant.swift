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
}
