import Foundation

extension DisplayContent {
  /// The opacity of a placeholder's colour; chosen by eye against system screens.
  private static let placeholderOpacity = 0.2
  /// The corner radius of a bar that is shown instead of a line of text, as a part of its height.
  private static let placeholderRounding: CGFloat = 0.25

  /// A grey figure in place of a text or picture; everything else as it is.
  package var placeholder: DisplayContent {
    switch self {
    case .text(let content):
      var path = Path()
      var color = RGBA.black
      for line in content.layout.lines {
        if let first = line.fragments.first { color = first.color }
        let rect = CGRect(
          x: content.origin.x + line.x, y: content.origin.y + line.baseline - line.ascent, width: line.width,
          height: line.ascent + line.descent)
        let radius = rect.height * Self.placeholderRounding
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius))
      }
      return .fill(path, .color(color.opacity(Self.placeholderOpacity)), FillStyle())
    case .image(let content):
      let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5)
      return .fill(Path(content.rect), .color(gray.opacity(Self.placeholderOpacity)), FillStyle())
    case .symbol(let content):
      var paint = content.paint
      if case .color(let color) = paint { paint = .color(color.opacity(Self.placeholderOpacity)) }
      return .fill(Path(content.rect), paint, FillStyle())
    case .fill, .stroke, .group: return self
    }
  }
}
