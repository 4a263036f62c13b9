import Foundation

/// Items that are flattened into one picture, and what happens to that picture before it is painted.
///
/// The items' transforms lead to the same space as the group item's siblings' do; the group item's own transform
/// is the identity unless an effect says otherwise. Item opacity, blend and clips apply to the flattened picture.
public struct GroupContent: Equatable, Sendable {
  public var items: [DisplayItem]
  /// Applied in order. Empty: flattened for opacity or blending alone.
  public var effects: [DisplayEffect]

  public init(items: [DisplayItem], effects: [DisplayEffect] = []) {
    self.items = items
    self.effects = effects
  }
}
