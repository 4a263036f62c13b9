import BistroComponents
import SwiftUI

/// A restaurant's photos side by side, one at a time; each is a button that shows them over the whole screen.
struct PhotoPages: View {
  let restaurant: Restaurant
  @Binding var page: Int
  /// A press shows its photo over the whole screen.
  @Binding var viewing: PhotoViewing

  var body: some View {
    let photos = restaurant.allPhotos
    if photos.count < 2 {
      button(0, RestaurantPicture(restaurant: restaurant))
        .accessibilityIdentifier("picture")
    } else {
      TabView(selection: $page) {
        ForEach(photos.indices, id: \.self) { number in
          button(number, RestaurantPicture(restaurant: restaurant, photo: photos[number]))
            .accessibilityValue("\(number + 1) of \(photos.count)")
            .tag(number)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .overlay(alignment: .topTrailing) {
        PhotoCount(number: page + 1, count: photos.count)
          .padding(PhotoCount.margin)
          .heroCoverFace(PhotoSource.page(page))
      }
      .accessibilityIdentifier("photo-pages")
    }
  }

  private func button(_ number: Int, _ picture: RestaurantPicture) -> some View {
    Button {
      page = number
      viewing.open(.page(number))
    } label: {
      picture
        .clipped()
        .heroCoverSource(PhotoSource.page(number))
        .contentShape([.interaction, .hoverEffect, .focusEffect], Rectangle())
    }
    .buttonStyle(PhotoButtonStyle())
    .accessibilityLabel(restaurant.name)
  }
}

/// A photo under a finger looks as before: it may be about to be turned, or what it lies on to be dragged.
private struct PhotoButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// Which of several photos one sees.
struct PhotoCount: View {
  /// Between it and the photo's edges, in points.
  static let margin: CGFloat = 12

  let number: Int
  let count: Int
  @Environment(\.guide) private var guide

  var body: some View {
    Text("\(number) of \(count)")
      .font(guide.titleFont(.footnote).weight(.semibold))
      .fontDesign(guide.titleDesign)
      .monospacedDigit()
      .foregroundStyle(.white)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(.black.opacity(0.55), in: Capsule())
      .allowsHitTesting(false)
  }
}

/// Stretches a picture at the top of scrolled content as far as that is pulled down.
struct StretchesOnPull: ViewModifier {
  /// Where the view rests below the scroll view's edge, in points.
  let top: CGFloat

  func body(content: Content) -> some View {
    content.visualEffect { [top] content, proxy in
      let pulled = max(0, proxy.frame(in: .scrollView).minY - top)
      return content.scaleEffect(1 + pulled / max(1, proxy.size.height), anchor: .bottom)
    }
  }
}
