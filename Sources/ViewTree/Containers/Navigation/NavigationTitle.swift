/// The title that a page passes to the navigation round it.
struct NavigationTitleKey: PreferenceKey {
  struct Value: Equatable {
    var title: String?
    var mode: NavigationBarItem.TitleDisplayMode?
    var isHidden: Bool?
    var hidesBackButton: Bool?
  }
  static var defaultValue: Value { Value() }
  static func reduce(value: inout Value, nextValue: () -> Value) {
    let next = nextValue()
    value.title = next.title ?? value.title
    value.mode = next.mode ?? value.mode
    value.isHidden = next.isHidden ?? value.isHidden
    value.hidesBackButton = next.hidesBackButton ?? value.hidesBackButton
  }
}

/// How a navigation bar shows its title.
public struct NavigationBarItem: Hashable, Sendable {
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic, inline, large
  }
}

/// Passes a title to the navigation round it, in the language in force at this view.
private struct NavigationTitleModifier: ViewModifier {
  let title: Text
  let mode: NavigationBarItem.TitleDisplayMode?
  @Environment(\.localization) private var localization

  init(title: Text, mode: NavigationBarItem.TitleDisplayMode?) {
    self.title = title
    self.mode = mode
  }

  func body(content: Content) -> some View {
    let (string, mode) = (localization.string(title), mode)
    return content.transformPreference(NavigationTitleKey.self) {
      $0.title = string
      if let mode { $0.mode = mode }
    }
  }
}

extension View {
  private func navigationTitle(_ change: @escaping (inout NavigationTitleKey.Value) -> Void) -> some View {
    transformPreference(NavigationTitleKey.self, change)
  }

  /// The title of this page.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationTitleModifier(title: title, mode: nil))
  }
  /// The title of this page.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
  /// The title of this page.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
  /// The title of this page, which the program may change; the bar has no control that edits it.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// The title of this page and how it is shown.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode = .automatic)
    -> some View
  {
    modifier(NavigationTitleModifier(title: title, mode: displayMode))
  }
  /// The title of this page and how it is shown.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }
  /// The title of this page and how it is shown.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }

  /// Whether the title is large above the content or small in the bar.
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationTitle { $0.mode = mode }
  }

  /// Hides the back button to the page below.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationTitle { $0.hidesBackButton = hidesBackButton }
  }

  /// Hides the bar of this page.
  public func navigationBarHidden(_ hidden: Bool) -> some View { navigationTitle { $0.isHidden = hidden } }
}
