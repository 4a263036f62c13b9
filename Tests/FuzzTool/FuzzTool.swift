import ArgumentParser
import Foundation
import Fuzzing

/// Throws random events at the components and the guide, in runs of 2,000 with a seed each, and changes random trees.
@main struct FuzzTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "fuzz")

  @Option(help: "How many events, over all kinds; a million unless trees are asked for.") var events: Int?
  @Option(help: "Events of one run.") var length = 2000
  @Option(help: "The first seed.") var seed: UInt64 = 1
  @Option(help: "Only one kind: sheet, deck, refresh, carousel or guide.") var kind: String?

  @Option(help: "How many random trees, changed at random, with a seed each.") var trees = 0
  @Option(help: "Steps of one tree.") var steps = 30
  @Option(help: "Plays one script of a tree, as a fault prints it, instead.") var script: String?
  @Flag(help: "Tell each step of a tree before it is made, to find one that ends the program.") var trace =
    false

  @MainActor private func trial(_ script: TreeScript) -> TreeTrial {
    let trial = TreeTrial(script)
    if trace {
      print(script)
      trial.onStep = {
        print($0)
        fflush(nil)
      }
    }
    return trial.run()
  }

  /// Plays the scripts of trees; a fault is told with the smallest script that shows it.
  @MainActor private func playTrees() async -> Int {
    var (faults, frames, comparisons, skipped) = (0, 0, 0, 0)
    let start = Date()
    for present in seed..<(seed + UInt64(trees)) {
      if trace { print("seed \(present)") }
      let script = TreeScript(seed: present, steps: steps)
      let trial = trial(script)
      (frames, comparisons, skipped) = (
        frames + trial.frames, comparisons + trial.comparisons, skipped + trial.skipped
      )
      if let first = trial.complaints.first {
        faults += 1
        print("seed \(present): \(first)")
        let smallest = TreeShrinker.smallest(script) { !TreeTrial($0).run().complaints.isEmpty }
        print("// \(TreeTrial(smallest).run().complaints.joined(separator: "\n// "))\n\(smallest)\n")
      }
      fflush(nil)
      await Task.yield()
    }
    print(
      "\(trees) trees, \(frames) frames, \(comparisons) comparisons (\(skipped) not possible), \(faults) faults, "
        + "\(Int(Date().timeIntervalSince(start))) s")
    return faults
  }

  @MainActor private func playScript(_ path: String) throws -> Int {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw ValidationError("\(path) cannot be read; give --script a file with a script of a tree")
    }
    guard let script = TreeScript(text) else {
      throw ValidationError("\(path) is no script of a tree; copy one from \"start:\" to its last step")
    }
    let complaints = trial(script).complaints
    complaints.forEach { print($0) }
    return complaints.count
  }

  @MainActor private func playEvents(_ events: Int) async -> Int {
    let kinds = kind.flatMap(FuzzKind.init(rawValue:)).map { [$0] } ?? FuzzKind.allCases
    var count = 0
    var faults = 0
    var present = seed
    let start = Date()
    while count < events {
      for kind in kinds where count < events {
        let fuzzer = Fuzzer(kind, seed: present)
        await fuzzer.run(events: min(length, events - count))
        count += fuzzer.events
        faults += fuzzer.complaints.count
        fuzzer.complaints.forEach { print($0) }
      }
      present += 1
      if present % 10 == 0 {
        print("\(count) events, \(faults) faults, \(Int(Date().timeIntervalSince(start))) s")
        fflush(nil)
      }
    }
    print("\(count) events, \(faults) faults, \(Int(Date().timeIntervalSince(start))) s")
    return faults
  }

  func run() async throws {
    var faults = 0
    if let script {
      faults = try await playScript(script)
    } else {
      if let events = events ?? (trees > 0 ? nil : 1_000_000) { faults += await playEvents(events) }
      if trees > 0 { faults += await playTrees() }
    }
    if faults > 0 { throw ExitCode(1) }
  }
}
