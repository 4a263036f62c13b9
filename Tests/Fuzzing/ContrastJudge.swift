import Graphics
import Foundation
import SwiftUI
import ViewTreeTesting

/// Finds texts that are hardly lighter or darker than what lies behind them, in the painted picture. What something else
/// covers a part of is not judged: most of its bounds may have the colour of that.
@MainActor enum ContrastJudge {
  /// The least ratio of luminances (WCAG 2.1, 1.4.3), and that of large text: from 18 points, or 14 and bold.
  private static let (least, leastOfLarge) = (4.5, 3.0)
  /// Bits of each channel by which colours count as one.
  private static let bits = 4
  /// Where less of a text's bounds has one colour it lies on a picture, which tests of their own look at.
  private static let share = 0.3
  /// Points round a text that count as behind it.
  private static let margin: CGFloat = 1

  static func remarks(_ trial: CrawlTrial) -> [RestRemark] {
    guard let frame = trial.records.last else { return [] }
    let top = frame.items.map(\.layer).max() ?? 0
    let texts = frame.items.indices.filter { index in
      let item = frame.items[index]
      return item.ink != nil && item.layer == top && item.turned == nil && item.frame.width >= 4
        && item.frame.height >= 4 && !frame.isPartlyCovered(index)
    }
    guard !texts.isEmpty else { return [] }
    _ = trial.tester.runner.paint()
    return texts.compactMap { remark(frame.items[$0], trial.tester) }
  }

  private static func remark(_ item: PaintedItem, _ tester: ViewTester) -> RestRemark? {
    guard let ink = item.ink, let text = item.text, let ground = ground(item.frame, tester) else {
      return nil
    }
    let alpha = Double(ink.color.alpha) * item.opacity
    func over(_ color: Float, _ ground: Double) -> Double { Double(color) * alpha + ground * (1 - alpha) }
    let shown = luminance(
      over(ink.color.red, ground.red), over(ink.color.green, ground.green), over(ink.color.blue, ground.blue))
    let behind = luminance(ground.red, ground.green, ground.blue)
    let ratio = (max(shown, behind) + 0.05) / (min(shown, behind) + 0.05)
    let isLarge = ink.size >= 18 || ink.size >= 14 && ink.weight >= 700
    guard ratio < (isLarge ? leastOfLarge : least) - 0.05 else { return nil }
    func figures(_ value: Double) -> String { String(format: "%.2f", value) }
    return RestRemark(
      .contrast, text,
      "“\(text)”, \(Int(ink.size.rounded())) points, has a contrast of \(figures(ratio)) with "
        + [ground.red, ground.green, ground.blue].map(figures).joined(separator: " "), color: ink.color,
      ground: RGBA(red: Float(ground.red), green: Float(ground.green), blue: Float(ground.blue)))
  }

  /// The colour of most of a part of the window, from 0 to 1; nil: it has no such.
  private static func ground(_ part: CGRect, _ tester: ViewTester) -> (
    red: Double, green: Double, blue: Double
  )? {
    let buffer = tester.runner.buffer
    let bytes = buffer.bytes
    let wide = part.insetBy(dx: -margin, dy: -margin).integral
      .intersection(CGRect(x: 0, y: 0, width: buffer.width, height: buffer.height))
    guard !wide.isNull, !wide.isEmpty else { return nil }
    var counts: [Int: (count: Int, red: Int, green: Int, blue: Int)] = [:]
    for y in Int(wide.minY)..<Int(wide.maxY) {
      for x in Int(wide.minX)..<Int(wide.maxX) {
        let place = (y * buffer.width + x) * 4
        // Blue, green, red.
        let (blue, green, red) = (Int(bytes[place]), Int(bytes[place + 1]), Int(bytes[place + 2]))
        let drop = 8 - bits
        let key = (red >> drop) << (2 * bits) | (green >> drop) << bits | blue >> drop
        var entry = counts[key] ?? (0, 0, 0, 0)
        entry = (entry.count + 1, entry.red + red, entry.green + green, entry.blue + blue)
        counts[key] = entry
      }
    }
    guard let most = counts.values.max(by: { $0.count < $1.count }),
      Double(most.count) > share * Double(wide.width * wide.height)
    else { return nil }
    func mean(_ sum: Int) -> Double { Double(sum) / Double(most.count) / 255 }
    return (mean(most.red), mean(most.green), mean(most.blue))
  }

  private static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
