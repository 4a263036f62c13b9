import SwiftUI

/// The operator's words to those who pass by, and what they have to do.
struct AttractWords: View {
  /// None: the guide's own.
  let words: String
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.guide) private var guide

  var body: some View {
    VStack(spacing: 14) {
      Group {
        if words.isEmpty { guide.text(.welcome) } else { Text(verbatim: words) }
      }
      .font(guide.font(.largeTitle).weight(.bold))
      .lineLimit(8)
      .minimumScaleFactor(0.4)
      guide.label(.begin, "hand.tap.fill")
        .font(guide.font(.title3).weight(.semibold))
        .foregroundStyle(guide.tagInk)
        .padding(.horizontal, 22)
        .padding(.vertical, 12)
        .background(guide.tagColor, in: Capsule())
    }
    .fontDesign(guide.faceDesign)
    .multilineTextAlignment(.center)
    // They are large enough to be read from afar, and must not hide what they are drawn on.
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .padding(28)
    .background(Color.card(in: colorScheme), in: RoundedRectangle(cornerRadius: 30, style: .continuous))
    .shadow(color: .black.opacity(0.3), radius: 26, y: 10)
  }
}

extension Color {
  /// Of what lies above a page: in the dark lighter than that, as a shadow is not seen there.
  static func card(in scheme: ColorScheme) -> Color {
    Color(scheme == .dark ? .secondarySystemBackground : .systemBackground)
  }
}
