import Foundation

/// The tokens of a search, whatever their type.
struct SearchTokens {
  /// One of them, as it is shown.
  struct Item: Identifiable {
    let id: AnyHashable
    let view: AnyView
  }

  let items: [Item]
  /// Those that are offered.
  let suggested: [Item]
  let removeLast: @MainActor () -> Void
  let removeAll: @MainActor () -> Void
  let append: @MainActor (AnyHashable) -> Void
  /// Adds a token that is not among them; others than tokens of their type are none.
  let complete: @MainActor (Any) -> Void

  var ids: [[AnyHashable]] { [items.map(\.id), suggested.map(\.id)] }

  @MainActor init<C: RandomAccessCollection & RangeReplaceableCollection>(
    _ tokens: Binding<C>, suggested offer: C?, view: (C.Element) -> AnyView
  ) where C.Element: Identifiable {
    let item = { (token: C.Element) in Item(id: token.id, view: view(token)) }
    let chosen = Set(tokens.wrappedValue.map(\.id))
    let offered = offer.map { $0.filter { !chosen.contains($0.id) } } ?? C()
    items = tokens.wrappedValue.map(item)
    suggested = offered.map(item)
    removeLast = {
      var rest = tokens.wrappedValue
      guard let last = rest.indices.last else { return }
      rest.remove(at: last)
      tokens.wrappedValue = rest
    }
    removeAll = { tokens.wrappedValue = C() }
    append = { id in
      guard let token = offered.first(where: { AnyHashable($0.id) == id }) else { return }
      tokens.wrappedValue.append(token)
    }
    complete = { value in
      guard let token = value as? C.Element, !chosen.contains(token.id) else { return }
      tokens.wrappedValue.append(token)
    }
  }

  /// The rows that offer tokens; nil: there are none.
  @MainActor var suggestions: SearchSuggestions? {
    let tokens = self
    return suggested.isEmpty ? nil : SearchSuggestions { AnyView(SearchTokenOffers(tokens: tokens)) }
  }
}

/// The tokens in the field of a search.
struct SearchTokenRow: View {
  let tokens: SearchTokens
  /// Measures of iOS, in points.
  private static let radius: CGFloat = 5
  private static let margin = EdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6)

  var body: some View {
    HStack(spacing: 4) {
      ForEach(tokens.items) { item in
        item.view
          .labelStyle(SearchTokenLabelStyle())
          .lineLimit(1)
          .foregroundStyle(.white)
          .padding(Self.margin)
          .background {
            RoundedRectangle(cornerRadius: Self.radius, style: .continuous).fill(TintShapeStyle())
          }
          .accessibilityIdentifier("SearchToken")
      }
    }
    .fixedSize()
  }
}

/// The icon close to the title.
private struct SearchTokenLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      configuration.icon.imageScale(.small)
      configuration.title
    }
  }
}

/// Tokens as rows: a tap puts one into the field, in place of the text.
private struct SearchTokenOffers: View {
  let tokens: SearchTokens
  @Environment(\.suggestingSearch) private var search

  var body: some View {
    ForEach(tokens.suggested) { item in
      Button {
        tokens.append(item.id)
        search?.complete("")
      } label: {
        item.view.frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
  }
}
