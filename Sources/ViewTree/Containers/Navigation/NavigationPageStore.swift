/// What the content of a page sets for its bars. The content writes it and does not read it. Used on the main
/// thread alone.
final class NavigationPageStore: Sendable {
  /// The layout of the page.
  @MainActor weak var layout: NavigationPageLayout?
  /// The source that the page zooms out of.
  @MainActor var zoomSource: _ZoomSource? {
    get { layout?.zoomSource }
    set { layout?.zoomSource = newValue }
  }
  /// Whether the page hides the bar of the tab view that it is in; nil: it does not say.
  @MainActor var hidesTabs: Bool? {
    get { layout?.hidesTabs }
    set { layout?.hidesTabs = newValue }
  }
  private let titleValue = Observed(NavigationTitleKey.Value())
  private let toolbarValue = Observed(ToolbarValue()) { _, _ in false }
  private let searchValue = Observed<SearchModel?>(nil)

  /// The title and how it is shown.
  var title: NavigationTitleKey.Value { titleValue.value }
  /// The items of the bars, of views that are there.
  var toolbar: ToolbarValue {
    var value = toolbarValue.value
    value.entries.removeAll(where: \.isGone)
    return value
  }
  /// The search that the content declares.
  var search: SearchModel? { searchValue.value }

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

  @MainActor func update(_ title: NavigationTitleKey.Value) { titleValue.update(title) }
  @MainActor func update(_ search: SearchModel?) { searchValue.update(search) }
  @MainActor func update(_ toolbar: ToolbarValue) { toolbarValue.update(toolbar) }
}
