/// Makes the updates that apply changes; the tree of a window.
@MainActor protocol UpdateMaker: AnyObject, Sendable {
  /// Makes a frame that applies the changes of a group, and of those that it counts for; they are not complete before.
  func awaitUpdate(of group: AnimationGroup)
}
