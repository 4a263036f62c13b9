import Foundation
import Raster
import Testing
import ViewTree

/// Painting what changed must give, byte for byte, what painting everything gives.
@MainActor @Suite struct RandomSceneTests {
  private struct Maker {
    var random: Seeded
    let layouts = (0..<6).map { layout(["one", "two words", "three", "a longer line", "5", "six six"][$0]) }
    let bitmap = Bitmap(
      width: 8, height: 8,
      pixels: (0..<64).flatMap { i -> [UInt8] in [UInt8(i * 4), UInt8(255 - i * 4), 128, 255] })

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

  @Test(arguments: [1, 1.5, 2] as [CGFloat]) func paintingTheDamageIsPaintingEverything(_ scale: CGFloat)
    throws
  {
    for seed in 1...12 {
      var maker = Maker(random: Seeded(state: UInt64(seed) &* 7919))
      let canvas = Canvas(Int(200 * scale), Int(200 * scale))
      var next: UInt32 = 20
      var items = (1...14).map { maker.item(UInt32($0)) }
      for step in 0..<16 {
        let before = canvas.bitmap
        let damage = canvas.render(items, scale: scale)
        let all = try #require(canvas.renderer.paintAll(canvas.list(items, scale: scale), scale: scale))
        let comparison = PictureComparison(canvas.bitmap, all)
        #expect(
          comparison.isSame,
          "seed \(seed) step \(step): \(comparison.differingPixels) pixels, by \(comparison.largestDifference)"
        )
        guard comparison.isSame else { return }
        let turned = canvas.ring?.render(canvas.list(items, scale: scale), scale: scale)
        #expect(
          turned.map { PictureComparison($0, all).isSame } ?? true, "seed \(seed) step \(step) in a ring")
        expectOutsideUntouched(before, canvas.bitmap, damage)
        maker.change(&items, next: &next)
      }
      // A renderer that knows nothing of the past agrees too.
      let fresh = Canvas(Int(200 * scale), Int(200 * scale))
      canvas.render(items, scale: scale)
      fresh.render(items, scale: scale)
      #expect(PictureComparison(canvas.bitmap, fresh.bitmap).isSame)
    }
  }

  private func expectOutsideUntouched(_ before: Bitmap, _ after: Bitmap, _ damage: [PixelRect]) {
    // With the damage taken over, what was there before is what is there now.
    var patched = before.pixels
    for r in damage {
      for y in r.y..<r.y + r.height {
        let row = (y * after.width + r.x) * 4..<(y * after.width + r.x + r.width) * 4
        patched.replaceSubrange(row, with: after.pixels[row])
      }
    }
    #expect(patched == after.pixels)
  }

  @Test func numbersThatAreNoneNeitherCrashNorHang() {
    let canvas = Canvas(100, 100)
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e12, 0, 1e-300, 5e6]
    var items: [DisplayItem] = [box(1, rect(10, 10, 10, 10), red)]
    var id: UInt32 = 10
    for (i, a) in odd.enumerated() {
      for (j, b) in odd.enumerated() {
        let r = CGRect(x: a, y: b, width: b, height: a)
        let contents: [DisplayContent] = [
          .fill(Path(r), .color(red.opacity(Double(a))), FillStyle()),
          .fill(Path(ellipseIn: r), .color(red.opacity(0.1)), FillStyle()),
          .fill(
            Path(roundedRect: rect(0, 0, 50, 50), cornerRadius: a), .color(red.opacity(0.1)), FillStyle()),
          .stroke(
            Path { p in
              p.move(to: CGPoint(x: a, y: 0))
              p.addLine(to: CGPoint(x: 50, y: b))
            }, .color(blue.opacity(0.1)), StrokeStyle(lineWidth: a, dash: [b, 1e-9])),
          .image(ImageContent(source: .file("x"), imageSize: CGSize(width: a, height: b), rect: r)),
          .text(TextContent(layout: layout("odd", size: 10), origin: CGPoint(x: a, y: b))),
          .fill(
            Path(rect(0, 0, 50, 50)),
            .radialGradient(
              [GradientStop(color: red, location: a), GradientStop(color: .clear, location: b)],
              center: CGPoint(x: a, y: b), startRadius: a, endRadius: b), FillStyle()),
          .group(
            GroupContent(
              items: [box(7, rect(0, 0, 20, 20), blue)],
              effects: [
                .blur(radius: a, opaque: false),
                .shadow(color: blue, radius: b, offset: CGSize(width: a, height: b)),
              ])),
        ]
        // Blurs of the widest kind take long in a debug build: each radius once.
        for content in contents.prefix(i == j ? 8 : 7) {
          id += 1
          var matrix = ProjectionTransform()
          matrix.m31 = id % 3 == 0 ? a : 0
          matrix.m13 = id % 5 == 0 ? b : 0
          matrix.m11 = id % 7 == 0 ? b : 1
          items.append(
            DisplayItem(
              id: DisplayID(node: id), transform: matrix, opacity: id % 11 == 0 ? Double(a) : 0.5,
              clips: id % 13 == 0
                ? [DisplayClip(path: Path(r), transform: ProjectionTransform())] : [], content: content))
        }
      }
    }
    canvas.render(items)
    for index in 0..<items.count where items[index].content != items[0].content { items[index].opacity = 0.4 }
    canvas.render(items)
    canvas.render([box(1, rect(10, 10, 10, 10), red)])
    #expect(canvas[15, 15] == 0xFFFF_0000 && canvas[5, 5] == 0xFFFF_FFFF)
    #expect(canvas.render([], scale: .nan).isEmpty)
  }
}
