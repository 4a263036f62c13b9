import Foundation
import Graphics

/// Reads the path data of SVG: every command, absolute and relative, arcs included.
struct SVGPathParser {
  private var scanner: SVGNumberScanner
  private var path = Path()
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  /// The last control point of a cubic (or quadratic) curve, for the smooth commands.
  private var cubicControl: CGPoint?
  private var quadControl: CGPoint?

  /// The path of a `d` attribute; nil: malformed.
  static func path(_ data: String) -> Path? {
    var parser = SVGPathParser(scanner: SVGNumberScanner(data))
    return parser.parse()
  }

  private init(scanner: SVGNumberScanner) { self.scanner = scanner }

  private mutating func parse() -> Path? {
    var command: UInt8 = 0
    while let next = scanner.peek() {
      if let letter = scanner.letter() {
        command = letter
      } else if command == 0 {
        return nil
      } else if next == 0 {
        return nil
      }
      guard run(command) else { return nil }
      // Further coordinates after a move are lines; after a close there are none.
      switch command {
      case UInt8(ascii: "M"): command = UInt8(ascii: "L")
      case UInt8(ascii: "m"): command = UInt8(ascii: "l")
      case UInt8(ascii: "Z"), UInt8(ascii: "z"): command = 0
      default: break
      }
    }
    return path
  }

  private mutating func run(_ command: UInt8) -> Bool {
    let isRelative = command >= UInt8(ascii: "a")
    let origin = isRelative ? current : .zero
    if path.isEmpty, command | 0x20 != UInt8(ascii: "m") { return false }
    var (cubic, quad): (CGPoint?, CGPoint?) = (nil, nil)
    defer { (cubicControl, quadControl) = (cubic, quad) }
    switch command | 0x20 {
    case UInt8(ascii: "m"):
      guard let p = point(origin) else { return false }
      path.move(to: p)
      (start, current) = (p, p)
    case UInt8(ascii: "l"):
      guard let p = point(origin) else { return false }
      line(to: p)
    case UInt8(ascii: "h"):
      guard let x = scanner.number() else { return false }
      line(to: CGPoint(x: origin.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = scanner.number() else { return false }
      line(to: CGPoint(x: current.x, y: origin.y + y))
    case UInt8(ascii: "c"):
      guard let c1 = point(origin), let c2 = point(origin), let p = point(origin) else { return false }
      path.addCurve(to: p, control1: c1, control2: c2)
      (cubic, current) = (c2, p)
    case UInt8(ascii: "s"):
      guard let c2 = point(origin), let p = point(origin) else { return false }
      path.addCurve(to: p, control1: mirrored(cubicControl), control2: c2)
      (cubic, current) = (c2, p)
    case UInt8(ascii: "q"):
      guard let c = point(origin), let p = point(origin) else { return false }
      path.addQuadCurve(to: p, control: c)
      (quad, current) = (c, p)
    case UInt8(ascii: "t"):
      guard let p = point(origin) else { return false }
      let c = mirrored(quadControl)
      path.addQuadCurve(to: p, control: c)
      (quad, current) = (c, p)
    case UInt8(ascii: "a"):
      guard let rx = scanner.number(), let ry = scanner.number(), let angle = scanner.number(),
        let large = scanner.flag(), let sweep = scanner.flag(), let p = point(origin)
      else { return false }
      SVGArc(
        from: current, to: p, radii: CGSize(width: abs(rx), height: abs(ry)), rotation: angle * .pi / 180,
        isLarge: large, sweeps: sweep
      ).append(to: &path)
      current = p
    case UInt8(ascii: "z"):
      path.closeSubpath()
      current = start
    default: return false
    }
    return true
  }

  private mutating func line(to p: CGPoint) {
    path.addLine(to: p)
    current = p
  }

  private mutating func point(_ origin: CGPoint) -> CGPoint? {
    guard let x = scanner.number(), let y = scanner.number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  private func mirrored(_ control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }
}
