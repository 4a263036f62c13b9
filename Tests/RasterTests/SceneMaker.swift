import Foundation
import Graphics
import Raster

/// Scenes by chance, and what may happen to them from one frame to the next.
struct SceneMaker {
  var random: Seeded
  let layouts = (0..<6).map { layout(["one", "two words", "three", "a longer line 🍎", "5", "six 🍎🍎"][$0]) }
  let bitmap = Bitmap(
    width: 8, height: 8,
    pixels: (0 as UInt8..<64).flatMap { (i: UInt8) -> [UInt8] in
      let blue: UInt8 = i * 4
      return [blue, 255 - blue, 128, 255]
    })

  mutating func number(_ range: ClosedRange<Double>) -> CGFloat {
    CGFloat(Double.random(in: range, using: &random))
  }
  mutating func chance(_ of: Double) -> Bool { Double.random(in: 0..<1, using: &random) < of }

  mutating func color() -> RGBA {
    RGBA(
      red: Float(number(0...1)), green: Float(number(0...1)), blue: Float(number(0...1)),
      alpha: chance(0.5) ? 1 : Float(number(0.2...1)))
  }

  mutating func paint() -> Paint {
    let stops = [GradientStop(color: color(), location: 0), GradientStop(color: color(), location: 1)]
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return .linearGradient(stops, start: .zero, end: CGPoint(x: 40, y: 30))
    case 1: return .radialGradient(stops, center: CGPoint(x: 20, y: 20), startRadius: 2, endRadius: 30)
    case 2 where chance(0.5):
      return .backdrop(
        Backdrop(radius: number(0...8), saturation: number(0...2), veil: color().opacity(0.5), plain: color())
      )
    default: return .color(color())
    }
  }

  mutating func path() -> Path {
    // Some are large enough to hide what lies below.
    let r =
      chance(0.15)
      ? rect(0, 0, number(90...180), number(90...180)) : rect(0, 0, number(1...70), number(1...70))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return Path(ellipseIn: r)
    case 1: return Path(roundedRect: r, cornerRadius: number(1...20))
    case 2:
      return Path {
        $0.move(to: .zero)
        $0.addLine(to: CGPoint(x: r.width, y: 5))
        $0.addQuadCurve(to: CGPoint(x: 10, y: r.height), control: CGPoint(x: 30, y: 30))
        $0.closeSubpath()
      }
    default: return Path(r)
    }
  }

  mutating func transform() -> ProjectionTransform {
    let move = CGAffineTransform(translationX: number(-20...180), y: number(-20...180))
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      return ProjectionTransform(CGAffineTransform(rotationAngle: number(0...6)).concatenating(move))
    case 1:
      return ProjectionTransform(
        CGAffineTransform(scaleX: number(0.4...2), y: number(0.4...2)).concatenating(move))
    case 2:
      var m = ProjectionTransform(move)
      m.m13 = number(-0.003...0.003)
      return m
    default: return ProjectionTransform(move)
    }
  }

  mutating func clips() -> [DisplayClip] {
    guard chance(0.3) else { return [] }
    return (0...Int.random(in: 0...1, using: &random)).map { _ in
      let r = rect(0, 0, number(60...200), number(60...200))
      let path = chance(0.5) ? Path(roundedRect: r, cornerRadius: 20) : Path(r)
      return DisplayClip(path: path, transform: .translation(x: number(-10...80), y: number(-10...80)))
    }
  }

  mutating func item(_ id: UInt32, depth: Int = 0) -> DisplayItem {
    let content: DisplayContent
    switch Int.random(in: 0..<(depth < 2 ? 10 : 8), using: &random) {
    case 0, 1, 2: content = .fill(path(), paint(), FillStyle())
    case 3: content = .stroke(path(), paint(), StrokeStyle(lineWidth: number(0.5...6)))
    case 4, 5:
      content = .text(
        TextContent(layout: layouts.randomElement(using: &random)!, origin: CGPoint(x: number(0...5), y: 2))
      )
    case 6, 7:
      content = .image(
        ImageContent(
          source: .bitmap(bitmap), imageSize: CGSize(width: 8, height: 8),
          rect: rect(0, 0, number(5...60), number(5...60))))
    default:
      let items = (0..<Int.random(in: 1...4, using: &random)).map {
        item(id * 10 + UInt32($0) + 1000, depth: depth + 1)
      }
      var effects: [DisplayEffect] = []
      switch Int.random(in: 0..<6, using: &random) {
      case 0: effects = [.blur(radius: number(0.5...5), opaque: chance(0.3))]
      case 1:
        effects = [
          .shadow(color: color(), radius: number(0...6), offset: CGSize(width: 2, height: number(-4...4)))
        ]
      case 2: effects = [.mask([item(id * 10 + 900, depth: 2)])]
      case 3: effects = [.luminanceToAlpha]
      default: break
      }
      if effects.isEmpty, chance(0.6) { return layer(id, items) }
      let group = GroupContent(items: items, effects: effects)
      return DisplayItem(
        id: DisplayID(node: id),
        transform: chance(0.2)
          ? transform() : chance(0.3) ? .translation(x: number(-9...9), y: 3) : .init(),
        opacity: chance(0.5) ? 1 : Double(number(0...1)), clips: clips(), content: .group(group))
    }
    let blends: [BlendMode] = [.multiply, .screen, .plusDarker, .hue, .destinationOut]
    return DisplayItem(
      id: DisplayID(node: id), transform: transform(), opacity: chance(0.7) ? 1 : Double(number(0...1)),
      clips: clips(), blend: chance(0.1) ? blends.randomElement(using: &random)! : .normal, content: content
    )
  }

  /// A layer, most of the time one that only moves.
  mutating func layer(_ id: UInt32, _ items: [DisplayItem]) -> DisplayItem {
    let motion = CGVector(dx: number(-20...20), dy: chance(0.5) ? 3 : number(-20...20))
    return DisplayItem(
      id: DisplayID(node: id), transform: .translation(x: 5.3 + motion.dx, y: 7 + motion.dy),
      opacity: chance(0.8) ? 1 : 0.5, clips: clips(),
      content: .group(GroupContent(items: items, motion: motion)))
  }

  /// Moves a layer, by whole points half of the time.
  mutating func move(_ item: inout DisplayItem) {
    guard case .group(var group) = item.content, let motion = group.motion else { return }
    var way = CGVector(dx: number(-9...9), dy: number(-9...9))
    if chance(0.5) { way = CGVector(dx: way.dx.rounded(), dy: way.dy.rounded()) }
    group.motion = CGVector(dx: motion.dx + way.dx, dy: motion.dy + way.dy)
    item.content = .group(group)
    item.transform = item.transform.concatenating(.translation(x: way.dx, y: way.dy))
  }

  mutating func change(_ items: inout [DisplayItem], next: inout UInt32) {
    for _ in 0...Int.random(in: 0...2, using: &random) {
      let i = items.isEmpty ? 0 : Int.random(in: 0..<items.count, using: &random)
      if !items.isEmpty, chance(0.5) { move(&items[i]) }
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        next += 1
        items.insert(item(next), at: i)
      case 1 where !items.isEmpty: items.remove(at: i)
      case 2 where items.count > 1: items.swapAt(i, Int.random(in: 0..<items.count, using: &random))
      case 3 where !items.isEmpty: items[i].opacity = Double(number(0...1))
      case 4 where !items.isEmpty:
        items[i].transform = items[i].transform.concatenating(
          .translation(x: number(-3...3), y: number(-3...3)))
      case 5 where !items.isEmpty:
        if case .group(var group) = items[i].content {
          group.items[0].transform = transform()
          items[i].content = .group(group)
        } else {
          items[i] = item(items[i].id.node)
        }
      default: break
      }
    }
  }
}
