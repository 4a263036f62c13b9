import CSDL2
import Foundation

/// How large a display is, in millimetres, as it says itself (EDID). Projectors and adapters say anything.
struct PhysicalSize: Equatable {
  var width: CGFloat
  var height: CGFloat

  /// From the diagonal of a watch's to that of a wall's, in millimetres.
  private static let diagonals: ClosedRange<CGFloat> = 50...3000
  /// How far the ratio of the sides may be off that of the mode's: EDID counts whole centimetres.
  private static let tolerance: CGFloat = 0.08

  /// Pixels per millimetre in a mode of so many pixels; nil: the size cannot be true.
  func density(of pixels: CGSize) -> CGFloat? {
    guard width > 0, height > 0, pixels.width > 0, pixels.height > 0 else { return nil }
    let diagonal = (width * width + height * height).squareRoot()
    let distortion = (pixels.width / pixels.height) / (width / height)
    guard Self.diagonals.contains(diagonal), abs(log(distortion)) < log(1 + Self.tolerance) else {
      return nil
    }
    return (pixels.width * pixels.width + pixels.height * pixels.height).squareRoot() / diagonal
  }

  /// The size that an EDID block tells: of its preferred mode in millimetres, else of the screen in centimetres; nil
  /// where it is none, is damaged or tells no size.
  init?(edid: [UInt8]) {
    let header: [UInt8] = [0, 255, 255, 255, 255, 255, 255, 0]
    guard edid.count >= 128, Array(edid.prefix(8)) == header,
      edid.prefix(128).reduce(0, { $0 &+ $1 }) == 0
    else { return nil }
    // The first detailed timing begins at 54; a pixel clock of 0 says that it is something else.
    let timing = Array(edid[54..<72])
    let (widthLow, heightLow, high) = (Int(timing[12]), Int(timing[13]), Int(timing[14]))
    let exact = (width: widthLow | (high & 0xf0) << 4, height: heightLow | (high & 0x0f) << 8)
    if timing[0] != 0 || timing[1] != 0, exact.width > 0, exact.height > 0 {
      self.init(width: CGFloat(exact.width), height: CGFloat(exact.height))
    } else if edid[21] > 0, edid[22] > 0 {
      self.init(width: CGFloat(edid[21]) * 10, height: CGFloat(edid[22]) * 10)
    } else {
      return nil
    }
  }

  init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// What is known of a display in its present mode: what the window system says, on a bare framebuffer what the kernel
  /// has read from the only screen that is connected.
  @MainActor static func of(display: Int32, pixels: CGSize, isBare: Bool) -> PhysicalSize? {
    var (horizontal, vertical): (Float, Float) = (0, 0)
    if SDL_GetDisplayDPI(display, nil, &horizontal, &vertical) == 0, horizontal > 0, vertical > 0 {
      return PhysicalSize(
        width: pixels.width / CGFloat(horizontal) * 25.4, height: pixels.height / CGFloat(vertical) * 25.4)
    }
    return isBare ? connected(below: "/sys/class/drm") : nil
  }

  /// The size of the only connected screen; nil where there are several, since it is unknown which is shown.
  static func connected(below folder: String) -> PhysicalSize? {
    let files = FileManager.default
    let connectors = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).filter {
      let status = files.contents(atPath: "\(folder)/\($0)/status") ?? Data()
      return status.starts(with: Array("connected".utf8))
    }
    guard connectors.count == 1, let edid = files.contents(atPath: "\(folder)/\(connectors[0])/edid") else {
      return nil
    }
    return PhysicalSize(edid: Array(edid))
  }
}
