import SwiftUI

/// What the list can be narrowed to: everything, favourites, a kind of place.
struct FilterChips: View {
  let types: [String]
  @Environment(RestaurantQuery.self) private var query
  @Environment(\.guide) private var guide

  /// Between chips, and before the first one, in points.
  private static let gap: CGFloat = 8
  private static let margin: CGFloat = 16

  /// A kind of place; its identity differs from that of the section that is headed by it, which the index scrolls to.
  private struct Kind: Identifiable {
    let name: String
    var id: String { "filter-" + name }
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: Self.gap) {
        chip(guide.text(.all), "all", isChosen: query.showsAll) { query.showAll() }
        chip(guide.text(.favourites), "favourites", symbol: "heart", isChosen: query.showsFavouritesOnly) {
          query.showsFavouritesOnly.toggle()
        }
        ForEach(types.map(Kind.init)) { kind in
          chip(Text(verbatim: kind.name), kind.name, isChosen: query.type == kind.name) {
            query.type = query.type == kind.name ? nil : kind.name
          }
        }
      }
      .padding(.horizontal, Self.margin)
    }
    .accessibilityIdentifier("filters")
  }

  private func chip(
    _ title: Text, _ id: String, symbol: String? = nil, isChosen: Bool, action: @escaping () -> Void
  ) -> some View {
    Button {
      action()
    } label: {
      HStack(spacing: 6) {
        if let symbol {
          Image(systemName: isChosen ? symbol + ".fill" : symbol)
            .foregroundStyle(isChosen ? AnyShapeStyle(Color.pink) : AnyShapeStyle(Color.primary))
        }
        title
      }
    }
    .buttonStyle(ChipStyle(isChosen: isChosen))
    .accessibilityAddTraits(isChosen ? .isSelected : [])
    .accessibilityIdentifier("filter-\(id)")
  }
}

/// A capsule, dark where it is chosen.
private struct ChipStyle: ButtonStyle {
  let isChosen: Bool
  /// The least heights of the capsule and of its touch target, in points.
  private static let height: CGFloat = 34
  private static let finger: CGFloat = 44

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.medium))
      .foregroundStyle(isChosen ? Color(.systemBackground) : Color.primary)
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, 14)
      .padding(.vertical, 6)
      .frame(minHeight: Self.height)
      .background(ground(configuration.isPressed), in: Capsule())
      .contentShape([.hoverEffect, .focusEffect], Capsule())
      .frame(minHeight: Self.finger)
      .contentShape(Rectangle())
  }

  private func ground(_ isPressed: Bool) -> Color {
    if isChosen { return Color.primary.opacity(isPressed ? 0.7 : 1) }
    return Color(isPressed ? .systemGray4 : .secondarySystemBackground)
  }
}
