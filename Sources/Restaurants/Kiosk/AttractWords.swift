import SwiftUI

/// The operator's words to those who pass by, and what they have to do.
struct AttractWords: View {
  /// None: the guide's own.
  let words: String
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 14) {
      Group {
        if words.isEmpty { Text("Where to eat?") } else { Text(verbatim: words) }
      }
      .font(.system(.largeTitle, design: .rounded).weight(.bold))
      .lineLimit(8)
      .minimumScaleFactor(0.4)
      Label("Touch to begin", systemImage: "hand.tap.fill")
        .font(.system(.title3, design: .rounded).weight(.semibold))
        .foregroundColor(.white)
        .padding(.horizontal, 22)
        .padding(.vertical, 12)
        .background(Color.tag, in: Capsule())
    }
    .multilineTextAlignment(.center)
    // They are read from afar already, and must not hide what they stand on.
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
