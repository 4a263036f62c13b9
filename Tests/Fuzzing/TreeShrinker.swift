import RandomTrees

/// Finds a small script among those that fail as a large one does.
@MainActor public enum TreeShrinker {
  /// Leaves out steps and nodes as long as what is left still fails.
  public static func smallest(_ script: TreeScript, fails: (TreeScript) -> Bool) -> TreeScript {
    var best = script
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      let steps = ScriptShrinker.smallest(best.steps) { steps in
        var shorter = best
        shorter.steps = steps
        return fails(shorter)
      }
      if steps.count < best.steps.count { (best.steps, hasShrunk) = (steps, true) }
      for id in allIDs(best) where id != best.start.id {
        for cut in [{ $0.cutting(id) }, { $0.removing(id) }] as [(TreeSpec) -> TreeSpec] {
          let smaller = best.changingTrees(cut)
          if allIDs(smaller).count < allIDs(best).count, fails(smaller) {
            (best, hasShrunk) = (smaller, true)
          }
        }
      }
    }
    return best
  }

  private static func allIDs(_ script: TreeScript) -> [Int] {
    var ids = Set(script.start.ids)
    for case .become(let tree, _) in script.steps { ids.formUnion(tree.ids) }
    return ids.sorted()
  }
}
