import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

@MainActor struct MeshGradientTests {
  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  /// The picture that a view in a square of 100 points is filled with.
  private func bitmap<V: View>(_ view: V) -> Bitmap? {
    let tester = ViewTester(view, size: CGSize(width: 100, height: 100))
    tester.settle()
    _ = tester.runner.paint()
    let bitmaps = tester.displayList.items.compactMap { item -> Bitmap? in
      guard case .fill(_, .image(let image), _) = item.content, case .bitmap(let bitmap) = image.source else {
        return nil
      }
      return bitmap
    }
    return bitmaps.first
  }

  /// The pixel at a place of it.
  private func pixel<V: View>(_ view: V, x: Int, y: Int) -> [Int] {
    guard let bitmap = bitmap(view) else { return [] }
    let start = 4 * (y * bitmap.height / 100 * bitmap.width + x * bitmap.width / 100)
    return (0..<4).map { Int(bitmap.pixels[start + $0]) }
  }

  @Test func cornersHaveTheirColours() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: Self.corners,
      colors: [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
        .white,
      ])
    let first = pixel(mesh, x: 0, y: 0)
    #expect(first[2] > 250 && first[0] < 5 && first[1] < 5)
    let second = pixel(mesh, x: 99, y: 0)
    #expect(second[1] > 250 && second[2] < 5)
    let third = pixel(mesh, x: 0, y: 99)
    #expect(third[0] > 250 && third[2] < 5)
    let middle = pixel(mesh, x: 50, y: 50)
    #expect(middle[0...2].allSatisfy { abs($0 - 128) < 6 })
  }

  @Test func noPixelIsLeftOut() {
    let mesh = MeshGradient(
      width: 3, height: 3,
      points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.8, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
      colors: Array(repeating: .white, count: 9))
    #expect(bitmap(mesh)?.pixels.allSatisfy { $0 == 255 } == true)
  }

  @Test func whereNoPatchIsTheBackgroundLies() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0.4, 0.4], [0.6, 0.4], [0.4, 0.6], [0.6, 0.6]],
      colors: Array(repeating: .white, count: 4), background: .black)
    #expect(pixel(mesh, x: 10, y: 10) == [0, 0, 0, 255])
    #expect(pixel(mesh, x: 50, y: 50) == [255, 255, 255, 255])
  }

  @Test func aMeshThatIsIncompleteIsItsBackground() {
    let mesh = MeshGradient(width: 3, height: 2, points: Self.corners, colors: [.red], background: .black)
    #expect(pixel(mesh, x: 10, y: 10).isEmpty)
  }

  @Test func bezierPointsAndSmoothness() {
    let points = Self.corners.map {
      MeshGradient.BezierPoint(
        position: $0, leadingControlPoint: $0, topControlPoint: $0, trailingControlPoint: $0,
        bottomControlPoint: $0)
    }
    let colors: [Color] = [.black, .white, .black, .white]
    let even = MeshGradient(width: 2, height: 2, points: Self.corners, colors: colors, smoothsColors: false)
    let smooth = MeshGradient(width: 2, height: 2, points: Self.corners, colors: colors)
    let curved = MeshGradient(width: 2, height: 2, bezierPoints: points, colors: colors)
    #expect(abs(pixel(even, x: 25, y: 50)[0] - 64) < 6)
    #expect(pixel(smooth, x: 25, y: 50)[0] < 50)
    #expect(abs(pixel(curved, x: 50, y: 50)[0] - 128) < 6)
  }

  @Test func theSameMeshIsNotPaintedAgain() {
    struct Scene: View {
      @State private var count = 0
      var body: some View {
        Button("count \(count)") { count += 1 }
          .frame(width: 80, height: 40)
          .background(
            MeshGradient(
              width: 2, height: 2, points: MeshGradientTests.corners, colors: [.red, .blue, .green, .white]))
      }
    }
    let tester = ViewTester(Scene(), size: CGSize(width: 100, height: 100))
    tester.settle()
    func bitmap() -> Bitmap? {
      for item in tester.displayList.items {
        if case .fill(_, .image(let image), _) = item.content, case .bitmap(let bitmap) = image.source {
          return bitmap
        }
      }
      return nil
    }
    let before = bitmap()
    tester.tap("count 0")
    tester.settle()
    #expect(before != nil)
    #expect(before == bitmap())
  }

  @Test func pointsMoveByTheirAnimation() {
    struct Scene: View {
      @State private var x: Float = 0.2
      var body: some View {
        MeshGradient(
          width: 3, height: 2, points: [[0, 0], [x, 0], [1, 0], [0, 1], [x, 1], [1, 1]],
          colors: [.white, .black, .white, .white, .black, .white]
        )
        .onTapGesture { withAnimation(.linear(duration: 1)) { x = 0.8 } }
      }
    }
    let tester = ViewTester(Scene(), size: CGSize(width: 100, height: 100))
    tester.settle()
    /// The darkest column in the middle row.
    func darkest() -> Double {
      for item in tester.displayList.items {
        guard case .fill(_, .image(let image), _) = item.content, case .bitmap(let bitmap) = image.source
        else { continue }
        let row = bitmap.height / 2 * bitmap.width
        let best = (0..<bitmap.width).min { bitmap.pixels[4 * (row + $0)] < bitmap.pixels[4 * (row + $1)] }
        return Double(best ?? 0) / Double(bitmap.width)
      }
      return -1
    }
    #expect(abs(darkest() - 0.2) < 0.05)
    tester.tap(CGPoint(x: 50, y: 50))
    tester.advance(by: 0.5)
    #expect(darkest() > 0.3 && darkest() < 0.7)
    tester.settle()
    #expect(abs(darkest() - 0.8) < 0.05)
  }
}
