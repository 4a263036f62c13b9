import SwiftUI

/// A thumbnail and two texts.
struct SceneRow: View {
  /// In points; the scene runs at one pixel a point.
  static let height: CGFloat = 96
  static let thumbnail: CGFloat = 72
  private static let pictures = 20

  let index: Int

  var body: some View {
    HStack(spacing: 16) {
      SceneRow.picture(index)
        .resizable()
        .scaledToFill()
        .frame(width: SceneRow.thumbnail, height: SceneRow.thumbnail)
        .clipShape(RoundedRectangle(cornerRadius: 12))
      VStack(alignment: .leading, spacing: 6) {
        Text(verbatim: "Row number \(index)")
          .font(.system(size: 24, weight: .semibold))
        Text(verbatim: "The second line of row \(index), somewhat longer than the first")
          .font(.system(size: 18))
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 24)
    .frame(height: SceneRow.height)
  }

  static func picture(_ index: Int) -> Image {
    let number = index % pictures
    return Image(number < 10 ? "scene-0\(number)" : "scene-\(number)")
  }
}
