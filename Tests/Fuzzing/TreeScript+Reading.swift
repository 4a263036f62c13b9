import Foundation
import RandomTrees

extension TreeScript {
  /// Reads what `description` writes; nil where that is not a script. Empty lines and what begins with `//` are left out.
  public init?(_ text: String) {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("//") }
    var start: TreeSpec?
    var steps: [Step] = []
    var index = 0
    // The lines of the tree that follows a heading: the next step is the first that no tree's line could be.
    func tree() -> TreeSpec? {
      let end = lines[index...].firstIndex { !$0.contains("#") } ?? lines.endIndex
      defer { index = end }
      return TreeSpec(lines: lines[index..<end])
    }
    while index < lines.count {
      let line = lines[index]
      index += 1
      let numbers = line.split { !$0.isNumber && $0 != "." && $0 != "-" }.compactMap { Double($0) }
      switch line.prefix(while: \.isLetter) {
      case "start" where start == nil: start = tree()
      case "become":
        let name = line.dropFirst("become, ".count).dropLast()
        guard let manner = Manner(rawValue: String(name)), let tree = tree() else { return nil }
        steps.append(.become(tree, manner))
      case "wait" where numbers.count == 1: steps.append(.wait(numbers[0]))
      case "wheel" where numbers.count == 3:
        steps.append(.wheel(CGPoint(x: numbers[0], y: numbers[1]), numbers[2]))
      case "resize" where numbers.count == 2:
        steps.append(.resize(CGSize(width: numbers[0], height: numbers[1])))
      case "rest": steps.append(.rest)
      default: return nil
      }
    }
    guard let start else { return nil }
    (self.start, self.steps) = (start, steps)
  }
}
