import Foundation

/// The tabs of a tab view side by side: swiped by a finger, with a dot for each. They are made as they come near.
struct TabPages<Content: View>: View {
  let content: Content
  let store: TabStore
  let selected: TabSelection
  let display: PageTabViewStyle.IndexDisplayMode
  let background: PageIndexViewStyle.BackgroundDisplayMode
  let choose: (AnyHashable) -> Void
  @State private var index = Observed(PageIndex())

  var body: some View {
    ScrollContainer(
      axes: .horizontal, showsIndicators: false,
      content: PagesContainer(
        selected: selected, index: index, choose: choose,
        content: Group(subviews: content) { ForEach($0) { TabPage(subview: $0) } })
    )
    .environment(\.scrollTargetBehavior, PagingScrollTargetBehavior())
    .overlay(alignment: .bottom) {
      if display.kind != .never { PageDots(index: index, display: display, background: background) }
    }
  }
}

/// Which of how many pages is shown.
struct PageIndex: Equatable {
  var count = 0
  var index = 0
}

/// A dot for each page; a tap beside the middle shows the next page on that side.
private struct PageDots: View {
  let index: Observed<PageIndex>
  let display: PageTabViewStyle.IndexDisplayMode
  let background: PageIndexViewStyle.BackgroundDisplayMode
  @Environment(\.colorScheme) private var scheme

  /// The measures of UIPageControl, in points: the diameter of a dot, and the distance of two centres.
  private static let (dot, pitch): (CGFloat, CGFloat) = (7, 16)

  init(
    index: Observed<PageIndex>, display: PageTabViewStyle.IndexDisplayMode,
    background: PageIndexViewStyle.BackgroundDisplayMode
  ) {
    (self.index, self.display, self.background) = (index, display, background)
  }

  var body: some View {
    let (count, present) = (index.value.count, index.value.index)
    if count > 1 || (display.kind == .always && count > 0) {
      HStack(spacing: Self.pitch - Self.dot) {
        ForEach(0..<count, id: \.self) { i in
          Circle()
            .fill(ink.opacity(i == present ? 1 : 0.3))
            .frame(width: Self.dot, height: Self.dot)
        }
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background {
        if background.kind == .always { Capsule().fill(Color(.systemGray3).opacity(0.6)) }
      }
      .padding(.bottom, 10)
      .accessibilityLabel("page \(present + 1) of \(count)")
    }
  }

  /// White lies on pictures, as on iOS; on a light page without a capsule that would not be seen.
  private var ink: Color { background.kind == .always || scheme == .dark ? .white : .black }
}
