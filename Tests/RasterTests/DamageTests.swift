import Foundation
import Graphics
import Raster
import Testing

@MainActor @Suite struct DamageTests {
  @Test func aNewTargetIsPaintedAsAWholeAndAnUnchangedOneNotAtAll() {
    let canvas = Canvas(100, 80)
    let items = [box(1, rect(10, 10, 20, 20), red)]
    #expect(canvas.render(items) == [PixelRect(x: 0, y: 0, width: 100, height: 80)])
    #expect(canvas.render(items).isEmpty)
    #expect(canvas.renderer.statistics.itemsPainted == 0)
    canvas.renderer.invalidate()
    #expect(canvas.render(items).count == 1)
  }

  @Test func aMovedItemDamagesWhereItWasAndWhereItIs() {
    let canvas = Canvas(200, 200)
    canvas.render([box(1, rect(0, 0, 200, 50), blue), box(2, rect(10, 60, 30, 30), red)])
    let damage = canvas.render([box(1, rect(0, 0, 200, 50), blue), box(2, rect(150, 160, 30, 30), red)])
    #expect(
      damage == [
        PixelRect(x: 10, y: 60, width: 30, height: 30), PixelRect(x: 150, y: 160, width: 30, height: 30),
      ])
    #expect(canvas[12, 62] == 0xFFFF_FFFF)
    #expect(canvas[152, 162] == 0xFFFF_0000)
  }

  @Test func aMoveByLessThanAPixelDamagesNothing() {
    let canvas = Canvas(100, 100)
    canvas.render([box(1, rect(10, 10, 20, 20), red)])
    #expect(canvas.render([box(1, rect(10.2, 10.3, 20, 20), red)]).isEmpty)
  }

  @Test func anItemThatGoesDamagesItsPlaceAlone() {
    let canvas = Canvas(100, 100)
    canvas.render([box(1, rect(10, 10, 20, 20), red), box(2, rect(60, 60, 20, 20), red)])
    #expect(
      canvas.render([box(2, rect(60, 60, 20, 20), red)]) == [PixelRect(x: 10, y: 10, width: 20, height: 20)])
  }

  @Test func itemsThatChangePlacesAreRepainted() {
    let canvas = Canvas(100, 100)
    let a = box(1, rect(10, 10, 40, 40), red)
    let b = box(2, rect(30, 30, 40, 40), blue)
    canvas.render([a, b])
    #expect(canvas[40, 40] == 0xFF00_00FF)
    canvas.render([b, a])
    #expect(canvas[40, 40] == 0xFFFF_0000)
  }

  @Test func oneItemOfAGroupDamagesItselfAlone() {
    let canvas = Canvas(200, 200)
    func scene(_ x: CGFloat) -> [DisplayItem] {
      [group(9, [box(1, rect(0, 0, 100, 50), blue), box(2, rect(x, 100, 20, 20), red)], opacity: 0.5)]
    }
    canvas.render(scene(10))
    let damage = canvas.render(scene(40))
    let pixels = damage.reduce(0) { $0 + $1.width * $1.height }
    #expect(pixels <= 200 * 150)
    let straight = Canvas(200, 200)
    func plain(_ x: CGFloat) -> [DisplayItem] {
      [group(9, [box(1, rect(0, 0, 100, 50), blue), box(2, rect(x, 100, 20, 20), red)])]
    }
    straight.render(plain(10))
    #expect(
      straight.render(plain(40)) == [
        PixelRect(x: 10, y: 100, width: 50, height: 20)
      ])
  }

  @Test func theWhiteBetweenTextsIsNotDamaged() {
    let canvas = Canvas(400, 400)
    let a = layout("left")
    let b = layout("right")
    canvas.render([text(1, a, at: 10, 10), text(2, b, at: 300, 10)])
    let damage = canvas.render([text(1, a, at: 10, 13), text(2, b, at: 300, 13)])
    #expect(damage.count == 2)
    #expect(damage.allSatisfy { $0.width <= 30 && $0.height <= 10 })
  }

  @Test func manySmallChangesAreMergedToABoundedNumber() {
    let canvas = Canvas(1000, 1000)
    func scene(_ color: RGBA) -> [DisplayItem] {
      (0..<2500).map { (i: Int) -> DisplayItem in
        let (x, y) = (CGFloat(i % 50 * 20), CGFloat(i / 50 * 20))
        return box(UInt32(i), rect(x, y, 3, 3), color)
      }
    }
    canvas.render(scene(red))
    let damage = canvas.render(scene(blue))
    #expect(!damage.isEmpty && damage.count <= 96)
    #expect(
      PictureComparison(canvas.bitmap, canvas.renderer.paintAll(canvas.list(scene(blue)), scale: 1)!).isSame)
  }

  @Test func aBackgroundThatChangesRepaintsEverything() {
    let canvas = Canvas(50, 50)
    canvas.render([])
    #expect(canvas.render([], background: blue) == [PixelRect(x: 0, y: 0, width: 50, height: 50)])
    #expect(canvas[7, 7] == 0xFF00_00FF)
  }

  @Test func aPictureThatArrivesRepaintsWhatShowsIt() {
    let canvas = Canvas(100, 100)
    let source = ImageSource.file("late.jpg")
    let item = DisplayItem(
      id: DisplayID(node: 1),
      content: .image(
        ImageContent(source: source, imageSize: CGSize(width: 4, height: 4), rect: rect(10, 10, 20, 20))))
    canvas.render([item, box(2, rect(60, 60, 10, 10), red)])
    #expect(canvas[15, 15] == 0xFFE5_E5EA)
    #expect(canvas.render([item, box(2, rect(60, 60, 10, 10), red)]).isEmpty)
    canvas.pictures.pictures[source] = DecodedPicture(
      width: 4, height: 4, pixels: [UInt8](repeating: 255, count: 64))
    canvas.renderer.invalidate(source: source)
    let damage = canvas.render([item, box(2, rect(60, 60, 10, 10), red)])
    #expect(damage == [PixelRect(x: 10, y: 10, width: 20, height: 20)])
    #expect(canvas[15, 15] == 0xFFFF_FFFF)
  }
}
