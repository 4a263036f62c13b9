extension NavigationPageLayout {
  /// What a child is; children without a part are the content.
  enum Part {
    case background, smallTitle, largeTitle, leading, principal, trailing, bottom, bottomBackground, search,
      suggestions
    /// The key of a child's part.
    enum Key {}
    /// The key of whether the background of the page's bar shows even if no content is under it.
    enum FillsBar {}
    /// The key of a bar's background that shows whatever lies under it.
    enum AlwaysFills {}
    /// The key of items that have a margin in themselves.
    enum HasMargin {}
  }
}
