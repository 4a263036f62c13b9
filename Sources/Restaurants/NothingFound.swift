import SwiftUI

/// The message where the list has no rows, in the middle of the space that bars, chips and a keyboard leave: in fewer words
/// where that is low.
struct NothingFound: View {
  @Environment(RestaurantQuery.self) private var query
  @Environment(\.guide) private var guide

  var body: some View {
    ViewThatFits(in: .vertical) {
      message
        .fixedSize(horizontal: false, vertical: true)
      short
        .fixedSize(horizontal: false, vertical: true)
      ScrollView { short }
        .modifier(MoreBelow())
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityIdentifier("nothing-found")
  }

  /// Whether it says that nothing is a favourite, rather than that nothing was found.
  private var isAboutFavourites: Bool { query.text.isEmpty && query.showsFavouritesOnly }

  @ViewBuilder private var message: some View {
    if isAboutFavourites {
      ContentUnavailableView {
        guide.label(.noFavourites, "heart")
      } description: {
        guide.text(.favouritesHint)
      }
    } else if query.showsAll {
      ContentUnavailableView.search(text: query.text)
    } else {
      ContentUnavailableView {
        Label("No Results for “\(query.text)”", systemImage: "magnifyingglass")
      } description: {
        Text("Only a part of the list was searched.")
      } actions: {
        everything
      }
    }
  }

  private var short: some View {
    VStack(spacing: 6) {
      Group {
        isAboutFavourites ? guide.text(.noFavourites) : Text("No Results for “\(query.text)”")
      }
      .font(.headline)
      if isAboutFavourites {
        guide.text(.favouritesHint)
          .font(.subheadline)
          .foregroundStyle(Color.minor)
      } else if !query.showsAll {
        everything
      }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal)
  }

  private var everything: some View {
    Button("Search everything") { query.showAll() }
      .accessibilityIdentifier("search-all")
  }
}
