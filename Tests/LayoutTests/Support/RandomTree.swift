import RandomTrees
import ViewTree

/// A random tree of views that say where they lie and do nothing else. What kinds stand where follows from one seed, their
/// lengths from the other.
@MainActor func randomTree(
  structure: UInt64, values: UInt64, isSteady: Bool = false, depth: Int = 4
) -> TreeSpec {
  var maker = TreeMaker(
    structure: structure, values: values, boughs: isSteady ? TreeShape.steady : TreeShape.placing,
    leaves: TreeShape.plainLeaves)
  return maker.tree(depth: depth)
}

extension TreeSpec {
  /// What shows the tree.
  @MainActor var view: TreeRoot { TreeRoot(model: TreeModel(self)) }
}
