import Foundation

/// The views of a lazy grid in runs: headers and footers have a line of their own, cells between them fill lines.
@MainActor struct LazyGridCells {
  private enum Part {
    case layout(LayoutNode)
    case elements(any LazyElementSource, count: Int)
    var count: Int { if case .elements(_, let count) = self { count } else { 1 } }
  }

  private struct Run {
    var parts: [(start: Int, part: Part)] = []
    var count = 0
    /// Whether it is one view over the whole line.
    var isWhole = false
    /// The first line.
    var line = 0
    /// The first view.
    var first = 0
  }

  private var runs: [Run] = []
  private(set) var lineCount = 0
  /// How many cells a line has.
  let tracks: Int
  /// What makes elements as they are needed.
  private(set) var sources: [any LazyElementSource] = []

  /// The headers and footers of sections; their places are counted in lines.
  private(set) var sectionParts: [SectionFinder.Found] = []

  init(_ items: [LazyItem], tracks: Int) {
    self.tracks = max(1, tracks)
    var finder = SectionFinder()
    for item in items {
      switch item {
      case .layout(let layout, _): add(layout, &finder)
      case .elements(let source): add(source, &finder)
      case .sectionEdge: finder.close()
      }
    }
    finder.close()
    var first = 0
    for index in runs.indices {
      runs[index].line = lineCount
      runs[index].first = first
      first += runs[index].count
      lineCount += (runs[index].count + self.tracks - 1) / self.tracks
    }
    sectionParts = finder.found.map { found in
      var found = found
      found.index = lines(found.index...found.index).lowerBound
      found.place.views = lines(found.place.views)
      found.place.section = lines(found.place.section)
      return found
    }
  }

  /// The lines in which views lie.
  private func lines(_ views: ClosedRange<Int>) -> ClosedRange<Int> {
    line(ofView: views.lowerBound)...line(ofView: views.upperBound)
  }

  /// The line in which a view lies.
  func line(ofView view: Int) -> Int {
    guard !runs.isEmpty else { return 0 }
    let run = runs[max(0, runs.partitioningIndex { $0.first > view } - 1)]
    return min(run.line + (view - run.first) / tracks, lineCount - 1)
  }

  /// The first view of a line.
  func firstView(ofLine line: Int) -> Int {
    guard !runs.isEmpty else { return 0 }
    let run = runs[max(0, runs.partitioningIndex { $0.line > line } - 1)]
    return run.first + (line - run.line) * tracks
  }

  private mutating func add(_ layout: LayoutNode, _ finder: inout SectionFinder) {
    finder.add(layout)
    add(.layout(layout), isWhole: layout.sectionPart != nil)
  }

  private mutating func add(_ source: any LazyElementSource, _ finder: inout SectionFinder) {
    let count = source.positionCount
    guard count > 0 else { return }
    let views = source.viewsPerElement
    let first = layouts(source, 0).filter { !$0.isGhost }
    if first.count == views, first.allSatisfy({ $0.sectionPart == nil }) {
      sources.append(source)
      finder.add(count)
      return add(.elements(source, count: count), isWhole: false)
    }
    // Elements of several views (sections above all): how many cells there are is known only when all are made.
    for position in stride(from: 0, to: count, by: views) {
      for layout in layouts(source, position) { add(layout, &finder) }
    }
  }

  private func layouts(_ source: any LazyElementSource, _ position: Int) -> [LayoutNode] {
    source.element(at: position).map(source.layouts(of:)) ?? []
  }

  private mutating func add(_ part: Part, isWhole: Bool) {
    if isWhole || runs.last.map(\.isWhole) ?? true {
      var run = Run()
      run.isWhole = isWhole
      runs.append(run)
    }
    runs[runs.count - 1].parts.append((runs[runs.count - 1].count, part))
    runs[runs.count - 1].count += part.count
  }

  private func run(ofLine line: Int) -> Run? {
    let position = runs.partitioningIndex { $0.line > line } - 1
    return position < 0 ? nil : runs[position]
  }

  /// Whether a line is one view over all tracks.
  func isWhole(_ line: Int) -> Bool { run(ofLine: line)?.isWhole ?? false }

  /// What lies on a track of a line; nil: nothing.
  func cell(line: Int, track: Int) -> LazyCell? {
    guard let run = run(ofLine: line) else { return nil }
    let index = (line - run.line) * tracks + track
    guard index < run.count else { return nil }
    let (start, part) = run.parts[run.parts.partitioningIndex { $0.start > index } - 1]
    switch part {
    case .layout(let layout): return .layout(layout)
    case .elements(let source, _): return .element(source, index - start)
    }
  }

  /// The slot of a view that is always there: the tracks of the lines, counted from the first line.
  func slot(ofItem layout: LayoutNode) -> Int? {
    for run in runs {
      for (start, part) in run.parts {
        guard case .layout(let item) = part, item === layout else { continue }
        return run.line * tracks + start
      }
    }
    return nil
  }

  /// The slot of a source's first element.
  func firstSlot(of source: any LazyElementSource) -> Int? {
    for run in runs {
      for (start, part) in run.parts {
        guard case .elements(let item, _) = part, item === source else { continue }
        return run.line * tracks + start
      }
    }
    return nil
  }

  /// The slot of the element with a key.
  func slot(of key: AnyHashable) -> Int? {
    for run in runs {
      for (start, part) in run.parts {
        guard case .elements(let source, let count) = part,
          let position = (0..<count).first(where: { source.key(at: $0) == key })
        else { continue }
        return run.line * tracks + start + position
      }
    }
    return nil
  }
}
