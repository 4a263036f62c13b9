import Foundation

/// Figures that are added to a path, each under a transform of its own.
extension Path {
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addFigure(Path(rect), transform)
  }

  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addFigure(Path(ellipseIn: rect), transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addFigure(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform)
  }

  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addFigure(Path(roundedRect: rect, radii: cornerRadii.cornerRadii(), style: style), transform)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.init(roundedRect: rect, radii: cornerRadii.cornerRadii(), style: style)
  }

  /// Starts at the first point and draws lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    append(contentsOf: [.move(to: first)] + lines.dropFirst().map { .line(to: $0) })
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    addFigure(path, transform)
  }

  /// A plain figure stays one where the path was empty.
  private mutating func addFigure(_ figure: Path, _ transform: CGAffineTransform) {
    let moved = transform.isIdentity ? figure : figure.applying(transform)
    if isEmpty { storage = moved.storage } else { append(contentsOf: moved.elements) }
  }
}
