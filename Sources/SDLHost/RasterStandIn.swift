import Foundation
import ViewTree

public struct GlyphMask: Sendable {
  public var width: Int
  public var height: Int
  public var left: Int
  public var top: Int
  public var coverage: [UInt8]
}
@MainActor public protocol TextRasterizer: AnyObject {
  func mask(for run: String, font: ResolvedFont, scale: CGFloat) -> GlyphMask?
}
