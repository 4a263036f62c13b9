extension NavigationPageLayout {
  /// What a child is; children without a part are the content.
  enum Part {
    case background, smallTitle, largeTitle, leading, principal, trailing, bottom, bottomBackground, search,
      suggestions
    /// The key of a child's part.
    enum Key {}
    /// The key of whether the ground of the page's bar is there where no content is under it too.
    enum FillsBar {}
    /// The key of a bar's ground that is there whatever lies under it.
    enum AlwaysFills {}
    /// The key of items that have a margin in themselves.
    enum HasMargin {}
  }
}
