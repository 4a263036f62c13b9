import SwiftUI
import ViewTreeTesting

/// A visit to a program, watched in every frame.
@MainActor public final class CrawlTrial {
  public let tester: ViewTester
  private let watcher: MotionWatcher
  /// What did not hold that is no sentence of motion: places that are none, updates that never end.
  public private(set) var complaints: [String] = []

  /// Puts a program into a window of its own, at rest.
  public init(_ make: () -> ViewTester) {
    tester = make()
    watcher = tester.watch("crawler")
    tester.onFrame = { [weak self] _ in self?.check() }
    tester.settle()
  }

  /// What did not hold so far.
  public var faults: [MotionFault] { watcher.faults }
  /// The frames since the last rest.
  public var records: [FrameRecord] { watcher.records }

  private func check() {
    guard complaints.count < 5 else { return }
    complaints += FrameCheck.complaints(about: tester)
  }

  /// Does one thing; what it leads to goes on until the next one.
  public func play(_ step: CrawlStep) {
    switch step {
    case .tap(let x, let y): tester.tap(CGPoint(x: x, y: y))
    case .hold(let x, let y): tester.tap(CGPoint(x: x, y: y), hold: 0.7)
    case .drag(let x, let y, let dx, let dy, let ms):
      move(x, y, dx, dy, ms)
      tester.advance(by: 0.1)
      tester.release()
    case .flick(let x, let y, let dx, let dy, let ms):
      move(x, y, dx, dy, ms)
      tester.release()
    case .cancel(let x, let y, let dx, let dy, let ms):
      move(x, y, dx, dy, ms)
      tester.cancel()
    case .wheel(let x, let y, let dx, let dy):
      tester.wheel(at: CGPoint(x: x, y: y), dx: CGFloat(dx), dy: CGFloat(dy))
    case .hover(let x, let y): tester.hover(at: CGPoint(x: x, y: y))
    case .menu(let x, let y):
      tester.hover(at: CGPoint(x: x, y: y))
      tester.press(CGPoint(x: x, y: y), kind: .mouse, button: 1)
      tester.advance(by: 0.05)
      tester.release()
    case .pinch(let x, let y, let from, let to, let ms): pinch(x, y, from, to, ms)
    case .key(let name): CrawlStep.keys[name].map { tester.key($0) }
    case .type(let text): tester.type(text)
    case .resize(let width, let height): tester.resize(to: CGSize(width: width, height: height))
    case .wait(let ms): tester.advance(by: Double(ms) / 1000)
    case .rest: tester.settle()
    }
  }

  private func move(_ x: Int, _ y: Int, _ dx: Int, _ dy: Int, _ ms: Int) {
    tester.press(CGPoint(x: x, y: y))
    tester.move(by: CGVector(dx: CGFloat(dx), dy: CGFloat(dy)), over: Double(ms) / 1000)
  }

  /// Two fingers on a horizontal line, each moving at every sample.
  private func pinch(_ x: Int, _ y: Int, _ from: Int, _ to: Int, _ ms: Int) {
    func place(_ finger: Int, _ part: Double) -> CGPoint {
      let half = (Double(from) + (Double(to) - Double(from)) * part) / 2
      return CGPoint(x: Double(x) + (finger == 1 ? -half : half), y: Double(y))
    }
    for finger in [1, 2] { tester.press(place(finger, 0), finger: finger) }
    let steps = max(1, Int(Double(ms) / 1000 * ViewTester.rate))
    for step in 1...steps {
      tester.advance(by: 1 / ViewTester.rate)
      for finger in [1, 2] { tester.move(to: place(finger, Double(step) / Double(steps)), finger: finger) }
    }
    for finger in [1, 2] { tester.release(finger: finger) }
  }

  /// Plays a script to its end, and lets everything come to rest.
  public func play(_ steps: [CrawlStep]) -> Self {
    steps.forEach(play)
    tester.settle()
    return self
  }
}
