import Foundation
import Raster
import SDLHost
import SwiftUI
import ViewTreeTesting

/// Frames of a scene side by side, with a disc where the finger is.
@MainActor final class Film {
  /// Pixels per point, and between frames.
  static let scale: CGFloat = 0.5
  private static let gap = 6

  let tester: ViewTester
  private var finger: CGPoint?
  private var frames: [[UInt8]] = []

  init<Root: View>(_ root: Root, size: CGSize = CGSize(width: 390, height: 844)) {
    tester = ViewTester(root, size: size, scale: Film.scale)
    tester.settle()
  }

  private var width: Int { tester.runner.buffer.width }
  private var height: Int { tester.runner.buffer.height }

  // MARK: The finger

  func press(_ point: CGPoint) {
    finger = point
    tester.press(point)
  }

  /// Moves the finger; `shots` frames on the way are kept, the last where it arrives.
  func move(by way: CGVector, over duration: TimeInterval, shots: Int = 0) {
    let parts = max(shots, 1)
    for _ in 0..<parts {
      let step = CGVector(dx: way.dx / CGFloat(parts), dy: way.dy / CGFloat(parts))
      tester.move(by: step, over: duration / Double(parts))
      finger = finger.map { CGPoint(x: $0.x + step.dx, y: $0.y + step.dy) }
      if shots > 0 { shoot() }
    }
  }

  func release() {
    finger = nil
    tester.release()
  }

  /// Lets time pass and keeps a frame after each of these steps, in seconds.
  func watch(_ steps: [TimeInterval]) {
    for step in steps {
      tester.advance(by: step)
      shoot()
    }
  }

  // MARK: The pictures

  func shoot() {
    tester.runner.paint()
    var pixels = tester.runner.buffer.bytes
    if let finger { mark(finger, &pixels) }
    frames.append(pixels)
  }

  /// A grey disc of 22 points about the finger.
  private func mark(_ point: CGPoint, _ pixels: inout [UInt8]) {
    let (cx, cy, radius) = (point.x * Film.scale, point.y * Film.scale, 22 * Film.scale)
    for y in max(0, Int(cy - radius))..<max(0, min(height, Int(cy + radius) + 1)) {
      for x in max(0, Int(cx - radius))..<max(0, min(width, Int(cx + radius) + 1)) {
        let distance = hypot(CGFloat(x) + 0.5 - cx, CGFloat(y) + 0.5 - cy)
        let cover = min(max(radius - distance, 0), 1) * 0.55
        for channel in 0..<3 {
          let i = 4 * (y * width + x) + channel
          pixels[i] = UInt8(CGFloat(pixels[i]) * (1 - cover) + 110 * cover)
        }
      }
    }
  }

  /// Writes the frames as one row.
  func write(_ path: String) throws {
    let total = frames.count * width + (frames.count - 1) * Film.gap
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * total * height)
    let between = [UInt8](repeating: 0, count: 4 * Film.gap)
    for y in 0..<height {
      for (index, frame) in frames.enumerated() {
        if index > 0 { pixels += between }
        let start = 4 * y * width
        pixels += frame[start..<start + 4 * width]
      }
    }
    try PNG.write(
      Bitmap(width: total, height: height, pixels: pixels), to: URL(fileURLWithPath: path))
  }
}
