import Foundation

/// The views of a control's label, where its builder has several.
///
/// In rows of lists and in menus the first one is the title and those after it are its subtitle: under it, smaller and in
/// the secondary color. Elsewhere they are a column at the leading edge.
struct SubtitledLabel<Content: View>: View {
  let content: Content
  @Environment(\.isListRow) private var isListRow
  @Environment(\.menuLink) private var menuLink

  init(content: Content) { self.content = content }

  var body: some View {
    if isListRow || menuLink != nil {
      Group(subviews: content) { TitleColumn(views: Array($0), isInMenu: menuLink != nil) }
    } else {
      ImplicitStack(alignment: .leading, content: content)
    }
  }
}

/// The views of a button's label, where its builder has several: side by side. In a menu pictures are its icon, the first
/// other view is its title, and those after that are its subtitle.
struct ButtonWords<Content: View>: View {
  let content: Content
  @Environment(\.menuLink) private var menuLink

  init(content: Content) { self.content = content }

  var body: some View {
    if menuLink != nil {
      Group(subviews: content) { views in
        let (icons, words) = (views.filter(\.isImage), views.filter { !$0.isImage })
        if icons.isEmpty {
          TitleColumn(views: words, isInMenu: true)
        } else {
          Label {
            TitleColumn(views: words, isInMenu: true)
          } icon: {
            HStack { ForEach(icons) { $0 } }
          }
        }
      }
    } else {
      ImplicitStack(row: content)
    }
  }
}

/// A title over its subtitle.
private struct TitleColumn: View {
  let views: [Subview]
  let isInMenu: Bool

  /// Between the two, in points: that of UIKit's content of cells.
  private static var spacing: CGFloat { 3 }

  var body: some View {
    VStack(alignment: .leading, spacing: isInMenu ? 0 : Self.spacing) {
      ForEach(views.prefix(1)) { $0 }
      ForEach(views.dropFirst()) { $0 }
        .font(isInMenu ? .footnote : .subheadline)
        .foregroundStyle(.secondary)
    }
  }
}

extension Subview {
  /// Whether it is a picture.
  fileprivate var isImage: Bool { content.box.isImage }
}
