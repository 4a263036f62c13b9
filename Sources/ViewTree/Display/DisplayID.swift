/// Names an item across frames: the node that draws it and which of its parts.
public struct DisplayID: Hashable, Sendable {
  public var node: UInt32
  public var part: UInt32

  public init(node: UInt32, part: UInt32 = 0) {
    self.node = node
    self.part = part
  }
}
