import Foundation
import Observation
import ViewTree

/// A node of a random tree that views observe: its fields change one by one, as a program's do.
@MainActor @Observable public final class TreeNode: Identifiable {
  public nonisolated let id: Int
  public internal(set) var shape: TreeShape
  public var flag: Bool
  public internal(set) var picks: [Int]
  public internal(set) var lengths: [Double]
  public internal(set) var children: [TreeNode]

  init(_ spec: TreeSpec) {
    id = spec.id
    (shape, flag, picks, lengths, children) = (spec.shape, spec.flag, spec.picks, spec.lengths, [])
  }

  /// The value that it stands for.
  public var spec: TreeSpec {
    TreeSpec(
      id: id, shape: shape, flag: flag, picks: picks, lengths: lengths, children: children.map(\.spec))
  }

  func length(_ index: Int, _ most: CGFloat) -> CGFloat { CGFloat(lengths[index]) * most }
  func pick(_ index: Int, _ count: Int) -> Int { picks[index] % count }
}

/// A random tree that changes into others: nodes stay with their ids.
@MainActor public final class TreeModel {
  public let root: TreeNode
  private var nodes: [Int: TreeNode] = [:]

  public init(_ spec: TreeSpec) {
    root = TreeNode(spec)
    nodes[spec.id] = root
    apply(spec)
  }

  /// Becomes another tree with the same root.
  public func apply(_ spec: TreeSpec) {
    let node = nodes[spec.id] ?? TreeNode(spec)
    nodes[spec.id] = node
    if node.shape != spec.shape { node.shape = spec.shape }
    if node.flag != spec.flag { node.flag = spec.flag }
    if node.picks != spec.picks { node.picks = spec.picks }
    if node.lengths != spec.lengths { node.lengths = spec.lengths }
    spec.children.forEach(apply)
    if node.children.map(\.id) != spec.children.map(\.id) {
      node.children = spec.children.compactMap { nodes[$0.id] }
    }
  }
}
