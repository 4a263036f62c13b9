import Foundation
import Graphics
import SwiftUI
import Testing
import ViewTreeTesting

/// Gradients and meshes that change in an animation: their numbers move, as those of colours do.
@MainActor struct StyleMotionTests {
  enum Kind: String, CaseIterable {
    case points, stops, radius, fractions, angle, colors, named

    @MainActor @ViewBuilder func plane(_ on: Bool) -> some View {
      switch self {
      case .points: LinearGradient(colors: Self.two, startPoint: .leading, endPoint: on ? .trailing : .center)
      case .stops:
        LinearGradient(
          stops: [.init(color: .black, location: 0), .init(color: .white, location: on ? 0.2 : 0.8)],
          startPoint: .leading, endPoint: .trailing)
      case .radius: RadialGradient(colors: Self.two, center: .center, startRadius: 0, endRadius: on ? 80 : 20)
      case .fractions:
        EllipticalGradient(colors: Self.two, center: .center, endRadiusFraction: on ? 0.5 : 0.2)
      case .angle: AngularGradient(colors: Self.two, center: .center, angle: .degrees(on ? 90 : 0))
      case .colors:
        LinearGradient(colors: on ? [.white, .black] : Self.two, startPoint: .leading, endPoint: .trailing)
      case .named: Rectangle().fill((on ? Color.white : .black).gradient)
      }
    }

    static let two: [Color] = [.black, .white]
  }

  struct Plane<Content: View>: View {
    @State private var on = false
    let content: (Bool) -> Content
    var body: some View {
      VStack(spacing: 0) {
        content(on).frame(width: 100, height: 100)
        Button("go") { withAnimation(.linear(duration: 1)) { on.toggle() } }
        Button("jump") { on.toggle() }
      }
    }
  }

  /// What the first item is filled with.
  private func paint(_ tester: ViewTester) -> Paint? { paint(tester.displayList.items) }

  private func paint(_ items: [DisplayItem]) -> Paint? {
    items.lazy.compactMap { item -> Paint? in
      switch item.content {
      case .fill(_, let paint, _): paint.isColor ? nil : paint
      case .symbol(let symbol): symbol.paint
      case .group(let group): paint(group.items)
      default: nil
      }
    }.first
  }

  private func tester<V: View>(_ content: @escaping (Bool) -> V) -> ViewTester {
    let tester = ViewTester(Plane(content: content), size: CGSize(width: 200, height: 300))
    tester.settle()
    return tester
  }

  /// Before, after a quarter and three quarters of a second, and at the end: four paints that follow each other.
  private func expectMotion(_ tester: ViewTester, _ name: String) throws {
    let before = try #require(paint(tester))
    tester.tap("go")
    tester.advance(by: 0.25)
    let early = try #require(paint(tester))
    tester.advance(by: 0.5)
    let late = try #require(paint(tester))
    tester.settle()
    let after = try #require(paint(tester))
    #expect(Set([before, early, late, after]).count == 4, "\(name)")
    tester.tap("jump")
    tester.advance(by: 0.02)
    tester.settle()
    #expect(paint(tester) == before, "\(name)")
    #expect(!tester.host.isAnimating)
  }

  @Test(arguments: Kind.allCases) func aGradientMoves(_ kind: Kind) throws {
    try expectMotion(tester { kind.plane($0) }, kind.rawValue)
  }

  @Test func soItDoesInShapesTextsAndSymbols() throws {
    func style(_ on: Bool) -> LinearGradient {
      LinearGradient(colors: [on ? .red : .blue, .white], startPoint: .top, endPoint: .bottom)
    }
    try expectMotion(tester { Circle().stroke(style($0), lineWidth: 8).background(style($0)) }, "shape")
    try expectMotion(tester { Text("Words").foregroundStyle(style($0)) }, "text")
    try expectMotion(tester { Image(systemName: "heart.fill").foregroundStyle(style($0)) }, "symbol")
  }

  @Test func halfWayItsPlacesAreHalfWay() throws {
    let tester = tester { Kind.points.plane($0) }
    tester.tap("go")
    let begin = tester.now
    tester.advance(by: 0.5)
    guard case .linearGradient(_, let start, let end)? = paint(tester) else {
      Issue.record("no gradient")
      return
    }
    let part = tester.now - begin
    #expect(start.x == 0 && abs(end.x - (50 + 50 * part)) < 1.5, "\(end.x) after \(part)")
  }

  @Test func coloursOfAMeshMove() {
    let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    let tester = tester { on in
      MeshGradient(
        width: 2, height: 2, points: points, colors: Array(repeating: on ? .white : .black, count: 4))
    }
    func grey() -> Int {
      for item in tester.displayList.items {
        guard case .fill(_, .image(let image), _) = item.content, case .bitmap(let bitmap) = image.source
        else {
          continue
        }
        return Int(bitmap.pixels[0])
      }
      return -1
    }
    #expect(grey() == 0)
    tester.tap("go")
    tester.advance(by: 0.5)
    #expect((60...200).contains(grey()), "\(grey())")
    tester.settle()
    #expect(grey() == 255)
  }

  @Test func anotherKindOfStyleIsThereAtOnce() {
    let tester = tester { on in
      Rectangle().fill(
        on
          ? AnyShapeStyle(Color.red)
          : AnyShapeStyle(LinearGradient(colors: Kind.two, startPoint: .top, endPoint: .bottom))
      )
    }
    tester.tap("go")
    tester.advance(by: 0.1)
    #expect(paint(tester) == nil)
    tester.settle()
    tester.tap("go")
    tester.advance(by: 0.1)
    #expect(paint(tester) != nil)
  }
}
