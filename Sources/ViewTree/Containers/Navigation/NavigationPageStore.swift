/// What the content of a page asks of its bars. Not read by the content, which writes it. Used on the main
/// thread alone.
final class NavigationPageStore: Dependency, @unchecked Sendable {
  /// The layout of the page.
  @MainActor weak var layout: NavigationPageLayout?
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

  /// Whether the title is large: as the content says, else as the nearest of the pages below says, else it is.
  ///
  /// - Parameter below: the pages below, the nearest first.
  @MainActor func isLarge(below: [NavigationPageStore]) -> Bool {
    guard title.title != nil else { return false }
    for page in [self] + below {
      if let mode = page.title.mode, mode != .automatic { return mode == .large }
    }
    return true
  }

  @MainActor func update(_ title: NavigationTitleKey.Value) {
    guard title != titleValue else { return }
    titleValue = title
    notifyReaders()
  }

  @MainActor func update(_ search: SearchModel?) {
    guard search !== searchValue else { return }
    searchValue = search
    searchReaders.notifyReaders()
  }

  @MainActor func update(_ toolbar: ToolbarValue) {
    toolbarValue = toolbar
    toolbarReaders.notifyReaders()
  }
}
