import Foundation
import Graphics

extension LazyGridLayout: LazyPositions {
  func frame(forKey key: AnyHashable) -> CGRect? {
    cells?.place(of: key).flatMap { frame(line: $0.line, track: $0.track) }
  }

  func frame(ofItem layout: LayoutNode) -> CGRect? {
    cells?.place(ofItem: layout).flatMap { frame(line: $0.line, track: $0.track) }
  }

  var sources: [any LazyElementSource] { cells?.sources ?? [] }

  private func frame(line: Int, track: Int) -> CGRect? {
    guard tracks.tracks.indices.contains(track) else { return nil }
    let t = tracks.tracks[track]
    let shift = (size[axis.other] - tracks.length) / 2
    let start = CGSize(axis, along: extents.start(line), across: t.start + shift)
    let area = CGSize(axis, along: extents.length(line), across: t.length)
    let x = isRightToLeft ? size.width - start.width - area.width : start.width
    return CGRect(x: x, y: start.height, width: area.width, height: area.height)
  }

  func key(beginningNear position: CGFloat, along axis: Axis) -> AnyHashable? {
    guard axis == self.axis, let cells, cells.lineCount > 0 else { return nil }
    let index = extents.index(at: position)
    let next = min(index + 1, cells.lineCount - 1)
    let isCloser = abs(extents.start(next) - position) < abs(extents.start(index) - position)
    guard case .element(let source, let place)? = cells.line(isCloser ? next : index).cells.first else {
      return nil
    }
    return source.key(at: place)
  }

  func keys(in rect: CGRect) -> [AnyHashable] {
    guard let cells, cells.lineCount > 0, !rect.isNull else { return [] }
    let first = extents.index(at: rect.origin[axis])
    let last = max(first, extents.index(at: rect.origin[axis] + rect.size[axis]))
    return (first...min(last, cells.lineCount - 1)).flatMap { line in
      cells.line(line).cells.compactMap { cell -> AnyHashable? in
        if case .element(let source, let place) = cell { source.key(at: place) } else { nil }
      }
    }
  }
}

extension LazyGridLayout: TargetFrames {
  /// The lines.
  func targetFrames(in content: LayoutNode) -> [CGRect] {
    let here = transform(to: content, .model)
    return (0..<extents.count).map { line in
      let start = CGSize(axis, along: extents.start(line), across: 0)
      return here.boundingRect(
        of: CGRect(
          origin: CGPoint(x: start.width, y: start.height),
          size: CGSize(axis, along: extents.length(line), across: size[axis.other])))
    }
  }
}
