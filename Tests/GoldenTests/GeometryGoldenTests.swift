import Foundation
import GeometryReference
import Raster
import SwiftUI
import Testing
import Tutorials
import ViewTree
import ViewTreeTesting

/// The guide and the tutorials look the same whoever composes them. The GPU is one in memory that follows its documents.
@MainActor struct GeometryGoldenTests {
  /// What one picture has, a tester's window through the GPU's compositor.
  private func complaint(
    about tester: ViewTester, _ renderer: GeometryRenderer, _ target: ReferenceTarget, scale: CGFloat
  )
    -> String?
  {
    guard renderer.render(tester.displayList, scale: scale) != nil else { return "not painted" }
    _ = tester.runner.paint()
    let (a, b) = (target.bitmap.pixels, tester.runner.buffer.bytes)
    guard a.count == b.count else { return "another size" }
    var (sum, far) = (0, 0)
    a.withUnsafeBufferPointer { a in
      b.withUnsafeBufferPointer { b in
        for i in 0..<a.count {
          let step = abs(Int(a[i]) - Int(b[i]))
          sum += step
          if step > 8 { far += 1 }
        }
      }
    }
    let (mean, share) = (Double(sum) / Double(a.count), Double(far) / Double(a.count))
    // What may differ by more are the edges of what is turned or tilted.
    return mean < 0.08 && share < 0.004 ? nil : "mean \(mean), share \(share)"
  }

  private func renderer(_ tester: ViewTester, _ target: ReferenceTarget) -> GeometryRenderer {
    let (pictures, fonts) = (tester.runner.pictures, tester.runner.fonts)
    let renderer = GeometryRenderer(pictures: pictures, glyphs: fonts, target: target)
    renderer.symbol = { pictures.symbol(named: $0) }
    return renderer
  }

  @Test func theGuideIsTheSame() {
    let visit = GoldenVisit.phone
    let target = ReferenceTarget(Int(visit.size.width), Int(visit.size.height))
    var known: GeometryRenderer?
    visit.play { moment, tester in
      let renderer = known ?? renderer(tester, target)
      known = renderer
      let complaint = complaint(about: tester, renderer, target, scale: 1)
      #expect(complaint == nil, "\(moment): \(complaint ?? "")")
    }
  }

  /// Those that turn and tilt.
  @Test(arguments: [.cards, .helix, .coverflow] as [TutorialScene]) func theTutorialsAreTheSame(
    _ scene: TutorialScene
  ) {
    let tester = ViewTester(scene.content, size: CGSize(width: 390, height: 844), scale: 0.5)
    tester.advance(by: 1)
    let target = ReferenceTarget(195, 422)
    let complaint = complaint(about: tester, renderer(tester, target), target, scale: 0.5)
    #expect(complaint == nil, "\(scene): \(complaint ?? "")")
  }
}
