import Foundation
import Graphics
import Testing

@testable import ViewTree

/// How the pixels of a picture come into sight, looked at in every frame.
@MainActor struct PictureArrivalTests {
  /// One picture, whose pixels come when the test says.
  private final class LateImages: ImageProvider {
    var isThere = false
    var isDamaged = false
    let source = ImageSource.file("late")
    func image(named name: String, bundle: Bundle?, darkMode: Bool) -> ImageInfo? {
      var info = ImageInfo(source: source, size: CGSize(width: 40, height: 40))
      info.isOpaque = name == "opaque"
      return info
    }
    func image(atPath path: String) -> ImageInfo? { nil }
    func symbol(named name: String) -> SymbolArtwork? { nil }
    func color(named name: String, bundle: Bundle?, darkMode: Bool) -> RGBA? { nil }
    func hasPixels(_ source: ImageSource, size: CGSize) -> Bool { isThere || isDamaged }
    func isUndecodable(_ source: ImageSource) -> Bool { isDamaged }
  }

  /// What the frame shows of the picture and of what stands in for it: opacities; nil: nothing.
  private func shown(_ list: DisplayList) -> (sharp: Double?, standIn: Double?) {
    var result: (sharp: Double?, standIn: Double?) = (nil, nil)
    for item in list.items {
      guard case .image(let image) = item.content else { continue }
      if image.isStandIn { result.standIn = item.opacity } else { result.sharp = item.opacity }
    }
    return result
  }

  private func host(_ images: LateImages, _ name: String) -> ViewHost {
    ViewHost(
      root: Image(name).resizable(), size: CGSize(width: 80, height: 80), scale: 1,
      services: HostServices(fonts: FakeFonts(), images: images), timers: TimerQueue())
  }

  @Test(arguments: ["opaque", "transparent"])
  func m04_pixelsThatComeFadeOverWhatStoodInForThem(_ name: String) {
    let images = LateImages()
    let host = host(images, name)
    for _ in 0..<5 {
      let before = shown(host.frame())
      #expect(before.sharp == nil && before.standIn == 1)
      host.timers.advance(to: host.timers.now + 0.01)
    }
    images.isThere = true
    host.resourcesChanged()
    var (opacities, last) = ([Double](), 0.0)
    let start = host.timers.now
    while host.needsFrame, opacities.count < 100 {
      let now = shown(host.frame())
      let opacity = now.sharp ?? 0
      #expect(opacity >= last && opacity - last < 0.35)
      // Where nothing shines through the picture nothing shines through the fade.
      #expect(opacity == 1 || now.standIn == (name == "opaque" ? 1 : 1 - opacity))
      opacities.append(opacity)
      last = opacity
      host.timers.advance(to: host.timers.now + 0.01)
    }
    #expect(last == 1 && shown(host.frame()).standIn == nil)
    #expect(opacities.count > 5 && host.timers.now - start <= 0.16)
    #expect(host.isAtRest)
  }

  @Test(arguments: ["opaque", "transparent"])
  func m04_whatStoodInForADamagedPictureFades(_ name: String) {
    let images = LateImages()
    let host = host(images, name)
    #expect(shown(host.frame()).standIn == 1)
    images.isDamaged = true
    host.resourcesChanged()
    var opacities = [1.0]
    while host.needsFrame, opacities.count < 100 {
      opacities.append(shown(host.frame()).standIn ?? 0)
      host.timers.advance(to: host.timers.now + 0.01)
    }
    #expect(opacities.count > 5 && opacities.last == 0)
    for (before, after) in zip(opacities, opacities.dropFirst()) {
      #expect(after <= before && before - after < 0.35, "\(opacities)")
    }
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func m04_whatStandsInForUnknownPixelsSuitsTheAppearance(_ scheme: ColorScheme) throws {
    let images = LateImages()
    let host = ViewHost(
      root: Image("opaque").resizable().environment(\.colorScheme, scheme),
      size: CGSize(width: 80, height: 80),
      scale: 1, services: HostServices(fonts: FakeFonts(), images: images), timers: TimerQueue())
    let ground = try #require(
      host.frame().items.lazy.compactMap {
        if case .image(let image) = $0.content { image.ground } else { nil }
      }
      .first)
    // The system's grey 5: nothing glares in the dark.
    #expect(abs(ground.red - (scheme == .dark ? 44 : 229) / 255) < 0.01)
    #expect(abs(ground.blue - (scheme == .dark ? 46 : 234) / 255) < 0.01)
  }

  @Test func m04_aPictureWhosePixelsAreThereIsShownAtOnce() {
    let images = LateImages()
    images.isThere = true
    let host = host(images, "opaque")
    #expect(shown(host.frame()) == (1, nil))
    #expect(host.isAtRest)
  }
}
