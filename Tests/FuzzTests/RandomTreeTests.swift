import Foundation
import Fuzzing
import RandomTrees
import SwiftUI
import Testing
import ViewTreeTesting

/// Random trees (containers, modifiers, branches, loops, presentations) that are changed at random, with and without
/// animations, scrolled and resized between: in every frame what changed is painted as all of it would be, at rest the
/// tree is that of a program that was started with the present state.
///
/// Few here; `make fuzz ARGS="--trees 1000"` plays many in a release build and prints the smallest script of a fault.
@MainActor struct RandomTreeTests {
  @Test(arguments: UInt64(1)...24) func aChangedTreeIsTheOneBuiltAfresh(seed: UInt64) {
    let trial = TreeTrial(TreeScript(seed: seed, steps: 24)).run()
    #expect(trial.complaints.isEmpty)
    #expect(trial.frames > 0 && trial.comparisons + trial.skipped > 0)
  }

  // What random trees have found, each as its smallest script.
  @Test(arguments: Self.found) func whatWasFoundIsMended(name: String) throws {
    let url = Self.folder.appending(path: name)
    let script = try #require(TreeScript(String(contentsOf: url, encoding: .utf8)), "not a script")
    #expect(TreeTrial(script).run().complaints.isEmpty)
  }

  @Test func aScriptIsReadAsItWasWritten() throws {
    for seed in UInt64(1)...20 {
      let text = TreeScript(seed: seed, steps: 20).description
      #expect(try #require(TreeScript(text)).description == text)
    }
    #expect(TreeScript("start:\nrow #0 1 2 0.5 0.5 0.5\nfly") == nil)
    #expect(TreeScript("start:\nrow #0 1 2 0.5 0.5 0.5\n      box #1 1 2 0.5 0.5 0.5") == nil)
    #expect(TreeScript("rest") == nil)
  }

  // What the comparison rests on.
  @Test func treesThatDifferInSightAreToldApart() throws {
    let size = CGSize(width: 260, height: 320)
    func dump(_ spec: TreeSpec) -> TreeDump { ViewTester(TreeRoot(model: TreeModel(spec)), size: size).tree }
    var maker = TreeMaker(structure: 5, values: 6, boughs: TreeShape.steady, leaves: [.text])
    let window = CGRect(origin: .zero, size: size)
    let tree = maker.tree(depth: 2)
    let leaf = try #require(tree.ids.last)
    #expect(TreeTrial.difference(dump(tree), dump(tree), in: window) == nil)
    let other = tree.changing(leaf) { $0.shape = .symbol }
    #expect(TreeTrial.difference(dump(tree), dump(other), in: window) != nil)
    #expect(TreeTrial.difference(dump(tree), dump(tree.removing(leaf)), in: window) != nil)
  }

  private nonisolated static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Trees")

  private nonisolated static let found =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? [])
    .filter { $0.hasSuffix(".txt") }.sorted()
}
