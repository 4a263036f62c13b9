import Foundation
import SDLHost
import ViewTree

/// A scripted visit to an application, on a virtual clock, that leaves pictures behind.
public struct GuidedTour: Sendable {
  /// One step of the visit.
  public enum Step: Sendable {
    /// Waits until nothing moves any more.
    case settle
    /// Waits for so many seconds.
    case wait(TimeInterval)
    /// Writes a picture under this name.
    case picture(String)
    /// Taps the middle of the view with this id or text, or its upper part where only that is in sight.
    case tap(String)
    /// Drags from the middle of a view by points, rests, and lets go.
    case drag(String, by: CGVector, over: TimeInterval)
    /// Throws: drags and lets go in full movement.
    case flick(String, by: CGVector, over: TimeInterval)
    /// Presses a key.
    case key(KeyEquivalent)
  }

  let steps: [Step]

  public init(_ steps: [Step]) { self.steps = steps }

  /// Samples a second of the virtual finger.
  private static let rate = 120.0

  /// Plays the visit; prints the path of each picture.
  ///
  /// - Returns: the exit status.
  @MainActor func play(_ root: AnyView, options: HostOptions, into folder: String) -> Int32 {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      Log.error("cannot make the folder \(folder) for the tour: \(error.localizedDescription)")
      return 73
    }
    let size =
      options.window.map { CGSize(width: $0.width, height: $0.height) } ?? CGSize(width: 390, height: 844)
    var scale: CGFloat = 2
    if case .fixed(let fixed)? = options.scale { scale = fixed }
    let runner = OffscreenRunner(
      root: root, size: size, scale: scale, preferences: options.preferences(),
      materials: options.materials ?? .auto)
    runner.settle()
    var number = 0
    for step in steps {
      switch step {
      case .settle: runner.settle()
      case .wait(let seconds): runner.advance(by: seconds)
      case .key(let key):
        runner.send(.key(KeyEvent(key: key, phase: .down, time: runner.now)))
        runner.send(.key(KeyEvent(key: key, phase: .up, time: runner.now)))
      case .tap(let name):
        guard let point = point(of: name, runner, size) else { continue }
        touch(runner, .began, point)
        runner.advance(by: 0.06)
        touch(runner, .ended, point)
      case .drag(let name, let translation, let duration), .flick(let name, let translation, let duration):
        guard let start = point(of: name, runner, size) else { continue }
        touch(runner, .began, start)
        let count = max(2, Int(duration * GuidedTour.rate))
        for i in 1...count {
          runner.advance(by: duration / Double(count))
          let k = CGFloat(i) / CGFloat(count)
          touch(runner, .moved, CGPoint(x: start.x + translation.dx * k, y: start.y + translation.dy * k))
        }
        if case .drag = step { runner.advance(by: 0.15) }
        touch(runner, .ended, CGPoint(x: start.x + translation.dx, y: start.y + translation.dy))
      case .picture(let name):
        number += 1
        let path = "\(folder)/\(String(format: "%02d", number))-\(name).png"
        do {
          try runner.screenshot(path)
          print(path)
        } catch {
          Log.error("\(error)")
          return 73
        }
      }
    }
    return 0
  }

  @MainActor private func touch(_ runner: OffscreenRunner, _ phase: PointerEvent.Phase, _ point: CGPoint) {
    runner.send(.pointer(PointerEvent(id: 1, kind: .touch, phase: phase, location: point, time: runner.now)))
  }

  /// A point of the named view that is in sight.
  @MainActor private func point(of name: String, _ runner: OffscreenRunner, _ size: CGSize) -> CGPoint? {
    let window = CGRect(origin: .zero, size: size)
    let found = runner.host.dump().flattened.filter { $0.id == name || $0.text == name }
      .map { $0.frame.rect.intersection(window) }.first { !$0.isNull && !$0.isEmpty }
    guard let frame = found else {
      Log.warn("the tour found no view “\(name)” in sight; the step is left out")
      return nil
    }
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
