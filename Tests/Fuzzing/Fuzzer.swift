import RandomTrees
import SwiftUI
import ViewTreeTesting

/// Random fingers, cancels, resizes, wheels, keys and changes by the program, the same for the same seed.
///
/// Every frame is checked: everything has a finite place and opacity, nothing is painted twice, and what the subject
/// says of itself; now and then the tree too. After the last event the arena must be empty, nothing move, and the
/// subject's state be legal.
@MainActor public final class Fuzzer {
  public let kind: FuzzKind
  public let seed: UInt64
  /// What did not hold, with the number of the event after which it did not.
  public private(set) var complaints: [String] = []
  public private(set) var events = 0
  private let subject: any FuzzSubject
  private var dice: Dice
  private var down: Set<Int> = []
  private var frames = 0

  /// One frame in so many is checked by the tree too.
  private static let treeInterval = 50
  private static let keys: [KeyEquivalent] = [
    .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .return, .tab, .space, .home, .end, .pageUp,
    .pageDown, .delete, "r", "x", "1", "2", "3",
  ]

  public init(_ kind: FuzzKind, seed: UInt64) {
    self.kind = kind
    self.seed = seed
    dice = Dice(seed)
    subject = kind.make()
    subject.tester.onFrame = { [weak self] _ in self?.check() }
    subject.tester.settle()
  }

  /// The window that is played in.
  public var tester: ViewTester { subject.tester }

  private func complain(_ sentence: String) {
    guard complaints.count < 20 else { return }
    complaints.append("\(kind.rawValue), seed \(seed), event \(events): \(sentence)")
  }

  private func check() {
    frames += 1
    FrameCheck.complaints(about: tester).forEach(complain)
    if let sentence = subject.complaint() { complain(sentence) }
    if frames % Self.treeInterval == 0, let sentence = subject.complaintOfTree() { complain(sentence) }
  }

  private func point() -> CGPoint {
    CGPoint(x: .random(in: -20...410, using: &dice), y: .random(in: -20...820, using: &dice))
  }

  /// One of the fingers that are down.
  private func finger() -> Int? { down.sorted().randomElement(using: &dice) }

  /// Does one thing.
  private func step() {
    events += 1
    switch Int.random(in: 0..<32, using: &dice) {
    case 0..<6: press()
    case 6..<16:
      guard let finger = finger() else { return press() }
      if dice.falls(oneIn: 6) {
        tester.move(to: point(), over: .random(in: 0...0.1, using: &dice), finger: finger)
      } else {
        // In small steps, as fingers move.
        tester.move(
          by: CGVector(dx: .random(in: -40...40, using: &dice), dy: .random(in: -40...40, using: &dice)),
          over: .random(in: 0...0.03, using: &dice), finger: finger)
      }
    case 16..<20:
      guard let finger = finger() else { return press() }
      tester.release(finger: finger)
      down.remove(finger)
    case 20:
      guard let finger = finger() else { return press() }
      tester.cancel(finger: finger)
      down.remove(finger)
    case 21, 22:
      tester.wheel(
        at: point(), dx: .random(in: -90...90, using: &dice), dy: .random(in: -90...90, using: &dice),
        isPrecise: dice.falls(oneIn: 2))
    case 23, 24:
      tester.key(
        Self.keys.randomElement(using: &dice) ?? .tab, modifiers: dice.falls(oneIn: 4) ? .control : [])
    case 25: resizeOrLoseFocus()
    case 26, 27: subject.change(&dice)
    case 28:
      if let name = subject.names.randomElement(using: &dice) { tester.tap(name) }
    case 29 where dice.falls(oneIn: 4): tester.advance(by: .random(in: 0...1, using: &dice))
    default: tester.advance(by: .random(in: 0...0.04, using: &dice))
    }
  }

  private func press() {
    let finger = Int.random(in: 1...10, using: &dice)
    // Mostly one finger, or few.
    guard !down.contains(finger), down.count < 2 || dice.falls(oneIn: 4) else { return }
    tester.press(point(), finger: finger, kind: dice.falls(oneIn: 4) ? .mouse : .touch)
    down.insert(finger)
  }

  private func resizeOrLoseFocus() {
    switch Int.random(in: 0..<6, using: &dice) {
    case 0:
      let size = CGSize(
        width: .random(in: 200...900, using: &dice), height: .random(in: 200...900, using: &dice))
      tester.resize(
        to: size,
        safeArea: dice.falls(oneIn: 2)
          ? EdgeInsets() : EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0))
    case 1: tester.resize(to: CGSize(width: 390, height: 800))
    case 2: tester.runner.send(.focus(Bool.random(using: &dice)))
    case 3: tester.runner.send(.cancelPointers)
    case 4:
      tester.runner.send(.visibility(false))
      tester.runner.send(.visibility(true))
    default: break
    }
  }

  /// Does so many things, lets go of everything and checks what must hold at rest.
  ///
  /// The main actor is given up in between, so that tasks which views and programs began go on.
  public func run(events: Int) async {
    for _ in 0..<events {
      step()
      await Task.yield()
    }
    end()
    for _ in 0..<4 {
      for _ in 0..<5 { await Task.yield() }
      tester.advance(by: 0.5)
    }
    checkRest()
  }

  private func end() {
    for finger in down.sorted() { tester.release(finger: finger) }
    down = []
    tester.runner.send(.focus(true))
    tester.resize(to: CGSize(width: 390, height: 800))
    subject.calmDown()
  }

  private func checkRest() {
    tester.settle()
    tester.advance(by: 2)
    if !tester.host.isInputIdle { complain("A04: the arena is not empty") }
    if !tester.host.isAtRest { complain("A02: something moves for ever") }
    if let sentence = subject.complaintOfTree() { complain(sentence) }
    subject.complaintsAtRest().forEach(complain)
    tester.warnings.forEach(complain)
  }
}
