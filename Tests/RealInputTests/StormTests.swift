import Foundation
import RealInput
import Testing

extension RealInputTests {
  /// Thirty seconds of input without sense in all, then the guide works as ever. `make sanitize` lets it rage longer.
  @Suite struct Storms {
    private static let seconds =
      ProcessInfo.processInfo.environment["BISTRO_STORM_SECONDS"].flatMap(Int.init) ?? 15

    // How a storm falls into a program's frames depends on the machine, and servers lose the end of a touch: what one storm
    // leaves may be the server's fault, what two of them leave is not.
    @Test(arguments: Hand.allCases)
    func `After a storm a tap opens a sheet`(_ hand: Hand) async throws {
      let seeds = ProcessInfo.processInfo.environment["BISTRO_STORM_SEEDS"]?.split(separator: ",") ?? ["1"]
      for seed in seeds.compactMap({ UInt64($0) }) {
        var isAsEver = false
        await withKnownIssue("a storm whose last events a server kept", isIntermittent: true) {
          try await storm(hand, seed)
          isAsEver = true
        }
        if !isAsEver { try await storm(hand, seed) }
      }
    }

    private func storm(_ hand: Hand, _ seed: UInt64) async throws {
      try await Guide.run(with: hand) { guide in
        let storm = try Storm(on: guide.server, against: guide.program, seed: seed)
        #expect(try await storm.run(for: .seconds(Self.seconds)) > 100)
        try await calm(guide)
        try await guide.openSheet(row: 0)
      }
    }

    @Test(arguments: Hand.allCases)
    func `A window that is hidden under a held button or finger takes the next one`(_ hand: Hand) async throws
    {
      try await Guide.run(with: hand) { guide in
        let row = try guide.middle(of: "row-3")
        try await guide.press(row)
        try await guide.program.hideWindow(for: .milliseconds(300))
        try await guide.hand.release()
        try await guide.program.rest()
        try await guide.openSheet(row: 1)
      }
    }

    /// From wherever the storm has left the guide to the top of its list, by keys.
    private func calm(_ guide: Guide) async throws {
      let keyboard = guide.server.keyboard
      try await guide.program.wait(for: "the window in its size") {
        abs($0.frame.width - Servers.size.width) < 1 && abs($0.frame.height - Servers.size.height) < 1
      }
      // A finger whose end the X server has lost counts as lifted after five seconds.
      try await guide.program.rest(for: guide.hand is Finger ? .seconds(5.5) : .milliseconds(400))
      // What a starved server still held back of the storm may come after the first keys.
      for _ in 0..<5 {
        // One after the other: presses in quick succession are a key that is held.
        for _ in 0..<4 {
          try await keyboard.type(.escape)
          try await guide.program.rest()
        }
        try await keyboard.type(Key("1"), with: [.control])
        try await keyboard.type(.home)
        try await guide.program.rest()
        if isAtStart(guide) { break }
      }
      try #require(isAtStart(guide), "keys lead back to the top of the list, without a sheet")
    }

    private func isAtStart(_ guide: Guide) -> Bool {
      guard let tree = guide.program.tree(), tree.first(id: "bottom-sheet") == nil else { return false }
      return tree.first(id: "row-0").map { $0.frame.y > 90 } ?? false
    }
  }
}
