/// Finds a short sequence of steps among those that fail as a long one does.
@MainActor public enum ScriptShrinker {
  /// Leaves out steps, many at once and then one by one, as long as what is left still fails.
  public static func smallest<Step>(_ steps: [Step], fails: ([Step]) -> Bool) -> [Step] {
    var best = steps
    var size = max(1, best.count / 2)
    while !best.isEmpty {
      var hasShrunk = false
      var end = best.count
      // From the end: what comes first leads to the place of the fault.
      while end > 0 {
        let range = max(0, end - size)..<end
        var shorter = best
        shorter.removeSubrange(range)
        if fails(shorter) { (best, hasShrunk) = (shorter, true) }
        end = range.lowerBound
      }
      if size > 1 { size /= 2 } else if !hasShrunk { break }
    }
    return best
  }
}
