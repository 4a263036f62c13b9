import Foundation
import Graphics
import Raster
import ViewTree

/// A panel over the picture that shows what frames cost, and outlines of what the last one painted. F12 turns it on.
///
/// It is drawn over the frame and is no part of it: the renderer knows nothing of it. It requests no frames of its own,
/// so at rest it shows the values of the last one.
@MainActor final class FrameHUD {
  /// What a frame cost: milliseconds of the main thread's processor time.
  struct Sample {
    var tree = 0.0
    var paint = 0.0
    var present = 0.0
    /// Milliseconds since the frame before, by the clock.
    var gap = 0.0

    var cost: Double { tree + paint + present }
  }

  private enum Metrics {
    /// In points: a bar for each frame, and the height of a millisecond.
    static let bar: CGFloat = 3
    static let millisecond: CGFloat = 8
    static let frames = 120
    static let graph: CGFloat = 64
    static let line: CGFloat = 15
    static let padding: CGFloat = 8
    static let font = ResolvedFont(size: 11, monospacedDigit: true)
  }

  private enum Ink {
    static let panel = RGBA(red: 0, green: 0, blue: 0, alpha: 0.75)
    static let text = RGBA(red: 1, green: 1, blue: 1)
    static let tree = RGBA(red: 0.35, green: 0.65, blue: 1)
    static let paint = RGBA(red: 1, green: 0.65, blue: 0.2)
    static let present = RGBA(red: 0.75, green: 0.75, blue: 0.75)
    /// Two frames' time of a display with 120 frames a second lies at the upper edge.
    static let limit = RGBA(red: 1, green: 0.25, blue: 0.25)
  }

  private let fonts: FontLibrary
  private let scale: CGFloat
  private var samples: [Sample] = []
  private var lastShown: TimeInterval?

  init(fonts: FontLibrary, scale: CGFloat) {
    (self.fonts, self.scale) = (fonts, scale)
  }

  /// The panel over a frame.
  ///
  /// - Parameter uploaded: bytes of the frame that have left the program; the frame is still to be shown.
  func panel(of sample: Sample, _ tree: FrameStatistics, paint: PaintStatistics, uploaded: Int) -> HUDPanel {
    note(sample)
    return draw([
      summary,
      "nodes \(tree.nodesMade - tree.nodesFreed)  items \(tree.items)  prepared \(paint.itemsPrepared)",
      "draws \(paint.drawCalls)  damaged \(paint.pixelsDamaged / 1000)k  painted \(paint.pixelsPainted / 1000)k px",
      "uploaded \(uploaded / 1000) kB  textures \(paint.textureBytes >> 10) kB",
      "caches \(paint.cacheBytes >> 10) kB  pictures made \(paint.picturesMade)",
    ])
  }

  private func note(_ sample: Sample) {
    var sample = sample
    let now = HostClock.monotonic
    sample.gap = lastShown.map { (now - $0) * 1000 } ?? 0
    lastShown = now
    if samples.count == Metrics.frames { samples.removeFirst() }
    samples.append(sample)
  }

  private func draw(_ lines: [String]) -> HUDPanel {
    func pixels(_ points: CGFloat) -> Int { Int((points * scale).rounded()) }
    let padding = pixels(Metrics.padding)
    let width = pixels(Metrics.bar * CGFloat(Metrics.frames)) + 2 * padding
    let height = pixels(Metrics.graph + Metrics.line * CGFloat(lines.count)) + 3 * padding
    let picture = PixelBuffer(width: width, height: height)
    memset(picture.target.pixels, 0, picture.target.stride * height)
    let canvas = HUDCanvas(picture.target)
    let panel = PixelRect(x: 0, y: 0, width: width, height: height)
    canvas.fill(panel, Ink.panel)
    let base = panel.y + padding + pixels(Metrics.graph)
    for (index, sample) in samples.enumerated() {
      let x = panel.x + padding + pixels(Metrics.bar * CGFloat(index))
      var top = base
      for (cost, ink) in [
        (sample.tree, Ink.tree), (sample.paint, Ink.paint), (sample.present, Ink.present),
      ] {
        let bar = min(pixels(CGFloat(cost) * Metrics.millisecond), top - panel.y - padding)
        canvas.fill(PixelRect(x: x, y: top - bar, width: max(1, pixels(Metrics.bar) - 1), height: bar), ink)
        top -= bar
      }
    }
    let eight = PixelRect(
      x: panel.x + padding, y: base - pixels(8 * Metrics.millisecond), width: width - 2 * padding,
      height: max(1, pixels(0.5)))
    canvas.fill(eight, Ink.limit)
    for (index, line) in lines.enumerated() {
      let baseline = base + padding + pixels(Metrics.line * (CGFloat(index) + 0.75))
      let item = TextItem(
        text: line, characters: 0..<line.count, bytes: 0..<line.utf8.count, font: Metrics.font)
      for mask in fonts.masks(of: fonts.shape(item)[...], size: Metrics.font.size * scale) {
        canvas.text(mask, x: panel.x + padding, baseline: baseline, Ink.text)
      }
    }
    return HUDPanel(
      picture: picture, place: PixelRect(x: padding, y: padding, width: width, height: height))
  }

  /// Of the frames in the graph.
  private var summary: String {
    let costs: [Double] = samples.map(\.cost).sorted()
    let gaps: [Double] = samples.map(\.gap).filter { $0 > 0 && $0 < 100 }.sorted()
    guard let last = samples.last, !costs.isEmpty else { return "" }
    let rate: Double = gaps.isEmpty ? 0 : 1000 / gaps[gaps.count / 2]
    return String(
      format: "tree %.2f  paint %.2f  show %.2f ms  median %.2f  %.0f/s", last.tree, last.paint, last.present,
      costs[costs.count / 2], rate)
  }
}
