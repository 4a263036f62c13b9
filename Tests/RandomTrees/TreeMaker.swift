/// Makes random trees, and changes them at random.
///
/// What kinds of views stand where follows from one seed, their lengths from the other: two trees of the same structure
/// have the same types.
public struct TreeMaker {
  private var structure: Dice
  private var values: Dice
  private let boughs: [TreeShape]
  private let leaves: [TreeShape]
  private var nextID = 0
  /// More nodes than so many are not made.
  private static let mostNodes = 60

  public init(
    structure: UInt64, values: UInt64, boughs: [TreeShape] = TreeShape.boughs,
    leaves: [TreeShape] = TreeShape.leaves
  ) {
    self.structure = Dice(structure)
    self.values = Dice(values)
    (self.boughs, self.leaves) = (boughs, leaves)
  }

  /// A tree of at most so many levels besides its leaves.
  public mutating func tree(depth: Int = 4) -> TreeSpec {
    let shapes = depth > 0 ? boughs : leaves
    return node(shapes[structure.pick(shapes.count)], depth: depth)
  }

  /// In hundredths, so that a printed tree is the same tree.
  private mutating func length() -> Double { Double(values.pick(101)) / 100 }

  private mutating func node(_ shape: TreeShape, depth: Int) -> TreeSpec {
    let id = nextID
    nextID += 1
    let picks = (0..<TreeSpec.pickCount).map { _ in structure.pick(60) }
    let lengths = (0..<TreeSpec.lengthCount).map { _ in length() }
    let flag = structure.falls(oneIn: 2)
    let children = (0..<structure.pick(in: shape.arity)).map { _ in tree(depth: depth - 1) }
    return TreeSpec(
      id: id, shape: shape, flag: flag, picks: picks, lengths: lengths, children: children)
  }

  // MARK: Changes

  /// The tree after one change, or a few at once.
  public mutating func changed(_ tree: TreeSpec) -> TreeSpec {
    var new = tree
    for _ in 0...(structure.falls(oneIn: 4) ? structure.pick(4) : 0) { change(&new) }
    return new
  }

  private mutating func change(_ tree: inout TreeSpec) {
    let ids = tree.ids
    let id = ids[structure.pick(ids.count)]
    let isFull = ids.count >= Self.mostNodes
    switch structure.pick(20) {
    case 0..<4: tree = tree.changing(id) { $0.flag.toggle() }
    case 4..<7:
      let (place, length) = (structure.pick(TreeSpec.lengthCount), length())
      tree = tree.changing(id) { $0.lengths[place] = length }
    case 7, 8:
      let (place, pick) = (structure.pick(TreeSpec.pickCount), structure.pick(60))
      tree = tree.changing(id) { $0.picks[place] = pick }
    case 9..<12 where !isFull:
      let (new, dice) = (self.tree(depth: structure.pick(3)), structure.pick(60))
      tree = tree.changing(id) { node in
        // What takes so many alone does with the new one in place of its first.
        if node.children.count >= node.shape.arity.upperBound {
          node.children = Array(node.children.dropFirst())
        }
        guard node.shape.arity.upperBound > 0 else { return }
        node.children.insert(new, at: dice % (node.children.count + 1))
      }
    case 12, 13:
      let dice = structure.pick(60)
      tree = tree.changing(id) { node in
        if !node.children.isEmpty { node.children.remove(at: dice % node.children.count) }
      }
    case 14: tree = tree.changing(id) { $0.children = [] }
    case 15:
      var dice = structure
      tree = tree.changing(id) { $0.children.shuffle(using: &dice) }
      structure = dice
    case 16:
      let shape = boughs[structure.pick(boughs.count)]
      tree = tree.changing(id) { if !$0.children.isEmpty { $0.shape = shape } }
    case 17 where !isFull && id != tree.id:
      let wrap = node(boughs[structure.pick(boughs.count)], depth: 0)
      tree = tree.wrapping(id, in: wrap)
    case 18 where id != tree.id: tree = tree.removing(id)
    default: move(&tree, ids)
    }
  }

  /// Takes a node from where it is and puts it elsewhere.
  private mutating func move(_ tree: inout TreeSpec, _ ids: [Int]) {
    let (from, to) = (ids[structure.pick(ids.count)], ids[structure.pick(ids.count)])
    guard from != tree.id, let moved = tree.find(from), !moved.ids.contains(to),
      let target = tree.find(to), target.children.count < target.shape.arity.upperBound
    else { return }
    tree = tree.cutting(from).changing(to) { $0.children.append(moved) }
  }
}

extension TreeSpec {
  func find(_ id: Int) -> TreeSpec? {
    self.id == id ? self : children.lazy.compactMap { $0.find(id) }.first
  }

  /// The tree without a node and all below it.
  public func cutting(_ id: Int) -> TreeSpec {
    var copy = self
    copy.children = children.filter { $0.id != id }.map { $0.cutting(id) }
    return copy
  }

  /// The tree with another node round one.
  func wrapping(_ id: Int, in wrap: TreeSpec) -> TreeSpec {
    var copy = self
    copy.children = children.map { child in
      guard child.id == id else { return child.wrapping(id, in: wrap) }
      var outer = wrap
      outer.children = [child]
      return outer
    }
    return copy
  }
}
