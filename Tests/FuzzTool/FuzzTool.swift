import ArgumentParser
import Foundation
import Fuzzing

/// Throws random events at the components and the guide, in runs of 2,000 with a seed each.
@main struct FuzzTool: AsyncParsableCommand {
  static let configuration = CommandConfiguration(commandName: "fuzz")

  @Option(help: "How many events, over all kinds.") var events = 1_000_000
  @Option(help: "Events of one run.") var length = 2000
  @Option(help: "The first seed.") var seed: UInt64 = 1
  @Option(help: "Only one kind: sheet, deck, refresh, carousel or guide.") var kind: String?

  @MainActor private func play() async -> Int {
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
