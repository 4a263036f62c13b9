import Foundation
import Fuzzing
import Testing

/// Whatever is thrown at components and guide: no invariant breaks, nothing is left behind, they still do their job.
///
/// 300 events for each here; `make fuzz` throws a million in a release build.
struct FuzzTests {
  private static let events = 300

  @Test(arguments: FuzzKind.allCases)
  func randomInputBreaksNothing(_ kind: FuzzKind) async {
    let fuzzer = Fuzzer(kind, seed: 2026)
    for _ in 0..<Self.events {
      fuzzer.step()
      // Lets what was begun in tasks go on.
      await Task.yield()
    }
    await fuzzer.finish { for _ in 0..<5 { await Task.yield() } }
    #expect(fuzzer.complaints.isEmpty)
  }
}
