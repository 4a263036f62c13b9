extension TreeSpec {
  /// Reads what `description` writes, a line a node; nil where that is not a tree.
  public init?(lines: some Sequence<Substring>) {
    // The nodes from the root down to the last one read.
    var open: [TreeSpec] = []
    func close(to depth: Int) {
      while open.count > depth, open.count > 1 {
        let last = open.removeLast()
        open[open.count - 1].children.append(last)
      }
    }
    for line in lines {
      let depth = line.prefix { $0 == " " }.count / 2
      guard let node = TreeSpec(line: line), depth == 0 ? open.isEmpty : depth <= open.count else {
        return nil
      }
      close(to: depth)
      open.append(node)
    }
    close(to: 1)
    guard let root = open.first else { return nil }
    self = root
  }

  private init?(line: Substring) {
    var words = line.split(separator: " ")[...]
    guard let shape = words.popFirst().flatMap({ TreeShape(rawValue: String($0)) }),
      let name = words.popFirst(), name.first == "#", let id = Int(name.dropFirst())
    else { return nil }
    let flag = words.first == "flag"
    if flag { words.removeFirst() }
    let picks = words.prefix(Self.pickCount).compactMap { Int($0) }
    let lengths = words.dropFirst(Self.pickCount).compactMap { Double($0) }
    guard picks.count == Self.pickCount, lengths.count == Self.lengthCount else { return nil }
    self.init(id: id, shape: shape, flag: flag, picks: picks, lengths: lengths, children: [])
  }
}
