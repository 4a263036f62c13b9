import BistroComponents
import SwiftUI

/// The photos of all restaurants that have one, as a cover flow; a tap on one opens its restaurant's sheet.
struct PhotosView: View {
  let open: (Restaurant) -> Void
  @Environment(RestaurantStore.self) private var store
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.guideLayout) private var layout
  @Environment(\.guide) private var guide
  @State private var selection: Restaurant.ID?
  /// The photo that is in the middle, also while the covers scroll to the selection.
  @State private var centered: Restaurant.ID?
  /// The height of the caption, in points.
  @ScaledMetric private var captionHeight = 80
  @ScaledMetric private var captionLine = 28
  /// How wide a letter of a caption is, in points.
  @ScaledMetric private var letter = 9.5

  /// Between covers and caption, and round both.
  private static let gap: CGFloat = 24

  var body: some View {
    if store.pictured.isEmpty {
      ContentUnavailableView {
        guide.label(.noPictures, guide.placeholder)
      }
    } else {
      covers
    }
  }

  private var covers: some View {
    GeometryReader { proxy in
      VStack(spacing: layout == .low ? Self.gap / 2 : Self.gap) {
        Carousel(
          store.pictured, selection: $selection, centered: $centered, options: options(proxy.size)
        ) { restaurant in
          Cover(restaurant: restaurant, options: options(proxy.size))
        } onTap: {
          open($0)
        }
        if let present {
          CoverCaption(
            restaurant: present, number: (store.pictured.firstIndex(of: present) ?? 0) + 1,
            count: store.pictured.count, isLine: layout == .low,
            space: proxy.size.height - coverSize(proxy.size).height - Self.gap)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .clipped()
    .onKeyPress(.return) {
      // The one that keys have chosen, while the covers are still on their way there too.
      guard let chosen = store.pictured.first(where: { $0.id == selection }) ?? present else {
        return .ignored
      }
      open(chosen)
      return .handled
    }
  }

  private var present: Restaurant? {
    store.pictured.first { $0.id == centered } ?? store.pictured.first
  }

  private func options(_ size: CGSize) -> CarouselOptions {
    var options = CarouselOptions()
    options.itemSize = coverSize(size)
    options.tapsReachSides = true
    if reducesMotion { options.angle = 0 }
    return options
  }

  /// Covers are as large as their neighbours and the caption allow: squares on a phone held upright, elsewhere as
  /// high as the area, in the shape of photos.
  private func coverSize(_ size: CGSize) -> CGSize {
    switch layout {
    case .upright:
      let side = max(120, min(0.6 * size.width, 0.56 * size.height)).rounded()
      return CGSize(width: side, height: side)
    case .low, .wide:
      let caption =
        layout == .low ? lineHeight(in: size.width) + Self.gap * 1.5 : captionHeight + 3 * Self.gap
      let height = max(120, size.height - caption)
      let part = size.width < size.height ? 0.7 : 0.6
      let width = min(height * 4 / 3, part * size.width).rounded()
      return CGSize(width: width, height: min(height, width * 4 / 3).rounded())
    }
  }
}

extension PhotosView {
  /// The height of a caption beside which there is no space below: of two lines where a name may need them.
  private func lineHeight(in width: CGFloat) -> CGFloat {
    let scale = min(1, CoverCaption.greatestLineScale / max(1, captionLine / 28))
    let letters = store.pictured.map { $0.name.count + $0.type.count }.max() ?? 0
    let wraps = (CGFloat(letters) * letter + CoverCaption.restOfLine) * scale > width
    return captionLine * scale * (wraps ? 1.7 : 1)
  }
}

/// A photo in the cover flow.
private struct Cover: View {
  private static let corner: CGFloat = 12

  let restaurant: Restaurant
  let options: CarouselOptions

  var body: some View {
    RestaurantPicture(restaurant: restaurant)
      .clipShape(RoundedRectangle(cornerRadius: Self.corner, style: .continuous))
      .heroSource(
        HeroID(tab: .photos, restaurant: restaurant.id), cornerRadius: Self.corner, pose: options.pose
      )
      .accessibilityLabel(restaurant.name)
      .accessibilityIdentifier("cover-\(restaurant.name)")
  }
}
