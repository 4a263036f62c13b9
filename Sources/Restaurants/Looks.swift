import SwiftUI

extension Color {
  /// Behind the white name of a kind of place: a red that white is read on, 5.9:1.
  static let tag = Color(red: 0.78, green: 0.09, blue: 0.13)
  /// Behind the white sign that marks a place as visited: a green that white is read on, 5:1.
  static let visited = Color(red: 0.12, green: 0.5, blue: 0.2)
  /// Of a place that is open, and of one that is closed: 5:1 and more on the background of the appearance.
  static func open(in scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(red: 0.3, green: 0.85, blue: 0.4) : Color(red: 0.07, green: 0.45, blue: 0.18)
  }
  static func closed(in scheme: ColorScheme) -> Color {
    scheme == .dark ? Color(red: 1, green: 0.5, blue: 0.46) : Color(red: 0.75, green: 0.1, blue: 0.1)
  }
  /// Behind a tag, on a page or a sheet, which in the dark is lighter than a page.
  static func tagGround(in scheme: ColorScheme) -> Color {
    Color(scheme == .dark ? .tertiarySystemBackground : .secondarySystemBackground)
  }
  /// Of secondary texts: 6:1 and more on the backgrounds of either appearance.
  static let minor = Color.primary.opacity(0.64)
}

/// A column of texts in the middle of wider areas, with lines that are no longer than one reads well.
struct ReadableColumn: ViewModifier {
  /// The readable width with its margins, in points.
  static let width = DetailInfoView.readableWidth + 48

  func body(content: Content) -> some View {
    content
      .frame(maxWidth: Self.width, alignment: .leading)
      .frame(maxWidth: .infinity)
  }
}

/// Texts over the lower part of a picture: white on a shade over a photo, as elsewhere on the ground of what has none.
struct OverPicture: ViewModifier {
  let isPhoto: Bool

  func body(content: Content) -> some View {
    if isPhoto {
      content
        .foregroundStyle(.white)
        .modifier(PhotoShade())
    } else {
      content.foregroundStyle(.primary)
    }
  }
}

/// Darkens a photo behind white texts, so that they are read on any: on a white one by 4.5:1 under all of them, fading
/// out above.
struct PhotoShade: ViewModifier {
  /// How far it reaches above the texts, in points.
  private static let fade: CGFloat = 80
  /// White on white that so much black lies over is 4.8:1.
  private static let cover = 0.55
  private static let bottom = 0.68

  func body(content: Content) -> some View {
    content.background {
      VStack(spacing: 0) {
        LinearGradient(
          stops: [
            .init(color: .black.opacity(0), location: 0),
            .init(color: .black.opacity(0.35 * Self.cover), location: 0.5),
            .init(color: .black.opacity(Self.cover), location: 1),
          ], startPoint: .top, endPoint: .bottom
        )
        .frame(height: Self.fade)
        LinearGradient(
          colors: [.black.opacity(Self.cover), .black.opacity(Self.bottom)], startPoint: .top,
          endPoint: .bottom)
      }
      .padding(.top, -Self.fade)
    }
  }
}
