import Foundation
import Graphics
import Raster
import Testing

@testable import ViewTree

/// Layers in layers whose pixels are carried along: what goes its own way in them, or stays where it is while all round
/// it moves, is painted as painting everything paints it.
@MainActor @Suite struct NestedCarryTests {
  /// A layer in a random tree: figures and layers, back to front.
  private struct Branch {
    let id: UInt32
    var figures: [(rect: CGRect, color: RGBA)] = []
    var place = CGPoint.zero
    var motion = CGVector.zero
    var clip: CGRect?
    var children: [Branch] = []
    /// Whether it is pinned: it takes back what its ancestors move by.
    var isPinned = false

    func item() -> DisplayItem {
      let own = figures.indices.map { index in
        fill(id + UInt32(index) + 1, Path(figures[index].rect), .color(figures[index].color))
      }
      let clips = clip.map { [DisplayClip(path: Path($0), transform: ProjectionTransform())] } ?? []
      return DisplayItem(
        id: DisplayID(node: id), transform: .translation(x: place.x + motion.dx, y: place.y + motion.dy),
        clips: clips,
        content: .group(GroupContent(items: own + children.map { $0.item() }, motion: motion)))
    }
  }

  /// Trees by chance, and what happens to them from one frame to the next.
  private struct Forest {
    var random: Seeded
    var nextID: UInt32 = 1

    init(_ seed: Int) { random = Seeded(state: UInt64(seed) &* 7_368_787) }

    mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    mutating func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }
    mutating func color() -> RGBA {
      [red, green, blue, .white, .black, RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5)]
        .randomElement(using: &random) ?? red
    }

    mutating func branch(_ depth: Int) -> Branch {
      var result = Branch(id: nextID)
      nextID += 20
      for _ in 0..<Int.random(in: 1...(depth == 0 ? 8 : 3), using: &random) {
        result.figures.append(
          (rect(number(0...150), number(0...300), number(6...150), number(6...90)), color()))
      }
      if depth == 0, chance(0.5) { result.figures.insert((rect(0, -400, 200, 1200), .white), at: 0) }
      result.place = CGPoint(x: number(0...30), y: number(0...60))
      result.isPinned = chance(0.6)
      if chance(0.2) { result.clip = rect(0, number(0...40), 200, number(60...300)) }
      if depth < 2 {
        for _ in 0..<Int.random(in: 1...3, using: &random) { result.children.append(branch(depth + 1)) }
      }
      return result
    }

    /// `moved`: what the branch's ancestors move by in this frame.
    mutating func step(_ branch: inout Branch, moved: CGVector = .zero, isRoot: Bool = true) {
      var own = CGVector.zero
      if isRoot {
        own = CGVector(dx: chance(0.2) ? number(-6...6) * 2 : 0, dy: number(-12...12) * 2)
      } else if branch.isPinned {
        // Mostly all of it; now and then half, as what stays behind a little does.
        let part: CGFloat = chance(0.85) ? 1 : 0.5
        own = CGVector(dx: -moved.dx * part, dy: -moved.dy * part)
      } else if chance(0.2) {
        own.dy = number(-5...5) * 2
      }
      branch.motion.dx += own.dx
      branch.motion.dy += own.dy
      if chance(0.1) { branch.isPinned.toggle() }
      if chance(0.1), !branch.figures.isEmpty {
        branch.figures[Int.random(in: 0..<branch.figures.count, using: &random)].color = color()
      }
      if chance(0.05) { branch.children.reverse() }
      if chance(0.05), let clip = branch.clip { branch.clip = clip.offsetBy(dx: 0, dy: number(-8...8)) }
      for index in branch.children.indices {
        step(
          &branch.children[index], moved: CGVector(dx: moved.dx + own.dx, dy: moved.dy + own.dy),
          isRoot: false)
      }
    }
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat])
  func layersThatStayWhereTheyAreInLayersThatMove(_ scale: CGFloat) throws {
    var (moved, turned) = (0, 0)
    for seed in 1...30 {
      var forest = Forest(seed)
      var root = forest.branch(0)
      if forest.chance(0.5) { root.clip = rect(0, 10, 200, 180) }
      let canvas = Canvas(Int(200 * scale), Int(200 * scale))
      let bar = box(9000, rect(0, 170, 200, 30), green)
      let hasBar = forest.chance(0.3)
      for step in 0..<12 {
        let items = [root.item()] + (hasBar ? [bar] : [])
        moved += canvas.check(items, scale: scale, "seed \(seed) step \(step)")
        if let ring = canvas.ring, ring.ring.first != 0 { turned += 1 }
        forest.step(&root)
      }
    }
    // Pixels were carried, and pictures turned, or the test shows nothing.
    #expect(moved > 100_000)
    if Canvas(8, 8).ring != nil { #expect(turned > 0) }
  }

  /// What stays where it is costs nothing but itself.
  @Test func whatStaysWhereItIsLetsTheRestBeCarried() {
    let canvas = Canvas(200, 200)
    let rows = (0..<20).map { (row: Int) -> DisplayItem in
      box(100 + UInt32(row), rect(0, CGFloat(row) * 20, 120, 10), row % 2 == 0 ? red : blue)
    }
    func items(_ offset: CGFloat) -> [DisplayItem] {
      var root = Branch(id: 1)
      root.motion.dy = -offset
      var header = Branch(id: 40)
      header.figures = [(rect(0, 0, 200, 60), green)]
      header.motion.dy = offset
      var item = root.item()
      item.content = .group(GroupContent(items: rows + [header.item()], motion: root.motion))
      return [item]
    }
    canvas.check(items(0))
    for step in 1...8 {
      #expect(canvas.check(items(CGFloat(step) * 4), "step \(step)") > 0)
      // The strip that appears at the bottom, and what the header uncovers.
      #expect(canvas.renderer.statistics.pixelsPainted <= 4 * 4 * 200, "step \(step)")
      #expect(canvas.renderer.statistics.pixelsDamaged <= 160 * 200, "step \(step)")
    }
  }
}
