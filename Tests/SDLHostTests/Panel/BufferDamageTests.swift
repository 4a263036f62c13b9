import Raster
import Testing

@testable import SDLHost

@Suite struct BufferDamageTests {
  private let size = PixelSize(width: 200, height: 100)

  @Test func eachBufferLacksWhatChangedSinceItWasTaken() {
    var damage = BufferDamage(size: size, buffers: 2)
    let all = PixelRect(x: 0, y: 0, width: 200, height: 100)
    #expect(damage.remove(0) == [all])
    let part = PixelRect(x: 1, y: 2, width: 3, height: 4)
    damage.add([part])
    #expect(damage.remove(0) == [part])
    #expect(damage.remove(0).isEmpty)
    #expect(damage.remove(1) == [all])
    damage.addAll()
    #expect(damage.remove(1) == [all])
  }

  @Test func nothingOutsideCountsAndManyPartsBecomeOne() {
    var damage = BufferDamage(size: size, buffers: 1)
    _ = damage.remove(0)
    damage.add([
      PixelRect(x: 190, y: -5, width: 50, height: 10), PixelRect(x: 500, y: 0, width: 9, height: 9),
    ])
    #expect(damage.remove(0) == [PixelRect(x: 190, y: 0, width: 10, height: 5)])
    damage.add((0..<65).map { PixelRect(x: $0 * 2, y: 50, width: 1, height: 1) })
    #expect(damage.remove(0) == [PixelRect(x: 0, y: 50, width: 129, height: 1)])
  }
}
