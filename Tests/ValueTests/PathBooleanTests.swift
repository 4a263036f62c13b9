import Foundation
import Graphics
import Testing
import ViewTree

/// Regions that are made of others.
struct PathBooleanTests {
  private static let left = CGRect(x: 0, y: 0, width: 100, height: 100)
  private static let right = CGRect(x: 50, y: 50, width: 100, height: 100)

  /// What a polygon encloses, in square points: pieces that run clockwise as painted count, others are holes.
  private func area(_ path: Path) -> CGFloat {
    var sum: CGFloat = 0
    var points: [CGPoint] = []
    func close() {
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) { sum += a.x * b.y - a.y * b.x }
      points = []
    }
    path.forEach { element in
      switch element {
      case .move(let p):
        close()
        points = [p]
      case .line(let p): points.append(p)
      default: close()
      }
    }
    close()
    return sum / 2
  }

  private func pieces(_ path: Path) -> Int {
    path.elements.count { if case .move = $0 { true } else { false } }
  }

  @Test func twoSquaresThatOverlap() {
    let (a, b) = (Path(Self.left), Path(Self.right))
    #expect(area(a.union(b)) == 17_500)
    #expect(pieces(a.union(b)) == 1)
    #expect(a.union(b).elements.count == 9)
    #expect(a.intersection(b).boundingRect == CGRect(x: 50, y: 50, width: 50, height: 50))
    #expect(area(a.subtracting(b)) == 7_500)
    #expect(a.subtracting(b).elements.count == 7)
    #expect(area(a.symmetricDifference(b)) == 15_000)
    #expect(!a.symmetricDifference(b).contains(CGPoint(x: 75, y: 75)))
  }

  @Test func squaresThatShareASideBecomeOne() {
    let a = Path(CGRect(x: 0, y: 0, width: 50, height: 100))
    let b = Path(CGRect(x: 50, y: 0, width: 50, height: 100))
    let whole = a.union(b)
    #expect(area(whole) == 10_000)
    #expect(pieces(whole) == 1)
    #expect(a.intersection(b).isEmpty)
    #expect(area(a.subtracting(b)) == 5_000)
  }

  @Test func whatLiesInsideIsAHole() {
    let ring = Path(Self.left).subtracting(Path(CGRect(x: 25, y: 25, width: 50, height: 50)))
    #expect(area(ring) == 7_500)
    #expect(pieces(ring) == 2)
    for rule in [true, false] {
      #expect(!ring.contains(CGPoint(x: 50, y: 50), eoFill: rule))
      #expect(ring.contains(CGPoint(x: 10, y: 50), eoFill: rule))
    }
  }

  @Test func sameAndDisjointRegions() {
    let a = Path(Self.left)
    let far = Path(Self.left.offsetBy(dx: 300, dy: 0))
    #expect(area(a.union(a)) == 10_000)
    #expect(a.subtracting(a).isEmpty)
    #expect(a.symmetricDifference(a).isEmpty)
    #expect(pieces(a.union(far)) == 2)
    #expect(a.intersection(far).isEmpty)
    #expect(area(a.subtracting(far)) == 10_000)
    #expect(a.union(Path()).boundingRect == Self.left)
    #expect(Path().subtracting(a).isEmpty)
  }

  @Test func circlesMeetAsComputed() {
    let a = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    let b = Path(ellipseIn: CGRect(x: 50, y: 0, width: 100, height: 100))
    // Two circles of radius r whose middles are r apart share r² (2π/3 - √3/2).
    let lens = 2500 * (2 * CGFloat.pi / 3 - CGFloat(3).squareRoot() / 2)
    let disc = CGFloat.pi * 2500
    #expect(abs(area(a.intersection(b)) - lens) < 6)
    #expect(abs(area(a.union(b)) - (2 * disc - lens)) < 10)
    #expect(abs(area(a.subtracting(b)) - (disc - lens)) < 6)
  }

  @Test func bothRulesOfFilling() {
    // A star drawn in one go: its middle is gone round twice.
    let points = (0..<5).map { n -> CGPoint in
      let angle = CGFloat(n) * 4 * .pi / 5 - .pi / 2
      return CGPoint(x: 100 * cos(angle), y: 100 * sin(angle))
    }
    let star = Path { path in
      path.addLines(points)
      path.closeSubpath()
    }
    let whole = star.normalized(eoFill: false)
    let parted = star.normalized(eoFill: true)
    #expect(whole.contains(.zero) && pieces(whole) == 1)
    #expect(!parted.contains(.zero) && pieces(parted) == 5)
    #expect(whole.elements.count == 11)
  }

  @Test func outlinesAreCutAtRegions() {
    let line = Path { path in
      path.move(to: CGPoint(x: -50, y: 50))
      path.addLine(to: CGPoint(x: 200, y: 50))
    }
    let square = Path(Self.left)
    #expect(line.lineIntersection(square).boundingRect == CGRect(x: 0, y: 50, width: 100, height: 0))
    let outside = line.lineSubtraction(square)
    #expect(pieces(outside) == 2)
    #expect(outside.boundingRect == CGRect(x: -50, y: 50, width: 250, height: 0))
    let edge = Path(Self.right).lineIntersection(square)
    #expect(pieces(edge) == 1)
    #expect(edge.boundingRect == CGRect(x: 50, y: 50, width: 50, height: 50))
    #expect(square.lineSubtraction(Path(Self.left.offsetBy(dx: 300, dy: 0))).elements.last == .closeSubpath)
  }

  @Test func shapesAndTheirAnimatableData() {
    let shape = Circle().subtracting(Rectangle().offset(x: 50))
    let path = shape.path(in: Self.left)
    #expect(path.contains(CGPoint(x: 25, y: 50)) && !path.contains(CGPoint(x: 75, y: 50)))
    let cut = Circle().trim(from: 0, to: 0.5).union(Rectangle().trim(from: 0, to: 0.2))
    let data = cut.animatableData
    var moved = cut
    moved.animatableData.scale(by: 0)
    #expect(moved.path(in: Self.left).isEmpty)
    moved.animatableData = data
    #expect(moved.path(in: Self.left) == cut.path(in: Self.left))
  }

  @Test func pathsOfCoreGraphics() {
    let a = CGPath(rect: Self.left, transform: nil)
    let b = CGPath(rect: Self.right, transform: nil)
    #expect(area(Path(a.union(b))) == 17_500)
    #expect(a.intersects(b))
    #expect(a.subtracting(b).contains(CGPoint(x: 25, y: 25)))
    #expect(!a.subtracting(b, using: .evenOdd).contains(CGPoint(x: 75, y: 75)))
    #expect(Path(a.intersection(b)).boundingRect == CGRect(x: 50, y: 50, width: 50, height: 50))
  }

  /// The same generator in every run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 11 | state << 53
    }
  }

  @Test func everyPlaceIsWhereTheRegionsSayThatItIs() {
    var dice = Dice(state: 7)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &dice) }
    for round in 0..<30 {
      func figure() -> Path {
        switch round % 3 {
        case 0:
          Path { path in
            path.addLines((0..<7).map { _ in CGPoint(x: number(0...100), y: number(0...100)) })
            path.closeSubpath()
          }
        case 1:
          Path(
            ellipseIn: CGRect(
              x: number(0...50), y: number(0...50), width: number(5...60), height: number(5...60)))
        default:
          // Whole numbers: edges that lie on each other and corners on edges.
          Path { path in
            path.addLines(
              (0..<6).map { _ in CGPoint(x: number(0...8).rounded(), y: number(0...8).rounded()) })
            path.closeSubpath()
          }
        }
      }
      let (a, b) = (figure(), figure())
      let eoFill = round.isMultiple(of: 2)
      let results = [
        a.union(b, eoFill: eoFill), a.intersection(b, eoFill: eoFill), a.subtracting(b, eoFill: eoFill),
        a.symmetricDifference(b, eoFill: eoFill),
      ]
      let side: CGFloat = round % 3 == 2 ? 8 : 100
      for _ in 0..<80 {
        let p = CGPoint(x: number(0...side), y: number(0...side))
        // Places next to an outline may lie on either side of the lines that stand for it.
        let near = [(0.05, 0.0), (-0.05, 0), (0, 0.05), (0, -0.05)].contains { dx, dy in
          let q = CGPoint(x: p.x + dx, y: p.y + dy)
          return a.contains(q, eoFill: eoFill) != a.contains(p, eoFill: eoFill)
            || b.contains(q, eoFill: eoFill) != b.contains(p, eoFill: eoFill)
        }
        if near { continue }
        let (inA, inB) = (a.contains(p, eoFill: eoFill), b.contains(p, eoFill: eoFill))
        let wanted = [inA || inB, inA && inB, inA && !inB, inA != inB]
        for (result, isWanted) in zip(results, wanted) {
          #expect(result.contains(p) == isWanted, "round \(round), \(p)")
          #expect(result.contains(p, eoFill: true) == isWanted, "round \(round), \(p), even and odd")
        }
      }
    }
  }
}
