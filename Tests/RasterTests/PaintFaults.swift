import Raster
import SDLHost
import SwiftUI
import ViewTreeTesting

/// Paints each frame of `body` as a change of the one before, also into a ring, and anew, and tells the frames that
/// differ. `tolerance`: by how much a channel may differ, of 255.
@MainActor func paintFaults<V: View>(_ view: V, tolerance: Int = 0, _ body: (ViewTester) -> Void) -> [String]
{
  let fonts = FontLibrary()
  let pictures = TestPictures()
  let tester = ViewTester(view, scale: 1)
  tester.settle()
  let (width, height) = (390, 844)
  let kept = PixelBuffer(width: width, height: height)
  let screen = Screen(width, height)
  let renderer = SoftwareRenderer(pictures: pictures, glyphs: fonts)
  let ring = RingCanvas(width, height, pictures, fonts)
  var faults: [String] = []
  tester.onFrame = { tester in
    let list = tester.displayList
    screen.present(renderer.render(list, scale: 1, into: kept.target), of: kept.target)
    let turned = ring?.render(list, scale: 1)
    let fresh = PixelBuffer(width: width, height: height)
    _ = SoftwareRenderer(pictures: pictures, glyphs: fonts).render(list, scale: 1, into: fresh.target)
    for (name, picture) in [
      ("kept", Bitmap(kept.target)), ("turned", turned), ("shown", screen.bitmap),
      ("turned and shown", ring?.screen.bitmap),
    ] {
      guard let picture else { continue }
      let difference = ChannelDifference(picture, Bitmap(fresh.target))
      if difference.largest > tolerance { faults.append("\(name) at \(tester.now): \(difference)") }
    }
  }
  body(tester)
  return faults
}
