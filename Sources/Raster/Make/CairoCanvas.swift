import CCairo
import Foundation
import Graphics

/// A coverage picture that outlines are drawn into by cairo. `finish` is called once, by whoever made it.
struct CairoCanvas {
  let picture: Picture
  /// Cairo's surface over the memory of `picture`, which outlives it: `finish` frees both.
  private let surface: OpaquePointer
  private let context: OpaquePointer

  /// A cleared canvas of the box's size; device coordinates start at the box's corner.
  init?(box: PixelBox) {
    guard let picture = Picture(format: .alpha, width: box.width, height: box.height),
      let surface = cairo_image_surface_create_for_data(
        picture.octets, CAIRO_FORMAT_A8, picture.width, picture.height, Int32(picture.stride)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
    else { return nil }
    self.picture = picture
    self.surface = surface
    self.context = context
    cairo_set_source_rgba(context, 1, 1, 1, 1)
    cairo_translate(context, -Double(box.x0), -Double(box.y0))
  }

  /// Ends drawing; the picture then holds the coverage.
  func finish() -> Picture {
    cairo_destroy(context)
    cairo_surface_flush(surface)
    cairo_surface_destroy(surface)
    return picture
  }

  /// Fills a path that `transform` (affine) leads to device pixels.
  func fill(_ path: Path, transform: CGAffineTransform, style: FillStyle) {
    cairo_save(context)
    apply(transform)
    trace(path)
    cairo_restore(context)
    cairo_set_fill_rule(context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_fill(context)
  }

  /// Strokes a path; the pen is transformed with it.
  func stroke(_ path: Path, transform: CGAffineTransform, style: StrokeStyle) {
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9 else { return }
    cairo_save(context)
    apply(transform)
    trace(path)
    cairo_set_line_width(context, style.lineWidth)
    let cap =
      switch style.lineCap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    cairo_set_line_cap(context, cap)
    let join =
      switch style.lineJoin {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    cairo_set_line_join(context, join)
    cairo_set_miter_limit(context, style.miterLimit.isFinite ? max(1, style.miterLimit) : 10)
    if StrokeReach.isDashed(style) {
      cairo_set_dash(
        context, style.dash.map(Double.init), Int32(style.dash.count),
        style.dashPhase.isFinite ? style.dashPhase : 0)
    }
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    cairo_stroke(context)
    cairo_restore(context)
  }

  private func apply(_ t: CGAffineTransform) {
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    cairo_transform(context, &matrix)
  }

  private func trace(_ path: Path) {
    cairo_new_path(context)
    var current = CGPoint.zero
    path.forEach { element in
      switch element {
      case .move(let p):
        cairo_move_to(context, p.x, p.y)
        current = p
      case .line(let p):
        cairo_line_to(context, p.x, p.y)
        current = p
      case .quadCurve(let p, let c):
        // The cubic that is the same curve.
        cairo_curve_to(
          context, current.x + (c.x - current.x) * 2 / 3, current.y + (c.y - current.y) * 2 / 3,
          p.x + (c.x - p.x) * 2 / 3, p.y + (c.y - p.y) * 2 / 3, p.x, p.y)
        current = p
      case .curve(let p, let c1, let c2):
        cairo_curve_to(context, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
        current = p
      case .closeSubpath:
        cairo_close_path(context)
        var x = 0.0
        var y = 0.0
        cairo_get_current_point(context, &x, &y)
        // In user space already; the start of the figure just closed.
        current = CGPoint(x: x, y: y)
      }
    }
  }
}
