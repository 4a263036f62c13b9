import SwiftUI

/// What is shown when all cards are gone: in one piece, or what is said beside what one can do.
struct DeckEnd: View {
  /// What of it is shown.
  enum Part { case all, words, action }

  let part: Part
  let favourites: Int
  let restart: () -> Void
  @Environment(\.guide) private var guide
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var textSize

  /// The size of the symbol, and the distance from the edges, in points; larger text needs the space itself.
  private static let symbol: CGFloat = 56
  private static let margin: CGFloat = 32
  private static let smallMargin: CGFloat = 8

  var body: some View {
    ViewThatFits(in: .vertical) {
      texts(hasSymbol: true)
      texts(hasSymbol: false)
      ScrollView { texts(hasSymbol: false) }
        .modifier(MoreBelow())
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func texts(hasSymbol: Bool) -> some View {
    VStack(spacing: 12) {
      if part != .action {
        if hasSymbol {
          Image(systemName: "checkmark.circle")
            .font(.system(size: Self.symbol))
            .foregroundColor(.accentColor)
        }
        guide.text(.deckEnd)
          .font(.title2.weight(.bold))
        count
          .foregroundStyle(Color.minor)
      }
      if part != .words {
        again
          .padding(.top, part == .all ? 12 : 0)
      }
    }
    .multilineTextAlignment(.center)
    .fixedSize(horizontal: false, vertical: true)
    .padding(textSize.isAccessibilitySize ? Self.smallMargin : Self.margin)
  }

  private var again: some View {
    Button {
      restart()
    } label: {
      guide.text(.again)
        .foregroundStyle(guide.tagInk)
        // Smaller rather than broken.
        .lineLimit(1)
        .minimumScaleFactor(0.4)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .accessibilityIdentifier("restart")
  }

  /// In the pack's own word for favourites where it has one.
  private var count: Text {
    if favourites == 0 { return guide.text(.noneIsFavourite) }
    guard let own = guide.words[.favourites] else { return Text("\(favourites) of them are favourites.") }
    return Text("\(own): \(favourites.formatted(.number.locale(locale)))")
  }
}
