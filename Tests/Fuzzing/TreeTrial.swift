import Foundation
import RandomTrees
import Raster
import SwiftUI
import ViewTreeTesting

/// Plays the script of a random tree and tells what did not hold.
///
/// In every frame: everything has a finite place, nothing is painted twice, painting what changed gives the pixels of painting
/// everything. At rest: nothing moves, and tree and pixels are those of a tree that was built afresh from the same state.
@MainActor public final class TreeTrial {
  private let script: TreeScript
  private let model: TreeModel
  private let tester: ViewTester
  private var size = TreeScript.size
  private var place = "the start"
  /// What did not hold, with the step after which it did not.
  public private(set) var complaints: [String] = []
  /// How often the tree was compared with one built afresh, and how often that could not be.
  public private(set) var comparisons = 0
  public private(set) var skipped = 0
  public private(set) var frames = 0
  /// Called before each step, with what is about to happen.
  public var onStep: (String) -> Void = { _ in }

  public init(_ script: TreeScript) {
    self.script = script
    model = TreeModel(script.start)
    tester = ViewTester(TreeRoot(model: model), size: size)
    tester.onFrame = { [weak self] _ in self?.check() }
  }

  private func complain(_ sentence: String) {
    if complaints.count < 5 { complaints.append("\(place): \(sentence)") }
  }

  private func check() {
    frames += 1
    for sentence in FrameCheck.complaints(about: tester) { complain(sentence) }
    if let sentence = FrameCheck.complaintOfPixels(of: tester) { complain(sentence) }
  }

  /// Plays all steps, or as many as there are until something does not hold.
  @discardableResult public func run() -> Self {
    check()
    for (index, step) in script.steps.enumerated() where complaints.isEmpty {
      place = "step \(index) (\(Self.name(step)))"
      onStep(place)
      play(step)
      tester.advance(by: 1.0 / 60)
    }
    return self
  }

  private static func name(_ step: TreeScript.Step) -> String {
    switch step {
    case .become(_, let manner): "a change, \(manner.rawValue)"
    case .wait: "a wait"
    case .wheel: "a wheel"
    case .resize: "another size"
    case .rest: "rest"
    }
  }

  private func play(_ step: TreeScript.Step) {
    switch step {
    case .become(let tree, let manner): manner.make { model.apply(tree) }
    case .wait(let seconds): tester.advance(by: seconds)
    case .wheel(let place, let dy): tester.wheel(at: place, dy: dy, isPrecise: true)
    case .resize(let size):
      self.size = size
      tester.resize(to: size)
    case .rest: rest()
    }
  }

  // MARK: Rest

  private func rest() {
    tester.settle()
    if !tester.host.isAtRest || tester.host.needsFrame { complain("A02: something moves for ever") }
    tester.warnings.forEach(complain)
    guard complaints.isEmpty else { return }
    // Of presentations beside each other the later one lies on top, which a tree built afresh cannot know.
    guard model.root.spec.presentations < 2, scrollBack() else {
      skipped += 1
      return
    }
    comparisons += 1
    let fresh = ViewTester(TreeRoot(model: TreeModel(model.root.spec)), size: size)
    fresh.settle()
    if let sentence = Self.difference(tester.tree, fresh.tree, in: CGRect(origin: .zero, size: size)) {
      complain("another tree than one built afresh: \(sentence)")
    }
    guard let afresh = fresh.runner.paintAfresh(), let present = tester.runner.paintAfresh() else { return }
    if let sentence = FrameCheck.difference(present.pixels, afresh.pixels, width: afresh.width) {
      complain("other pixels than those of a tree built afresh: \(sentence)")
    }
  }

  /// Brings every scroll view back to its top, where one that was built afresh is; false: some are out of reach.
  private func scrollBack() -> Bool {
    for _ in 0..<6 {
      let scrolled = tester.tree.flattened.filter { node in
        node.type == "ScrollView"
          && node.value.map { !$0.hasSuffix(",0.0") && !$0.hasSuffix(",-0.0") } ?? false
      }
      if scrolled.isEmpty { return true }
      for view in scrolled {
        let sight = view.frame.rect.intersection(CGRect(origin: .zero, size: size))
        guard !sight.isNull else { continue }
        tester.wheel(at: CGPoint(x: sight.midX, y: sight.midY), dy: 5000, isPrecise: true)
      }
      tester.settle()
    }
    return false
  }

  /// The first difference of two dumps as far as they are in sight; nil: none.
  ///
  /// What lies beyond the window or its scroll view is left out and frames are cut to these: how long a lazy container takes what it has not
  /// measured to be depends on what it has measured before.
  public static func difference(_ one: TreeDump, _ other: TreeDump, in window: CGRect) -> String? {
    typealias Line = (text: String, sight: CGRect)
    func add(_ node: TreeDump, in sight: CGRect, to lines: inout [Line]) {
      let frame = node.frame.rect.standardized
      let part = frame.intersection(sight)
      if !part.isNull {
        let value = node.value?.replacingOccurrences(of: "-0.0", with: "0.0")
        lines.append(
          ([node.type, node.id, node.text, value].compactMap(\.self).joined(separator: " "), part))
      }
      let below = node.type == "ScrollView" ? part : sight
      for child in node.children where !below.isNull { add(child, in: below, to: &lines) }
    }
    func isSame(_ one: Line, _ other: Line) -> Bool {
      let (a, b) = (one.sight, other.sight)
      return one.text == other.text
        && zip([a.minX, a.minY, a.width, a.height], [b.minX, b.minY, b.width, b.height])
          .allSatisfy { abs($0 - $1) < 0.01 }
    }
    var (a, b): ([Line], [Line]) = ([], [])
    add(one, in: window, to: &a)
    add(other, in: window, to: &b)
    if let (x, y) = zip(a, b).first(where: { !isSame($0, $1) }) { return "\(x), not \(y)" }
    guard a.count != b.count else { return nil }
    let more = a.count > b.count ? a[b.count] : b[a.count]
    return "\(a.count) nodes in sight, not \(b.count): \(more)"
  }
}
