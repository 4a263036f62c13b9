import Foundation
import Graphics

extension ItemPreparer {
  /// Narrows `clip` by a figure: rectangles cut boxes on whole pixels, other figures add their coverage.
  func resolve(_ figure: DisplayClip, _ placement: Placement, _ clip: inout ClipState) {
    guard !clip.box.isEmpty else { return }
    let matrix = figure.transform.concatenating(placement.base)
    guard matrix.isPaintable, !figure.path.isEmpty else { return clip.box = .empty }
    if matrix.isAxisAligned, let (box, coverage) = snappedFigure(figure.path, matrix, figure.style) {
      clip.box = clip.box.intersection(box)
      if let coverage {
        clip.masks.append(Coverage.Placed(coverage: coverage, origin: PixelPoint(x: box.x0, y: box.y0)))
      }
      return
    }
    var path = figure.path
    var affine = matrix.affine
    if !matrix.isAffine {
      guard let projected = ProjectedPath.make(path, matrix) else { return clip.box = .empty }
      path = projected
      affine = .identity
    }
    guard path.hasFinitePoints, let placed = shapes.fill(path, affine, figure.style, limit: placement.visible)
    else {
      return clip.box = .empty
    }
    clip.box = clip.box.intersection(placed.coverage.bounds.offset(placed.origin))
    clip.masks.append(placed)
  }
}
