import Foundation

/// The field of a search with its Cancel button.
struct SearchBar: View {
  let model: SearchModel
  @FocusState private var isFocused: Bool
  private var origin = FocusOrigin()

  init(model: SearchModel) { self.model = model }

  /// How the search replaces the bar's title and items, and how they come back.
  static var animation: Animation { .easeInOut(duration: 0.25) }
  /// The side of what a finger presses, in points.
  private static var finger: CGFloat { 44 }
  /// Measures of iOS, in points. The field is higher where its text needs that.
  private static var height: CGFloat { 36 }
  private static var leastMargin: CGFloat { 6 }
  private static var radius: CGFloat { 10 }
  private static var padding: CGFloat { 8 }
  private static var gap: CGFloat { 6 }
  /// Larger text would leave too little width for the field beside its Cancel.
  private static var greatestText: DynamicTypeSize { .accessibility1 }

  /// The segments under the field, and their distance from it.
  private static var scopeHeight: CGFloat { 32 }
  private static var scopeGap: CGFloat { 10 }

  var body: some View {
    VStack(spacing: Self.scopeGap) {
      bar
      if let scopes = model.scopes {
        scopes.make().padding(.horizontal, 16).frame(height: Self.scopeHeight)
          .transition(.opacity)
      }
    }
    .dynamicTypeSize(...Self.greatestText)
  }

  @ViewBuilder private var bar: some View {
    let isActive = model.isActive
    SearchBarLayout {
      field
      // As wide as the prompt needs the field to be.
      HStack(spacing: Self.gap) {
        icon
        prompt.lineLimit(1)
      }
      .padding(.horizontal, Self.padding)
      .hidden()
      .accessibilityHidden(true)
      if isActive {
        Button {
          end()
        } label: {
          Text(.own("Cancel")).lineLimit(1).minimumScaleFactor(SearchBarLayout.leastScale)
        }
        .buttonStyle(BarButtonStyle())
        .padding(.leading, 4)
        .transition(.move(edge: .trailing).combined(with: .opacity))
      }
    }
    .padding(.leading, 16)
    .padding(.trailing, isActive ? 8 : 16)
    .onChange(of: isFocused) {
      // Keys that go from view to view pass by; what is typed begins the search.
      if isFocused, !origin.isReachedByKeys { begin() }
    }
    .onChange(of: model.text.wrappedValue) { _, text in
      if isFocused, !text.isEmpty { begin() }
    }
    .onChange(of: isActive, initial: true) { if isFocused != isActive { isFocused = isActive } }
  }

  private func begin() {
    guard !model.isActive else { return }
    withAnimation(Self.animation) { model.setActive(true) }
  }

  private func end() {
    isFocused = false
    model.cancel()
  }

  /// Before an empty text the key that deletes does so with the last token.
  private func deleteToken() -> KeyPress.Result {
    guard isFocused, model.text.wrappedValue.isEmpty, let tokens = model.tokens.current, !tokens.items.isEmpty
    else { return .ignored }
    tokens.removeLast()
    return .handled
  }

  private var icon: some View {
    Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
      .allowsHitTesting(false)
  }

  private var prompt: Text { model.prompt ?? Text(.own("Search")) }

  private var field: some View {
    HStack(spacing: Self.gap) {
      icon
      let tokens = model.tokens.value
      if let tokens, !tokens.items.isEmpty { SearchTokenRow(tokens: tokens) }
      // As dark as the glass beside it, unlike other fields' prompts.
      TextField(
        text: model.text,
        prompt: prompt.foregroundColor(Color(.system(.secondaryLabel)))
      ) { Text(.own("Search")) }
      .textFieldStyle(.plain)
      .transformEnvironment(\.keyboardTraits) { traits in
        if traits.submitLabel == .return { traits.submitLabel = .search }
        traits.capitalization = traits.capitalization ?? .never
      }
      .focused($isFocused)
      .onSubmit {
        begin()
        model.search()
      }
      .submitScope()
      .onExitCommand(perform: model.isActive ? { end() } : nil)
      .onKeyPress(.delete) { deleteToken() }
      if !model.text.wrappedValue.isEmpty || tokens?.items.isEmpty == false {
        let cross = Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
        // As large as a finger, in the place of the cross alone.
        cross.hidden().overlay {
          Button {
            model.clear()
            isFocused = true
          } label: {
            cross.frame(width: Self.finger, height: Self.finger).contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .accessibilityLabel(.own("Clear text"))
        }
      }
    }
    .padding(.horizontal, Self.padding)
    .padding(.vertical, Self.leastMargin)
    .frame(minHeight: Self.height)
    .background {
      // The text is less high than its field, and all of the field can be tapped.
      RoundedRectangle(cornerRadius: Self.radius, style: .continuous).fill(Color(.system(.tertiaryFill)))
        .contentShape(Rectangle())
        .onTapGesture { isFocused = true }
    }
    // What is typed while the field moves brings a button, which moves along.
    .geometryGroup()
    // Keys may have led to it before, which began no search.
    .simultaneousGesture(TapGesture().onEnded { if isFocused { begin() } })
  }
}
