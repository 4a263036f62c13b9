import Foundation
import Graphics

/// Reads the part of SVG in which symbols are drawn: shapes and groups without transforms, filled and stroked in
/// the current colour.
struct SVGParser {
  /// Says where a drawing is malformed.
  struct Failure: Error, Equatable {
    var line: Int
    var what: String
  }

  /// How shapes are painted; inherited from the groups round them.
  private struct Style {
    var fills = true
    var strokes = false
    var isEvenOdd = false
    var stroke = StrokeStyle(lineWidth: 1)
  }

  /// The longer side of a drawing by the shorter one.
  private static let steepest: CGFloat = 64

  private var styles = [Style()]
  private var parts: [SymbolArtwork.Part] = []
  private var viewBox: CGRect?

  /// The drawing in a file's bytes. A drawing without any part is a failure.
  static func artwork(_ bytes: [UInt8], name: String) throws(Failure) -> SymbolArtwork {
    var markup = MarkupReader(bytes)
    var parser = SVGParser()
    while let tag = try markup.next() {
      switch tag {
      case .start(let element, let attributes, let isEmpty):
        let style = parser.style(attributes)
        if let problem = parser.read(element, attributes, style) {
          throw Failure(line: markup.line, what: problem)
        }
        if !isEmpty { parser.styles.append(style) }
      case .end:
        guard parser.styles.count > 1 else { throw Failure(line: markup.line, what: "a tag ends too often") }
        parser.styles.removeLast()
      }
    }
    guard parser.styles.count == 1 else { throw Failure(line: markup.line, what: "a tag does not end") }
    guard let viewBox = parser.viewBox else { throw Failure(line: 1, what: "there is no svg with a viewBox") }
    guard !parser.parts.isEmpty else { throw Failure(line: 1, what: "nothing is drawn") }
    return SymbolArtwork(name: name, viewBox: viewBox, parts: parser.parts)
  }

  /// Adds one element to the drawing; returns what is wrong with it.
  private mutating func read(_ element: String, _ attributes: [String: String], _ style: Style) -> String? {
    guard attributes["transform"] == nil else { return "transform is not read: draw in place" }
    func number(_ name: String) -> CGFloat { Self.length(attributes[name]) ?? 0 }
    switch element {
    case "svg": return readViewBox(attributes)
    case "g", "title", "desc", "defs", "metadata": break
    case "path":
      guard let path = SVGPathParser.path(attributes["d"] ?? "") else { return "malformed path data" }
      add(path, style)
    case "circle":
      let (x, y, r) = (number("cx"), number("cy"), number("r"))
      add(Path(ellipseIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r)), style)
    case "ellipse":
      let (x, y, rx, ry) = (number("cx"), number("cy"), number("rx"), number("ry"))
      add(Path(ellipseIn: CGRect(x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry)), style)
    case "rect":
      let rect = CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      let radius = min(
        Self.length(attributes["rx"]) ?? number("ry"), min(abs(rect.width), abs(rect.height)) / 2)
      add(
        radius > 0 ? Path(roundedRect: rect, cornerRadius: radius, style: .circular) : Path(rect), style)
    case "line":
      add(
        Path { path in
          path.move(to: CGPoint(x: number("x1"), y: number("y1")))
          path.addLine(to: CGPoint(x: number("x2"), y: number("y2")))
        }, style)
    case "polyline", "polygon":
      guard let path = polygon(attributes["points"] ?? "", closed: element == "polygon") else {
        return "malformed points"
      }
      add(path, style)
    default: return "<\(element)> is not read: use path, circle, ellipse, rect, line, polyline or polygon"
    }
    return nil
  }

  private mutating func readViewBox(_ attributes: [String: String]) -> String? {
    guard let text = attributes["viewBox"] else {
      if let width = Self.length(attributes["width"]), let height = Self.length(attributes["height"]) {
        guard width > 0, height > 0, (1 / Self.steepest...Self.steepest).contains(width / height) else {
          return "malformed width and height"
        }
        viewBox = CGRect(x: 0, y: 0, width: width, height: height)
      }
      return nil
    }
    var scanner = SVGNumberScanner(text)
    guard let x = scanner.number(), let y = scanner.number(), let width = scanner.number(),
      let height = scanner.number(), width > 0, height > 0
    else { return "malformed viewBox" }
    // Other proportions would make a symbol beside text extremely long.
    guard (1 / Self.steepest...Self.steepest).contains(width / height) else {
      return "a viewBox far too narrow"
    }
    viewBox = CGRect(x: x, y: y, width: width, height: height)
    return nil
  }

  private func style(_ attributes: [String: String]) -> Style {
    var style = styles.last ?? Style()
    var values = attributes
    // style="fill:none;stroke:currentColor"
    for declaration in (attributes["style"] ?? "").split(separator: ";") {
      let sides = declaration.split(separator: ":", maxSplits: 1)
      guard sides.count == 2 else { continue }
      values[sides[0].trimmingCharacters(in: .whitespaces)] = sides[1].trimmingCharacters(in: .whitespaces)
    }
    if let fill = values["fill"] { style.fills = fill != "none" }
    if let stroke = values["stroke"] { style.strokes = stroke != "none" }
    if let rule = values["fill-rule"] { style.isEvenOdd = rule == "evenodd" }
    if let width = Self.length(values["stroke-width"]) { style.stroke.lineWidth = width }
    if let limit = Self.length(values["stroke-miterlimit"]) { style.stroke.miterLimit = limit }
    switch values["stroke-linecap"] {
    case "butt": style.stroke.lineCap = .butt
    case "round": style.stroke.lineCap = .round
    case "square": style.stroke.lineCap = .square
    default: break
    }
    switch values["stroke-linejoin"] {
    case "miter": style.stroke.lineJoin = .miter
    case "round": style.stroke.lineJoin = .round
    case "bevel": style.stroke.lineJoin = .bevel
    default: break
    }
    return style
  }

  private mutating func add(_ path: Path, _ style: Style) {
    guard style.fills || style.strokes, !path.isEmpty else { return }
    parts.append(
      SymbolArtwork.Part(
        path: path, fill: style.fills ? FillStyle(eoFill: style.isEvenOdd) : nil,
        stroke: style.strokes ? style.stroke : nil))
  }

  private func polygon(_ points: String, closed: Bool) -> Path? {
    var scanner = SVGNumberScanner(points)
    var path = Path()
    while scanner.peek() != nil {
      guard let x = scanner.number(), let y = scanner.number() else { return nil }
      let point = CGPoint(x: x, y: y)
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    if closed && !path.isEmpty { path.closeSubpath() }
    return path
  }

  private static func length(_ text: String?) -> CGFloat? {
    guard let text else { return nil }
    var scanner = SVGNumberScanner(text)
    return scanner.number()
  }
}
