import SwiftUI

/// Whose photo is in the middle: a name in as many lines as it needs, its kind and its number, all in one text size, the
/// largest up to the reader's in which they fit.
struct CoverCaption: View {
  /// In a line text is no larger than that size, which is so many times the usual one.
  private static let greatestInLine = DynamicTypeSize.accessibility1
  static let greatestLineScale: CGFloat = 28.0 / 17
  /// What a line has besides name and kind, in points: the number, gaps and margins.
  static let restOfLine: CGFloat = 130
  private static let margin: CGFloat = 20

  let restaurant: Restaurant
  let number: Int
  let count: Int
  /// Whether there is no height but for a line, in which a long name is broken once.
  let isLine: Bool
  /// How high it may be, in points.
  let space: CGFloat
  /// Between name, kind and number in a line, in points: wider than a space between words in each text size.
  @ScaledMetric private var gap: CGFloat = 16
  @Environment(RestaurantStore.self) private var store
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.guide) private var guide

  var body: some View {
    Group {
      if isLine {
        HStack(alignment: .firstTextBaseline, spacing: gap) {
          name(.headline)
          kind
          numbering
            .fixedSize()
        }
        .lineLimit(2)
        .minimumScaleFactor(0.7)
        .dynamicTypeSize(...Self.greatestInLine)
      } else {
        HeightLimit(height: space) {
          ViewThatFits(in: .vertical) {
            ForEach(sizes, id: \.self) { size in
              column
                .fixedSize(horizontal: false, vertical: true)
                .dynamicTypeSize(size)
            }
            column
              .lineLimit(2)
              .minimumScaleFactor(0.4)
              .dynamicTypeSize(...DynamicTypeSize.large)
          }
        }
      }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, Self.margin)
    .accessibilityIdentifier("caption")
  }

  /// The largest first.
  private var sizes: [DynamicTypeSize] {
    DynamicTypeSize.allCases.filter { $0 == textSize || $0 < textSize && $0 >= .large }.sorted(by: >)
  }

  private var column: some View {
    VStack(spacing: 6) {
      name(.title2.weight(.bold))
      kind
      numbering
        .padding(.top, 6)
    }
  }

  private func name(_ font: Font) -> some View {
    HStack(spacing: 8) {
      Text(verbatim: restaurant.name)
        .font(font)
      if store.isFavourite(restaurant) {
        Image(systemName: "heart.fill")
          .foregroundColor(.pink)
          .accessibilityLabel(guide.text(.favourite))
      }
    }
  }

  private var kind: some View {
    Text(verbatim: restaurant.type.isEmpty ? " " : restaurant.type)
      .font(.subheadline)
      .foregroundStyle(Color.minor)
  }

  private var numbering: some View {
    Text("\(number) of \(count)")
      .font(.footnote)
      .foregroundStyle(Color.minor)
  }
}

/// Proposes no more than a height to its view.
private struct HeightLimit: Layout {
  /// In points.
  let height: CGFloat

  private func limited(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: min(proposal.height ?? height, height))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(limited(proposal)) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: limited(ProposedViewSize(bounds.size)))
  }
}
