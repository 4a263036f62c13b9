import SwiftUI

/// The lines of an index, and which section each part of them leads to.
struct SectionIndexLabels: Equatable {
  static let dot = "•"

  let lines: [String]
  /// The first entries of the labels, and behind them the number of all.
  private let starts: [Int]

  /// - Parameter room: how many lines fit.
  init(_ labels: [String], room: Int) {
    let starts = labels.indices.filter { $0 == 0 || labels[$0] != labels[$0 - 1] }
    self.starts = starts + [labels.count]
    guard starts.count > max(1, room) else {
      lines = starts.map { labels[$0] }
      return
    }
    // An odd number of lines, so that the last label is in sight as the first one is.
    let count = max(1, (room - 1) / 2 * 2 + 1)
    lines = (0..<count).map { line in
      guard line.isMultiple(of: 2) else { return Self.dot }
      let part = count == 1 ? 0 : Double(line) / Double(count - 1)
      return labels[starts[Int((part * Double(starts.count - 1)).rounded())]]
    }
  }

  /// The entry at a part of the height; the first and last one beyond the ends.
  func entry(at part: CGFloat) -> Int {
    let count = starts.count - 1
    guard count > 0, part.isFinite else { return 0 }
    let place = min(max(0, part), 1) * CGFloat(count)
    let label = min(Int(place), count - 1)
    let (start, end) = (starts[label], starts[label + 1])
    return min(start + Int((place - CGFloat(label)) * CGFloat(end - start)), end - 1)
  }

  /// Where the part of the height that leads to an entry has its middle.
  func middle(of entry: Int) -> CGFloat {
    guard let label = starts.lastIndex(where: { $0 <= entry }), label + 1 < starts.count else { return 0 }
    let count = CGFloat(starts[label + 1] - starts[label])
    return (CGFloat(label) + (CGFloat(entry - starts[label]) + 0.5) / count) / CGFloat(starts.count - 1)
  }
}
