import SwiftUI

/// The photo of a restaurant, or one of several, filling its frame, in the dark a little dimmed; on the ground of what has
/// none where there is none, and where it is transparent on a plain one.
struct RestaurantPicture: View {
  let restaurant: Restaurant
  /// The picture's name; nil: the first one.
  var photo: String?
  @Environment(RestaurantStore.self) private var store
  @Environment(\.colorScheme) private var colorScheme

  /// How much black lies over photos in the dark.
  static let dimming = 0.12

  var body: some View {
    if let name = photo ?? restaurant.allPhotos.first {
      if let address = store.address(named: name) {
        Color(.systemGray5)
          .overlay { Placeholder(ink: Color(.systemGray)) }
          .overlay {
            FetchedPicture(address: address) {
              shown($0, name)
            } instead: {
              EmptyView()
            } failed: {
              WithoutPicture()
            }
          }
      } else if let image = store.shownImage(named: name) {
        shown(image, name)
      } else {
        WithoutPicture()
      }
    } else {
      WithoutPicture()
    }
  }

  private func filling(_ image: Image) -> some View {
    image
      .resizable()
      .scaledToFill()
      .overlay { if colorScheme == .dark { Color.black.opacity(Self.dimming) } }
      // What is cut off of it lies over its neighbours, and must receive no touches there.
      .allowsHitTesting(false)
  }

  private func shown(_ image: Image, _ name: String) -> some View {
    ground(of: name)
      .overlay { filling(image) }
  }

  /// It stays behind the picture: it shows where it turns out that that cannot be decoded.
  @ViewBuilder private func ground(of name: String) -> some View {
    if store.isSeeThrough(name) { PictureGround() } else { WithoutPicture() }
  }
}

/// In place of a picture: where there is none, and where it cannot be shown.
private struct WithoutPicture: View {
  var body: some View {
    PlainGround()
      .overlay { Placeholder() }
  }
}

/// Behind a picture that can be transparent: light in either appearance, as pictures with dark lines are made for paper.
struct PictureGround: View {
  var body: some View {
    Color(.systemGray6)
      .environment(\.colorScheme, .light)
  }
}

/// Behind what has no picture: a tint of the accent, opaque, since it may lie on other pictures.
struct PlainGround: View {
  @Environment(\.guide) private var guide

  /// How much of the accent it has.
  static let part = 0.16

  var body: some View {
    ZStack {
      Color(.systemBackground)
      guide.placeholderInk.opacity(Self.part)
    }
  }
}

/// The symbol that a guide has in place of pictures, in the middle, as large as suits the area.
struct Placeholder: View {
  var ink: Color?
  @Environment(\.guide) private var guide

  var body: some View {
    PlaceholderLayout {
      Image(systemName: guide.placeholder)
        .resizable()
        .scaledToFit()
        .foregroundStyle(ink ?? guide.placeholderInk)
        .accessibilityHidden(true)
        .accessibilityIdentifier("placeholder")
    }
  }
}

/// Gives its view a part of the smaller side.
private struct PlaceholderLayout: Layout {
  private static let part: CGFloat = 0.4
  /// In points.
  private static let most: CGFloat = 128
  /// A smaller one would be a dot, in points.
  private static let least: CGFloat = 12

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let fitting = min(Self.most, Self.part * min(bounds.width, bounds.height))
    let side = fitting < Self.least ? 0 : fitting
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: side, height: side))
    }
  }
}
