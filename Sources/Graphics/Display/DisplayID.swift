/// Names an item across frames: the node that draws it and which of its parts.
public struct DisplayID: Hashable, Sendable {
  public var node: UInt32
  public var part: UInt32

  /// The part of a node that is the ring round it while it has the keyboard.
  package static let focusRing: UInt32 = 0x0F0C

  @inlinable public init(node: UInt32, part: UInt32 = 0) {
    self.node = node
    self.part = part
  }
}
