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

  /// Plays a script to its end, and lets everything come to rest.
  public func play(_ steps: [CrawlStep]) -> Self {
    steps.forEach(play)
    tester.settle()
    return self
  }
}
