import Foundation
import Fuzzing
import SDLHost
import SwiftUI
import Testing

/// Whatever is thrown at components and guide: no invariant breaks, nothing is left behind, they still do their job.
///
/// 300 events for each here; `make fuzz` throws a million in a release build.
struct FuzzTests {
  private static let events = 300

  @Test(arguments: FuzzKind.allCases)
  func randomInputBreaksNothing(_ kind: FuzzKind) async {
    let fuzzer = Fuzzer(kind, seed: 2026)
    await fuzzer.run(events: Self.events)
    #expect(fuzzer.complaints.isEmpty)
  }

  // A window that is gone takes its tree, its fonts and its pictures with it, whatever happened in it.
  @Test(arguments: FuzzKind.allCases)
  func nothingOfAWindowStaysWhenItGoes(_ kind: FuzzKind) async {
    weak var host: ViewHost?
    weak var runner: OffscreenRunner?
    weak var fonts: FontLibrary?
    weak var pictures: PictureLibrary?
    do {
      let fuzzer = Fuzzer(kind, seed: 7)
      await fuzzer.run(events: 60)
      (host, runner) = (fuzzer.tester.host, fuzzer.tester.runner)
      (fonts, pictures) = (fuzzer.tester.runner.fonts, fuzzer.tester.runner.pictures)
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(host == nil)
    #expect(runner == nil)
    #expect(fonts == nil)
    #expect(pictures == nil)
  }
}
