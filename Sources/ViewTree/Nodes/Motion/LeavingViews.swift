/// Something that was removed and is still on the screen.
@MainActor protocol Leaving: AnyObject {
  /// Ends the removal at once, whatever is still to be played.
  func end()
}

/// The views of a window that were removed and are still on the screen.
@MainActor final class LeavingViews {
  /// Weak, since a view is freed with the view that it was removed from, where that is freed first.
  private struct Entry { weak var view: (any Leaving)? }
  private var entries: [Entry] = []

  func add(_ view: any Leaving) {
    remove(view)
    entries.append(Entry(view: view))
  }

  func remove(_ view: any Leaving) { entries.removeAll { $0.view == nil || $0.view === view } }

  /// Ends all removals at once: the places at which they are painted belong to a layout that does not hold any more.
  func end() {
    let all = entries
    close()
    AnimationGroup.holdingCallbacks {
      for entry in all { entry.view?.end() }
    }
  }

  func close() { entries = [] }
}
