import Foundation
import RandomTrees
import SwiftUI
import ViewTreeTesting

/// Visits a program without knowing it: from every state that it reaches it tries what it finds in the tree, by a seed.
@MainActor public struct Crawler {
  /// A fault, with the shortest script that was found to lead to it.
  public struct Finding: Sendable, CustomStringConvertible {
    public let fault: MotionFault
    public let program: String
    public let seed: UInt64
    public let script: [CrawlStep]

    public var description: String {
      "\(program), seed \(seed): \(fault)\n"
        + script.map { "  \($0)" }.joined(separator: "\n")
    }
  }

  /// What came of visits.
  public struct Report: Sendable {
    public var steps = 0
    /// Different trees at rest, by the types and names of what is in sight.
    public var states: Set<Int> = []
    public var findings: [Finding] = []
    /// What else did not hold, each with its script.
    public var complaints: [String] = []
    /// What was seen of the layout at rest where it is told and not judged.
    public var remarks: Set<String> = []

    public init() {}

    /// A visit as a line of a log, its parts divided by tabs.
    public func line(_ program: String, seed: UInt64) -> String {
      let faults = findings.count + complaints.count
      return [program, "\(seed)", "\(states.count)", "\(steps)", "\(faults)"].joined(separator: "\t") + "\n"
    }

    mutating func add(_ other: Report) {
      steps += other.steps
      states.formUnion(other.states)
      findings += other.findings
      complaints += other.complaints
      remarks.formUnion(other.remarks)
    }
  }

  public let name: String
  /// Whether a remark of the layout at rest is a complaint; nil: they are told.
  public var judges: ((RestRemark) -> Bool)?
  private let make: () -> ViewTester
  /// Whether a fault is known, and not to be told.
  private let isKnown: (MotionFault) -> Bool
  /// At most so many layouts are complained of in a visit: finding the shortest script takes long.
  private static let mostJudged = 3

  public init(
    _ name: String, isKnown: @escaping (MotionFault) -> Bool = { _ in false },
    make: @escaping () -> ViewTester
  ) {
    (self.name, self.isKnown, self.make) = (name, isKnown, make)
  }

  /// What a visitor would say of the program's first layout.
  public var remarksAtRest: [RestRemark] { RestJudge.remarks(CrawlTrial(make)) }

  /// One visit of so many steps; what it finds is brought to its shortest script.
  public func visit(seed: UInt64, steps: Int) -> Report {
    var report = Report()
    var dice = Dice(seed)
    var script: [CrawlStep] = []
    let trial = CrawlTrial(make)
    // What is judged, with what was done until it was seen.
    var judged: [(RestRemark, [CrawlStep])] = []
    func look() {
      report.states.insert(Self.state(trial.tester))
      for remark in RestJudge.remarks(trial) {
        if let judges {
          guard judges(remark), !judged.contains(where: { $0.0 == remark }) else { continue }
          judged.append((remark, script))
        } else {
          report.remarks.insert("\(name): \(remark)")
        }
      }
    }
    look()
    while script.count < steps, trial.complaints.isEmpty, unknown(trial).isEmpty {
      for step in Self.next(trial.tester, &dice) {
        script.append(step)
        trial.play(step)
        if step == .rest { look() }
      }
    }
    trial.tester.settle()
    report.steps = script.count
    var told: Set<String> = []
    for fault in unknown(trial) where told.insert(fault.id).inserted {
      let short = ScriptShrinker.smallest(script) { steps in
        unknown(CrawlTrial(make).play(steps)).contains { $0.id == fault.id }
      }
      let shown = unknown(CrawlTrial(make).play(short)).first { $0.id == fault.id } ?? fault
      report.findings.append(Finding(fault: shown, program: name, seed: seed, script: short))
    }
    for (remark, script) in judged.prefix(Self.mostJudged) {
      let short = ScriptShrinker.smallest(script) { steps in
        RestJudge.remarks(CrawlTrial(make).play(steps)).contains(remark)
      }
      report.complaints.append(
        "\(name), seed \(seed): \(remark)\n" + short.map { "  \($0)" }.joined(separator: "\n"))
    }
    if let complaint = trial.complaints.first ?? trial.tester.warnings.first {
      let short = ScriptShrinker.smallest(script) { steps in
        let again = CrawlTrial(make).play(steps)
        return !again.complaints.isEmpty || !again.tester.warnings.isEmpty
      }
      report.complaints.append(
        "\(name), seed \(seed): \(complaint)\n" + short.map { "  \($0)" }.joined(separator: "\n"))
    }
    return report
  }

  /// What a script leads to that is not known.
  public func faults(after script: [CrawlStep]) -> [MotionFault] { unknown(CrawlTrial(make).play(script)) }

  /// Visits with one seed after the other.
  public func crawl(seeds: ClosedRange<UInt64>, steps: Int) -> Report {
    var report = Report()
    for seed in seeds { report.add(visit(seed: seed, steps: steps)) }
    return report
  }

  private func unknown(_ trial: CrawlTrial) -> [MotionFault] { trial.faults.filter { !isKnown($0) } }

  private static func state(_ tester: ViewTester) -> Int {
    var hasher = Hasher()
    for node in tester.tree.flattened
    where node.frame.rect.intersects(CGRect(origin: .zero, size: tester.displayList.size)) {
      hasher.combine(node.type)
      hasher.combine(node.id)
      hasher.combine(node.text)
    }
    return hasher.finalize()
  }

  // MARK: What a visitor does

  /// How far apart two fingers are when they are close, and when they are not, in points.
  private static let pinches = (60, 240)
  private static let pressed: Set<String> = [
    "Button", "Switch", "Stepper", "Slider", "SegmentedPicker", "WheelPicker", "Menu", "MenuItem", "Option",
    "TextField", "SecureField", "TextEditor",
  ]
  private static let fields: Set<String> = ["TextField", "SecureField", "TextEditor"]
  /// What a window is resized to: those of the variants, and others near by.
  private static let sizes = CrawlVariant.sizes + [(430, 932), (360, 640)]

  /// The next thing, and how long it is let go on.
  private static func next(_ tester: ViewTester, _ dice: inout Dice) -> [CrawlStep] {
    let window = CGRect(origin: .zero, size: tester.displayList.size)
    let nodes = tester.tree.flattened.filter { node in
      let sight = node.frame.rect.intersection(window)
      return !sight.isNull && sight.width >= 4 && sight.height >= 4
    }
    let step = action(nodes, window, &dice)
    switch dice.pick(8) {
    case 0..<4: return [step, .rest]
    case 4: return [step]
    default: return [step, .wait(ms: 20 + 20 * dice.pick(15))]
    }
  }

  private static func action(_ nodes: [TreeDump], _ window: CGRect, _ dice: inout Dice) -> CrawlStep {
    let pressed = nodes.filter { Self.pressed.contains($0.type) || $0.actions != nil }
    let scrolled = nodes.filter { $0.type == "ScrollView" }
    let fields = nodes.filter { Self.fields.contains($0.type) }
    switch dice.pick(23) {
    case 0..<7: return tap(pressed.isEmpty ? nodes : pressed, window, &dice)
    case 7: return tap(nodes, window, &dice)
    case 8:
      if case .tap(let x, let y) = tap(pressed.isEmpty ? nodes : pressed, window, &dice) {
        return .hold(x: x, y: y)
      }
      return .rest
    case 9..<15:
      return drag(dice.falls(oneIn: 3) || scrolled.isEmpty ? nodes : scrolled, window, &dice)
    case 15, 16:
      let (x, y) = place(scrolled.isEmpty ? nodes : scrolled, window, &dice)
      let turn = 60 * (1 + dice.pick(3)) * (dice.falls(oneIn: 2) ? 1 : -1)
      return dice.falls(oneIn: 4) ? .wheel(x: x, y: y, dx: turn, dy: 0) : .wheel(x: x, y: y, dx: 0, dy: turn)
    case 17:
      let (x, y) = place(pressed.isEmpty ? nodes : pressed, window, &dice)
      return dice.falls(oneIn: 2) ? .hover(x: x, y: y) : .menu(x: x, y: y)
    case 18:
      let (x, y) = place(dice.falls(oneIn: 2) || scrolled.isEmpty ? nodes : scrolled, window, &dice)
      let (near, far) = pinches
      let opens = dice.falls(oneIn: 2)
      return .pinch(
        x: x, y: y, from: opens ? near : far, to: opens ? far : near, ms: 100 + dice.pick(300))
    case 19..<22:
      let names = CrawlStep.keys.keys.sorted()
      return .key(names[dice.pick(names.count)])
    default:
      if !fields.isEmpty, dice.falls(oneIn: 2) { return .type(["a", "Tea", "x y"][dice.pick(3)]) }
      let (width, height) = sizes[dice.pick(sizes.count)]
      return .resize(width: width, height: height)
    }
  }

  private static func tap(_ nodes: [TreeDump], _ window: CGRect, _ dice: inout Dice) -> CrawlStep {
    let (x, y) = place(nodes, window, &dice)
    return .tap(x: x, y: y)
  }

  /// A point of one of these: the middle of what is in sight of it, mostly.
  private static func place(_ nodes: [TreeDump], _ window: CGRect, _ dice: inout Dice) -> (Int, Int) {
    let frame = nodes.isEmpty ? window : nodes[dice.pick(nodes.count)].frame.rect.intersection(window)
    let (a, b) = dice.falls(oneIn: 3) ? (dice.length(), dice.length()) : (0.5, 0.5)
    return (Int(frame.minX + frame.width * a), Int(frame.minY + frame.height * b))
  }

  private static func drag(_ nodes: [TreeDump], _ window: CGRect, _ dice: inout Dice) -> CrawlStep {
    let (x, y) = place(nodes, window, &dice)
    let way = (20 + dice.pick(380)) * (dice.falls(oneIn: 2) ? 1 : -1)
    let aside = dice.pick(31) - 15
    let (dx, dy) = dice.falls(oneIn: 3) ? (way, aside) : (aside, way)
    switch dice.pick(8) {
    case 0: return .cancel(x: x, y: y, dx: dx, dy: dy, ms: 100 + dice.pick(300))
    case 1..<4: return .drag(x: x, y: y, dx: dx, dy: dy, ms: 100 + dice.pick(400))
    default: return .flick(x: x, y: y, dx: dx, dy: dy, ms: 60 + dice.pick(140))
    }
  }
}
