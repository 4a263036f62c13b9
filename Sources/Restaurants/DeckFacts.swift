import SwiftUI

/// What is known of the topmost card, which scrolls; large text is so large at most that the address can be read without
/// that.
struct DeckFacts: View {
  let restaurant: Restaurant?
  /// What there is for them, in points.
  let area: CGSize
  @Environment(\.dynamicTypeSize) private var textSize

  /// Text sizes below the one in force, the largest first.
  private static let smaller: [DynamicTypeSize] = [
    .accessibility4, .accessibility3, .accessibility2, .accessibility1, .xxxLarge, .large,
  ]

  var body: some View {
    if textSize.isAccessibilitySize, let restaurant, !restaurant.location.isEmpty {
      ViewThatFits(in: .vertical) {
        ForEach([textSize] + Self.smaller.filter { $0 < textSize }, id: \.self) { size in
          AsHighAsBeginning {
            facts
            FactsView(restaurant: beginning(of: restaurant))
              .hidden()
              .accessibilityHidden(true)
          }
          .dynamicTypeSize(size)
        }
      }
    } else {
      facts
    }
  }

  private var facts: some View {
    ScrollView {
      if let restaurant {
        let large = TallDetail(column: area)?.fitted(to: restaurant, textSize)
        FactsView(restaurant: restaurant)
          .dynamicTypeSize((large?.text ?? .xSmall)...)
          .environment(\.hasWideFacts, large != nil)
          .id(restaurant.id)
          .transition(.opacity)
      }
    }
    .modifier(MoreBelow())
  }

  /// What is said up to the address.
  private func beginning(of restaurant: Restaurant) -> Restaurant {
    var part = restaurant
    (part.facts, part.phone, part.website, part.description) = ([], "", "", "")
    return part
  }
}

/// A view, and the beginning of its content that is not seen: as high at best as that.
private struct AsHighAsBeginning: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let beginning = subviews.last else { return .zero }
    let fitting = beginning.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(width: proposal.width ?? fitting.width, height: proposal.height ?? fitting.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (number, subview) in subviews.enumerated() {
      let height = number == 0 ? bounds.height : nil
      subview.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: height))
    }
  }
}
