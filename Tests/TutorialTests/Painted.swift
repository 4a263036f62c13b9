import SwiftUI
import Testing
import ViewTreeTesting

/// A text as it is painted: where its transform takes it and how opaque it is.
struct Painted {
  var transform: ProjectionTransform
  var opacity: Double
  /// The middle of the text, in its own points.
  var middle: Double

  /// The turn about y of a square that is 200 points wide and has the text in its middle, in degrees: w grows by
  /// sin(angle) / 200 a point to the right, and is 1 in the middle.
  var turn: Double {
    let w = Double(transform.m13) * middle + Double(transform.m33)
    return asin(200 * Double(transform.m13) / w) * 180 / .pi
  }

  /// The turn in the plane, in degrees.
  var rotation: Double { atan2(Double(transform.m12), Double(transform.m11)) * 180 / .pi }

  /// The first text that contains `text`; nil where none is painted.
  @MainActor static func text(_ text: String, in tester: ViewTester) -> Painted? {
    find(text, tester.displayList.items, 1)
  }

  private static func find(_ text: String, _ items: [DisplayItem], _ opacity: Double) -> Painted? {
    for item in items {
      let opacity = opacity * item.opacity
      switch item.content {
      case .group(let group):
        if let found = find(text, group.items, opacity) { return found }
      case .text(let content):
        guard content.layout.string.contains(text) else { continue }
        return Painted(
          transform: item.transform, opacity: opacity,
          middle: Double(content.origin.x + content.layout.size.width / 2))
      default: break
      }
    }
    return nil
  }
}
