import CRaster
import Foundation
import Graphics

/// By how many quarters of a circle a picture is turned clockwise on the screen that shows it.
package enum QuarterTurn: Int, CaseIterable, Sendable {
  case none
  case right
  case half
  case left

  /// The turn by so many degrees clockwise: 0, 90, 180 or 270.
  package init?(degrees: Int) {
    guard degrees % 90 == 0 else { return nil }
    self.init(rawValue: degrees / 90)
  }

  package var degrees: Int { rawValue * 90 }

  /// The size of a turned picture; the inverse turn gives the same.
  package func turn(_ size: PixelSize) -> PixelSize {
    rawValue % 2 == 0 ? size : PixelSize(width: size.height, height: size.width)
  }

  /// Where a part of a picture lies in the turned picture.
  package func turn(_ rect: PixelRect, in size: PixelSize) -> PixelRect {
    let (right, bottom) = (size.width - rect.x - rect.width, size.height - rect.y - rect.height)
    return switch self {
    case .none: rect
    case .right: PixelRect(x: bottom, y: rect.x, width: rect.height, height: rect.width)
    case .half: PixelRect(x: right, y: bottom, width: rect.width, height: rect.height)
    case .left: PixelRect(x: rect.y, y: right, width: rect.height, height: rect.width)
    }
  }

  /// The place in the picture that a place on the screen shows; both from 0 to 1.
  package func picturePlace(_ place: CGPoint) -> CGPoint {
    switch self {
    case .none: place
    case .right: CGPoint(x: place.y, y: 1 - place.x)
    case .half: CGPoint(x: 1 - place.x, y: 1 - place.y)
    case .left: CGPoint(x: 1 - place.y, y: place.x)
    }
  }

  /// Copies a part of a picture to where it lies on the screen, whose memory is written and never read.
  ///
  /// - Parameters:
  ///   - rect: the part; lies in the picture.
  ///   - screen: memory of `turn(size)`, `stride` bytes a row.
  package func copy(
    _ rect: PixelRect, of picture: PixelTarget, to screen: UnsafeMutableRawPointer, stride: Int
  ) {
    let place = turn(rect, in: PixelSize(width: picture.width, height: picture.height))
    // Both hold pixels of 32 bits, whose rows begin at multiples of four bytes.
    let from = (picture.pixels + rect.y * picture.stride + rect.x * 4).assumingMemoryBound(to: UInt32.self)
    // As those.
    let to = (screen + place.y * stride + place.x * 4).assumingMemoryBound(to: UInt32.self)
    craster_turn(
      to, stride, from, picture.stride, Int32(rect.width), Int32(rect.height), Int32(rawValue))
  }
}
