import Foundation

/// The items of `secondaryAction`, in a menu at the trailing edge of the bar.
struct ToolbarOverflowMenu: View {
  let items: [IdentifiedToolbarEntry]

  var body: some View {
    Menu {
      ForEach(items) { $0.entry.view }
    } label: {
      Image(systemName: "ellipsis.circle").accessibilityLabel(.own("More"))
    }
  }
}

/// The title of a page in its bar, as the button of a menu.
struct ToolbarTitleButton: View {
  let title: String
  let items: [IdentifiedToolbarEntry]
  /// Of the chevron beside the title: its size and its distance, in points.
  private static let chevron = (size: CGFloat(16), gap: CGFloat(5))

  var body: some View {
    Menu {
      ForEach(items) { $0.entry.view }
    } label: {
      HStack(spacing: Self.chevron.gap) {
        Text(verbatim: title)
        Image(systemName: "chevron.down.circle.fill")
          .font(.system(size: Self.chevron.size))
          .symbolRenderingMode(.hierarchical)
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
    }
    .buttonStyle(ToolbarTitleStyle())
    .accessibilityIdentifier("TitleMenu")
  }
}

/// A title that is pressed.
private struct ToolbarTitleStyle: ButtonStyle {
  /// The least height that a finger needs, in points.
  private static let height: CGFloat = 44

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.primary)
      .opacity(configuration.isPressed ? 0.3 : 1)
      .frame(minHeight: Self.height)
      .contentShape(Rectangle())
  }
}

/// The menu of a page's title: a chevron beside the title in the bar opens it.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
  let content: Content
  public var body: Never { fatalError("ToolbarTitleMenu has no body") }
  public var _entries: [_ToolbarEntry] {
    [_ToolbarEntry(placement: ToolbarItemPlacement(kind: .titleMenu), view: AnyView(content))]
  }

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// What the items of a bar are for.
public struct ToolbarRole: Sendable {
  private enum Kind: Sendable { case automatic, navigationStack, browser, editor }
  private let kind: Kind
  public static let automatic = ToolbarRole(kind: .automatic)
  public static let navigationStack = ToolbarRole(kind: .navigationStack)
  /// A browser: the title is at the leading edge on iPad, and in the middle here.
  public static let browser = ToolbarRole(kind: .browser)
  /// An editor: the button to the page below is its arrow alone.
  public static let editor = ToolbarRole(kind: .editor)

  var hidesBackTitle: Bool { kind == .editor }
}

extension View {
  /// The menu of this page's title: a chevron beside the title in the bar opens it. A large title has none.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }

  /// What the items of this page's bar are for. In that of an editor the button to the page below has no words.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    transformPreference(ToolbarKey.self) { $0.hidesBackTitle = role.hidesBackTitle }
  }
}
