import Foundation
import Graphics

/// A text as the last frame paints it, texts of views that are leaving included.
public struct PaintedText: Equatable, Sendable {
  /// The whole text, before it was broken into lines or cut.
  public let string: String
  /// Its bounds in the window, in points.
  public let frame: CGRect
  /// From 0 to 1: the product of the opacities of the item and of the groups that it is in.
  public let opacity: Double
}

extension ViewTester {
  /// The texts that the last frame paints, back to front.
  public var paintedTexts: [PaintedText] { Self.texts(displayList.items, ProjectionTransform(), 1) }

  /// Whether the last frame paints a text, with an opacity above zero.
  public func paints(_ string: String) -> Bool {
    paintedTexts.contains { $0.string == string && $0.opacity > 0 }
  }

  /// The part in the window of the frontmost text that the last frame paints and that reads so.
  func paintedFrame(of string: String) -> CGRect? {
    let window = CGRect(origin: .zero, size: size)
    return paintedTexts.last { $0.string == string && $0.opacity > 0 && $0.frame.intersects(window) }?
      .frame.intersection(window)
  }

  private static func texts(
    _ items: [DisplayItem], _ outer: ProjectionTransform, _ opacity: Double
  ) -> [PaintedText] {
    items.flatMap { item -> [PaintedText] in
      let transform = item.transform.concatenating(outer)
      let opacity = opacity * item.opacity
      switch item.content {
      case .text(let text):
        let bounds = CGRect(origin: text.origin, size: text.layout.size)
        return [
          PaintedText(string: text.layout.string, frame: transform.boundingRect(of: bounds), opacity: opacity)
        ]
      case .group(let group): return texts(group.items, transform, opacity)
      default: return []
      }
    }
  }
}
