/// What the content of a page asks of its bars. Not read by the content, which writes it.
final class NavigationPageStore: Dependency, @unchecked Sendable {
  private var titleValue = NavigationTitleKey.Value()
  private var toolbarValue = ToolbarValue()
  private var searchValue: SearchModel?
  private let toolbarReaders = Dependency()
  private let searchReaders = Dependency()

  /// The title and how it is shown.
  var title: NavigationTitleKey.Value {
    recordRead()
    return titleValue
  }

  /// The items of the bars.
  var toolbar: ToolbarValue {
    toolbarReaders.recordRead()
    return toolbarValue
  }

  /// The search that the content asks for.
  var search: SearchModel? {
    searchReaders.recordRead()
    return searchValue
  }

  /// Whether the title is large, where the content leaves it to the page below.
  @MainActor func isLarge(below: NavigationPageStore?) -> Bool {
    let title = title
    guard title.title != nil else { return false }
    switch title.mode ?? .automatic {
    case .inline: return false
    case .large: return true
    case .automatic: return below.map { $0.title.mode != .inline } ?? true
    }
  }

  @MainActor func take(_ title: NavigationTitleKey.Value) {
    guard title != titleValue else { return }
    titleValue = title
    notifyReaders()
  }

  @MainActor func take(_ search: SearchModel?) {
    guard search !== searchValue else { return }
    searchValue = search
    searchReaders.notifyReaders()
  }

  @MainActor func take(_ toolbar: ToolbarValue) {
    toolbarValue = toolbar
    toolbarReaders.notifyReaders()
  }
}
