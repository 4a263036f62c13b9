import Foundation
import Graphics

/// The lengths of a lazy container's lines: measured where their views are made, estimated elsewhere.
extension LazyContainerLayout {
  /// The length of a line whose views are at positions in `built`; nil: it is not known at present.
  private func length(ofLine line: Int, _ views: Range<Int>, _ proposal: ProposedViewSize) -> CGFloat? {
    if !incompleteLines.isEmpty, incompleteLines.contains(line) { return nil }
    guard let first = views.first else { return emptyLineLength }
    var length = length(built[first].layout, built[first].index, proposal)
    for position in views.dropFirst() {
      length = max(length, self.length(built[position].layout, built[position].index, proposal))
    }
    return length
  }

  /// Measures a line whose views are at positions in `built`. One that cannot be made at present counts with the estimate:
  /// what was measured there belongs to other items.
  ///
  /// - Returns: whether the line has another length now.
  final func measure(_ line: Int, _ views: Range<Int>, _ proposal: ProposedViewSize) -> Bool {
    let before = extents.length(line)
    guard let length = length(ofLine: line, views, proposal) else { return measures.extents.forget(line) }
    guard measures.extents.measure(line, length) else { return false }
    movers.noteLength(ofLine: line, length - before)
    return true
  }

  /// Arranges the items for a proposal, and measures the first lines, so that there is an estimate.
  final func prepare(_ proposal: ProposedViewSize) {
    let before = measures.extents
    let hasOtherLines = arrange(proposal)
    if measures.turn(to: room(proposal)) || hasOtherLines { resetExtents() }
    guard lineCount > 0 else { return }
    if scrollView(along: axis) == nil { return measureAll(proposal) }
    guard extents.estimate == nil else { return }
    build {
      var known: [(line: Int, length: CGFloat)] = []
      var isEmpty = true
      for line in sampleLines {
        let views = makeViews(line)
        let length = length(ofLine: line, views, proposal)
        if let length, !views.isEmpty { known.append((line, length)) }
        if length == nil || !views.isEmpty { isEmpty = false }
      }
      guard !known.isEmpty else {
        if isEmpty { measures.extents.setEstimate(0) }
        return
      }
      if before.estimate != nil, before.count == lineCount,
        known.allSatisfy({ abs(before.length($0.line) - $0.length) < 1e-6 })
      {
        // As long as at another width: so are the others, until they are measured.
        return measures.extents = before
      }
      // Where elements have several views, these may be of different kinds: then the estimate is the mean.
      let mean = known.map(\.length).reduce(0, +) / CGFloat(known.count)
      measures.extents.setEstimate(viewsPerElement > 1 ? mean : known[known.count / 2].length)
      for (line, length) in known { _ = measures.extents.measure(line, length) }
    }
  }

  /// Measures every line: without a scroll view all of them are in sight.
  private func measureAll(_ proposal: ProposedViewSize) {
    guard !measures.isComplete else { return }
    measures.isComplete = true
    build {
      var position = 0
      for line in 0..<min(lineCount, Self.mostWithoutScrollView) {
        let views = makeViews(line, from: position)
        position = views.upperBound
        if let length = length(ofLine: line, views, proposal) { _ = measures.extents.measure(line, length) }
      }
    }
  }

  /// Measures the lines that show when a line does, wherever it then lies in what shows. Views that are made for that are
  /// freed again.
  ///
  /// - Parameters:
  ///   - frame: the line's, in own points.
  ///   - viewport: the size of what shows.
  final func measure(around frame: CGRect, _ viewport: CGSize) {
    guard lineCount > 0, isPlaced, !needsLayout else { return }
    let middle = axis == .horizontal ? frame.midX : frame.midY
    let target = extents.index(at: isMirrored ? size.width - middle : middle)
    // What is in sight stays there where lines before it prove to have another length.
    let (anchor, proposal) = (anchorLine, self.proposal(in: size, self.proposal))
    let start = extents.start(anchor)
    build {
      for step in [1, -1] {
        var (line, length, position) = (target, CGFloat(0), 0)
        while line >= 0, line < lineCount, length < viewport[axis] * (1 + Self.margin) {
          if step < 0 { position = 0 }
          let views = makeViews(line, from: position)
          if measure(line, views, proposal) { lengthChanged = true }
          position = views.upperBound
          length += max(1, extents.length(line) + extents.spacing)
          line += step
        }
      }
    }
    _ = followsLine(anchor, from: start)
    fill(size, self.proposal)
  }

  /// The views of the sample lines.
  final func makeSamples() -> [LayoutNode] {
    var samples: [LayoutNode] = []
    build { samples = sampleLines.flatMap { makeViews($0).map { built[$0].layout } } }
    return samples
  }
}
