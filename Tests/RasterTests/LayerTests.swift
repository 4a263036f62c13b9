import Foundation
import Graphics
@testable import Raster
import Testing

@testable import ViewTree

/// Layers: what moves as a whole.
@MainActor @Suite struct LayerTests {
  private func layer(
    _ id: UInt32, _ items: [DisplayItem], motion: CGVector = .zero, at place: CGPoint = .zero,
    clips: [DisplayClip] = []
  ) -> DisplayItem {
    DisplayItem(
      id: DisplayID(node: id), transform: .translation(x: place.x + motion.dx, y: place.y + motion.dy),
      clips: clips, content: .group(GroupContent(items: items, motion: motion)))
  }

  private var rows: [DisplayItem] {
    (0..<8).map { (row: UInt32) -> DisplayItem in
      let square = box(200 + row, rect(4, 2, 12, 12), row.isMultiple(of: 2) ? red : blue)
      let text = DisplayItem(
        id: DisplayID(node: 300 + row), transform: .translation(x: 20, y: 3),
        content: .text(TextContent(layout: layout("row", size: 10), origin: .zero)))
      return layer(100 + row, [square, text], at: CGPoint(x: 0, y: CGFloat(row) * 16.25))
    }
  }

  private func list(_ offset: CGFloat) -> DisplayItem {
    let clip = DisplayClip(path: Path(rect(0, 10, 100, 80)), transform: ProjectionTransform())
    return layer(1, rows, motion: CGVector(dx: 0, dy: -offset), at: CGPoint(x: 0, y: 10.4), clips: [clip])
  }

  @Test(arguments: [1, 2] as [CGFloat]) func layersLookLikeTheirItems(_ scale: CGFloat) {
    let (layered, flat) = (Canvas(200, 200), Canvas(200, 200))
    for offset in [0, 3, 17, 40, 12, 0] as [CGFloat] {
      layered.render([list(offset)], scale: scale)
      flat.render(layered.list([list(offset)], scale: scale).items, scale: scale)
      #expect(PictureComparison(layered.bitmap, flat.bitmap).isSame, "offset \(offset)")
    }
  }

  @Test func whatMovesAsAWholeIsNotPreparedAgain() {
    let canvas = Canvas(200, 200)
    canvas.render([list(0)])
    canvas.render([list(7)])
    #expect(canvas.renderer.statistics.itemsPrepared == 1)
    #expect(canvas.renderer.statistics.picturesMade == 0)
    canvas.render([list(7)])
    #expect(canvas.renderer.statistics.itemsPrepared == 0)
  }

  @Test func motionGoesToWholePixels() {
    let (a, b) = (Canvas(200, 200), Canvas(200, 200))
    a.render([list(6.8)])
    b.render([list(7.2)])
    #expect(PictureComparison(a.bitmap, b.bitmap).isSame)
  }

  @Test func aPlaneThatMovesDamagesItsEdgesAlone() {
    let canvas = Canvas(200, 200)
    func sheet(_ y: CGFloat) -> DisplayItem {
      layer(1, [box(2, rect(0, 0, 200, 300), red)], motion: CGVector(dx: 0, dy: y))
    }
    canvas.render([sheet(20)])
    let damage = canvas.render([sheet(25)])
    #expect(damage == [PixelRect(x: 0, y: 20, width: 200, height: 5)])
  }

  @Test func whatChangesUnderAnOpaquePlaneDamagesNothing() {
    let canvas = Canvas(200, 200)
    func scene(_ shade: Double, _ y: CGFloat) -> [DisplayItem] {
      [
        box(1, rect(0, 0, 200, 200), RGBA(red: 0, green: 0, blue: 0, alpha: Float(shade))),
        layer(2, [box(3, rect(0, 0, 200, 300), red)], motion: CGVector(dx: 0, dy: y)),
      ]
    }
    canvas.render(scene(0.2, 60))
    canvas.render(scene(0.3, 62))
    #expect(canvas.renderer.statistics.pixelsDamaged == 200 * 62)
  }

  @Test func aGroupThatIsEqualInOtherStorageIsLookedIntoOnce() throws {
    func made() -> DisplayItem { group(1, [group(2, [box(3, rect(0, 0, 4, 4), red)])]) }
    let state = ItemState(made())
    let other = made()
    #expect(state.isUnchanged(other))
    guard case .group(let kept) = state.item.content, case .group(let given) = other.content else {
      Issue.record("neither is a group")
      return
    }
    #expect(kept.items.isStorage(of: given.items))
  }
}
