import Foundation

/// Where the field of a search lies. Every placement is the place under the title here.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  {
    SearchFieldPlacement()
  }

  /// When a field under the title is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    public static let automatic = NavigationBarDrawerDisplayMode()
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

/// A search of a page: what the field changes, and whether it is used at present. Used on the main thread alone.
final class SearchModel: Equatable, Sendable {
  /// What is searched for.
  let query = SearchQuery()
  @MainActor var prompt: Text?
  @MainActor var presented: Binding<Bool>?
  /// What Return in the field calls.
  @MainActor var submit: SubmitHandler?
  /// What stands in the field before the text.
  @MainActor let tokens = Observed<SearchTokens?>(nil) { $0?.ids == $1?.ids }
  /// What is offered while the field is used.
  let offers = SearchOffers()
  /// The text that a suggestion has set, or that was searched for: it is complete, so that nothing is offered for it.
  @MainActor private let completed = Observed<String?>(nil)
  /// Staged, so that what is found again is laid out before the bar comes back.
  private let active = StateLocation(false)
  private let canMinimize = Observed(false)

  @MainActor var text: Binding<String> { query.text }

  /// Whether the field is used.
  var isActive: Bool { active.get() }

  /// Whether a button replaces the field at present.
  @MainActor var isMinimized: Bool {
    !isActive && canMinimize.value && text.wrappedValue.isEmpty
  }

  /// Whether a button may replace the field while it is not used.
  @MainActor func setCanMinimize(_ new: Bool) { canMinimize.update(new) }

  /// The suggestions at present.
  @MainActor var suggestions: SearchSuggestions? {
    guard isActive else { return nil }
    let completed = completed.value
    guard completed == nil || completed != text.wrappedValue else { return nil }
    return offers.suggestions ?? tokens.value?.suggestions
  }

  /// The scopes to choose from at present.
  @MainActor var scopes: SearchScopes? {
    guard isActive, let scopes = offers.scopes else { return nil }
    return scopes.activation == .onTextEntry && text.wrappedValue.isEmpty ? nil : scopes
  }

  /// Sets the text of a suggestion.
  @MainActor func complete(_ string: String) {
    completed.update(string)
    text.wrappedValue = string
  }

  /// Searches for what stands in the field: nothing is offered for it any more.
  @MainActor func search() {
    completed.update(text.wrappedValue)
    submit?.submit(.search)
  }

  @MainActor func setActive(_ new: Bool) {
    guard new != Tracking.untracked({ active.get() }) else { return }
    active.set(new)
    completed.update(nil)
    if let presented, presented.wrappedValue != new { presented.wrappedValue = new }
  }

  /// Ends the search as its Cancel does: the bar comes back by an animation, and all that the text had left out is there
  /// at once, as it had gone while that was typed.
  @MainActor func cancel() {
    withTransaction(Transaction()) { clear() }
    withAnimation(SearchBar.animation) { setActive(false) }
  }

  /// Empties the field.
  @MainActor func clear() {
    if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
    if let tokens = tokens.current, !tokens.items.isEmpty { tokens.removeAll() }
  }

  static func == (a: SearchModel, b: SearchModel) -> Bool { a === b }
}

/// The text of a search. The views that show it lie elsewhere in the tree than the searched view, so that an update of
/// that does not reach them, and an observed object invalidates only its observers: hence readers are told here when
/// the text has changed. Main actor alone.
@MainActor final class SearchQuery {
  /// The binding, and the text that the readers have.
  private let known = Observed((binding: Binding.constant(""), text: "")) {
    $0.text == $1.text && $0.binding._isSame(as: $1.binding)
  }

  nonisolated init() {}

  var text: Binding<String> { known.value.binding }

  func update(_ new: Binding<String>) { known.update((new, new.wrappedValue)) }
}

/// What a search offers. Observed only by the views that show it, since it is set anew whenever the searched view is
/// evaluated. Main actor alone.
@MainActor final class SearchOffers {
  private let offers = Observed<(suggestions: SearchSuggestions?, scopes: SearchScopes?)>((nil, nil)) {
    $0.suggestions == nil && $0.scopes == nil && $1.suggestions == nil && $1.scopes == nil
  }

  nonisolated init() {}

  var suggestions: SearchSuggestions? { offers.value.suggestions }
  var scopes: SearchScopes? { offers.value.scopes }

  func update(_ suggestions: SearchSuggestions?, _ scopes: SearchScopes?) {
    offers.update((suggestions, scopes))
  }
}

/// The search that a page declares.
struct SearchKey: PreferenceKey {
  static var defaultValue: SearchModel? { nil }
  static func reduce(value: inout SearchModel?, nextValue: () -> SearchModel?) {
    value = nextValue() ?? value
  }
}

private struct OuterSearchKey: EnvironmentKey {
  static var defaultValue: SearchModel? { nil }
}

private struct SearchActiveKey: EnvironmentKey {
  static let defaultValue = false
}

private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(model: nil) }
}

/// Ends the present search.
@MainActor @preconcurrency public struct DismissSearchAction: Equatable {
  let model: SearchModel?
  nonisolated init(model: SearchModel?) { self.model = model }
  public func callAsFunction() { model?.cancel() }
  nonisolated public static func == (a: DismissSearchAction, b: DismissSearchAction) -> Bool {
    a.model === b.model
  }
}

extension EnvironmentValues {
  /// A search round a whole navigation stack.
  var outerSearch: SearchModel? {
    get { self[OuterSearchKey.self] }
    set { self[OuterSearchKey.self] = newValue }
  }

  /// Whether the search round this view is used.
  public internal(set) var isSearching: Bool {
    get { self[SearchActiveKey.self] }
    set { self[SearchActiveKey.self] = newValue }
  }

  /// Ends the search round this view.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

struct SearchableModifier: ViewModifier {
  let text: Binding<String>
  let presented: Binding<Bool>?
  let prompt: Text?
  var tokens: (@MainActor () -> SearchTokens)?
  @State private var model = SearchModel()
  @Environment(\.submitHandler) private var submit
  @Environment(\.searchSuggestions) private var suggestions
  @Environment(\.hiddenSuggestions) private var hiddenSuggestions
  @Environment(\.searchScopes) private var scopes
  @Environment(\.searchToolbarBehavior) private var behavior

  func body(content: Content) -> some View {
    model.offers.update(hiddenSuggestions.contains(.content) ? nil : suggestions, scopes)
    model.query.update(text)
    model.tokens.update(tokens?())
    model.setCanMinimize(behavior == .minimize)
    (model.presented, model.prompt, model.submit) = (presented, prompt, submit)
    return SearchScope(model: model, content: content)
      .onChange(of: presented?.wrappedValue, initial: true) { before, wanted in
        guard let wanted else { return }
        // A search that begins with the page is shown without animation.
        withAnimation(before == wanted ? nil : SearchBar.animation) { model.setActive(wanted) }
      }
  }
}

/// The searched view, which knows whether the search is used.
private struct SearchScope<Content: View>: View {
  let model: SearchModel
  let content: Content
  var body: some View {
    content
      .environment(\.isSearching, model.isActive)
      .environment(\.dismissSearch, DismissSearchAction(model: model))
      .environment(\.outerSearch, model)
      .transformEnvironment(\.self) { values in
        if values.searchSuggestions != nil { values.searchSuggestions = nil }
        if values.searchScopes != nil { values.searchScopes = nil }
        if !values.hiddenSuggestions.isEmpty { values.hiddenSuggestions = [] }
        if values.searchToolbarBehavior != .automatic { values.searchToolbarBehavior = .automatic }
      }
      .preference(key: SearchKey.self, value: model)
  }
}

extension View {
  /// Puts a search field under the title of the page, which changes `text`. Return calls the actions of
  /// `onSubmit(of: .search)`; Cancel and Escape empty the text and end the search.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, presented: nil, prompt: prompt))
  }
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field under the title of the page; it is used while `isPresented` is true.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, presented: isPresented, prompt: prompt))
  }
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
