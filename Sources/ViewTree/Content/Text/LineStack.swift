import Foundation

/// Lines one below the other.
struct LineStack {
  /// Points between two lines besides their leading.
  let spacing: CGFloat
  private var last: (baseline: CGFloat, line: LineMeasure)?

  init(spacing: CGFloat) { self.spacing = spacing }

  /// The distance from the upper edge of the first line to the lower edge of the last one.
  var height: CGFloat { last.map { $0.baseline + $0.line.bottom } ?? 0 }

  /// The baseline of the next line.
  private func baseline(of line: LineMeasure) -> CGFloat {
    guard let last else { return line.top }
    return last.baseline + last.line.shareBelow + line.shareAbove + spacing
  }

  /// The height with one more line.
  func height(adding line: LineMeasure) -> CGFloat { baseline(of: line) + line.bottom }

  /// Adds a line; its baseline.
  mutating func add(_ line: LineMeasure) -> CGFloat {
    let baseline = baseline(of: line)
    last = (baseline, line)
    return baseline
  }

  /// The height of so many lines of one measure.
  static func height(of line: LineMeasure, count: Int, spacing: CGFloat) -> CGFloat {
    guard count > 0 else { return 0 }
    return line.height + CGFloat(count - 1) * (line.shareAbove + line.shareBelow + spacing)
  }
}
