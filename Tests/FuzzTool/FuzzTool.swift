import ArgumentParser
import Foundation
import Fuzzing

/// Throws random events at the components and the guide, in runs of 2,000 with a seed each; or changes random trees.
@main struct FuzzTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "fuzz")

  @Option(help: "How many events, over all kinds.") var events = 1_000_000
  @Option(help: "Events of one run.") var length = 2000
  @Option(help: "The first seed.") var seed: UInt64 = 1
  @Option(help: "Only one kind: sheet, deck, refresh, carousel or guide.") var kind: String?

  @Option(help: "Instead of events: so many random trees, changed at random, with a seed each.") var trees:
    Int?
  @Option(help: "Steps of one tree.") var steps = 30
  @Flag(help: "Tell each step of a tree before it is made, to find one that ends the program.") var trace =
    false

  /// Plays the scripts of trees; a fault is told with the smallest script that shows it.
  @MainActor private func playTrees(_ count: Int) async -> Int {
    var (faults, frames, comparisons, skipped) = (0, 0, 0, 0)
    let start = Date()
    for present in seed..<(seed + UInt64(count)) {
      let script = TreeScript(seed: present, steps: steps)
      if trace { print("seed \(present): \(script)") }
      let trial = TreeTrial(script)
      if trace {
        trial.onStep = {
          print($0)
          fflush(nil)
        }
      }
      trial.run()
      (frames, comparisons, skipped) = (
        frames + trial.frames, comparisons + trial.comparisons, skipped + trial.skipped
      )
      if let first = trial.complaints.first {
        faults += 1
        print("seed \(present): \(first)")
        let smallest = TreeShrinker.smallest(script) { !TreeTrial($0).run().complaints.isEmpty }
        print("smallest: \(TreeTrial(smallest).run().complaints.joined(separator: "\n"))\n\(smallest)\n")
      }
      fflush(nil)
      await Task.yield()
    }
    print(
      "\(count) trees, \(frames) frames, \(comparisons) comparisons (\(skipped) not possible), \(faults) faults, "
        + "\(Int(Date().timeIntervalSince(start))) s")
    return faults
  }

  @MainActor private func play() async -> Int {
    if let trees { return await playTrees(trees) }
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
    let faults = await play()
    if faults > 0 { throw ExitCode(1) }
  }
}
