import Foundation

/// A node of a random tree as a value: what `TreeView` shows of it follows from this alone.
public struct TreeSpec: Identifiable, Hashable, Sendable {
  /// Stays with the node whatever else changes; unique in a tree.
  public let id: Int
  public var shape: TreeShape
  public var flag: Bool
  /// Choices, from 0 to 59 each, so that every small number of alternatives divides them.
  public var picks: [Int]
  /// From 0 to 1 each.
  public var lengths: [Double]
  public var children: [TreeSpec]

  public init(
    id: Int, shape: TreeShape, flag: Bool, picks: [Int], lengths: [Double], children: [TreeSpec]
  ) {
    (self.id, self.shape, self.flag, self.picks, self.lengths) = (id, shape, flag, picks, lengths)
    self.children = children
  }

  public static let pickCount = 2
  public static let lengthCount = 3

  /// How many nodes there are, this one included.
  public var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The ids of all nodes, parents first.
  public var ids: [Int] { [id] + children.flatMap(\.ids) }

  /// How many presentations may be shown above the tree.
  public var presentations: Int {
    let isOne = flag && [.sheet, .cover, .alert, .popover].contains(shape)
    return children.reduce(isOne ? 1 : 0) { $0 + $1.presentations }
  }

  /// The tree with `change` applied to the node with this id.
  public func changing(_ id: Int, _ change: (inout TreeSpec) -> Void) -> TreeSpec {
    var copy = self
    if self.id == id {
      change(&copy)
    } else {
      copy.children = children.map { $0.changing(id, change) }
    }
    return copy
  }

  /// The tree without a node: its first child stands in its place, if it has one.
  public func removing(_ id: Int) -> TreeSpec {
    var copy = self
    copy.children = children.flatMap { child -> [TreeSpec] in
      guard child.id == id else { return [child.removing(id)] }
      return child.children.first.map { [$0] } ?? []
    }
    return copy
  }
}

extension TreeSpec: CustomStringConvertible {
  /// A line a node, indented by depth: shape, id, flag, picks, lengths. `init(lines:)` reads it.
  public var description: String { lines(0).joined(separator: "\n") }

  private func lines(_ depth: Int) -> [String] {
    let numbers = lengths.map { String(format: "%.2f", $0) }.joined(separator: " ")
    let choices = picks.map(String.init).joined(separator: " ")
    let line = "\(shape.rawValue) #\(id)\(flag ? " flag" : "") \(choices) \(numbers)"
    return [String(repeating: "  ", count: depth) + line] + children.flatMap { $0.lines(depth + 1) }
  }
}
