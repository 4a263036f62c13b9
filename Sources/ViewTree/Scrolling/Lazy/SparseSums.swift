/// Numbers at indices, most of them zero: one is set, and those before an index are summed, in as many steps as the number
/// of indices has bits. Memory grows with the numbers that are not zero.
///
/// A binary tree over the indices, in which a part without numbers has no node. Each sum is computed from its two
/// halves, so that no rounding errors accumulate when numbers change.
struct SparseSums<Number: AdditiveArithmetic> {
  private struct Node {
    var sum = Number.zero
    /// The indices in `nodes` of both halves; 0: an empty part.
    var left: Int32 = 0
    var right: Int32 = 0
  }

  /// The node of an empty part, whose halves are empty too, and the root.
  private var nodes = [Node(), Node()]
  private var root = 1
  /// How many indices the tree covers: a power of two.
  private var capacity = 1
  /// The nodes from the root to a leaf; kept, so that setting a number allocates nothing.
  private var path: [(node: Int, isRight: Bool)] = []

  /// The number at an index.
  subscript(index: Int) -> Number {
    guard index < capacity else { return .zero }
    var (node, low, size) = (root, 0, capacity)
    while size > 1 {
      size /= 2
      let isRight = index >= low + size
      node = Int(isRight ? nodes[node].right : nodes[node].left)
      if isRight { low += size }
    }
    return nodes[node].sum
  }

  /// The sum of the numbers before an index.
  func sum(before index: Int) -> Number {
    guard index < capacity else { return nodes[root].sum }
    var (node, low, size, sum) = (root, 0, capacity, Number.zero)
    while size > 1 {
      size /= 2
      if index >= low + size {
        sum += nodes[Int(nodes[node].left)].sum
        node = Int(nodes[node].right)
        low += size
      } else {
        node = Int(nodes[node].left)
      }
    }
    return sum
  }

  mutating func set(_ number: Number, at index: Int) {
    while index >= capacity { grow() }
    path.removeAll(keepingCapacity: true)
    var (node, low, size) = (root, 0, capacity)
    while size > 1 {
      size /= 2
      let isRight = index >= low + size
      if isRight { low += size }
      path.append((node, isRight))
      var next = Int(isRight ? nodes[node].right : nodes[node].left)
      if next == 0 {
        if number == .zero { return }
        next = nodes.count
        nodes.append(Node())
        if isRight { nodes[node].right = Int32(next) } else { nodes[node].left = Int32(next) }
      }
      node = next
    }
    nodes[node].sum = number
    for (node, _) in path.reversed() {
      nodes[node].sum = nodes[Int(nodes[node].left)].sum + nodes[Int(nodes[node].right)].sum
    }
  }

  private mutating func grow() {
    capacity *= 2
    nodes.append(Node(sum: nodes[root].sum, left: Int32(root)))
    root = nodes.count - 1
  }

  /// Makes all numbers from an index on zero.
  mutating func removeAll(from index: Int) {
    guard index < capacity else { return }
    var kept = SparseSums()
    forEach { if $0 < index { kept.set($1, at: $0) } }
    self = kept
  }

  /// Calls `body` with the indices, in order, and the numbers that were set.
  private func forEach(_ body: (Int, Number) -> Void) {
    var parts = [(node: root, low: 0, size: capacity)]
    while let part = parts.popLast() {
      if part.node == 0 { continue }
      if part.size == 1 {
        body(part.low, nodes[part.node].sum)
        continue
      }
      let half = part.size / 2
      parts.append((Int(nodes[part.node].right), part.low + half, half))
      parts.append((Int(nodes[part.node].left), part.low, half))
    }
  }

  /// The last of `count` indices at which a condition holds that holds at all indices before it too; 0 where it holds
  /// nowhere.
  ///
  /// - Parameter condition: gets an index and the sum of the numbers before it.
  func last(of count: Int, where condition: (Int, Number) -> Bool) -> Int {
    var (node, low, size, sum) = (root, 0, capacity, Number.zero)
    // Indices beyond the capacity hold zero; the search among them is binary too.
    while size < count { size *= 2 }
    while size > 1 {
      size /= 2
      let middle = low + size
      let isInside = size < capacity
      let left = isInside ? nodes[Int(nodes[node].left)].sum : nodes[node].sum
      if middle < count, condition(middle, sum + left) {
        sum += left
        low = middle
        node = isInside ? Int(nodes[node].right) : 0
      } else if isInside {
        node = Int(nodes[node].left)
      }
    }
    return low
  }
}
