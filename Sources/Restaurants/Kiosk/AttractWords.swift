import SwiftUI

/// The operator's words to those who pass by, and what they have to do.
struct AttractWords: View {
  /// None: the guide's own.
  let words: String
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.guide) private var guide

  /// Text sizes that are tried, the largest first: they are large enough to be read from afar, and must not hide what they
  /// are drawn on.
  private static let sizes: [DynamicTypeSize] = [.xxxLarge, .xLarge, .large, .small, .xSmall]

  var body: some View {
    ViewThatFits(in: .vertical) {
      ForEach(Self.sizes, id: \.self) { size in
        texts { welcome.fixedSize(horizontal: false, vertical: true) }
          .dynamicTypeSize(...size)
      }
      // What is to be done is read as a whole, however much an operator has to say.
      texts {
        welcome
          .lineLimit(8)
          .minimumScaleFactor(0.4)
      }
      .dynamicTypeSize(...DynamicTypeSize.xSmall)
    }
    .fontDesign(guide.faceDesign)
    .multilineTextAlignment(.center)
    .padding(28)
    .background(Color.card(in: colorScheme), in: RoundedRectangle(cornerRadius: 30, style: .continuous))
    .shadow(color: .black.opacity(0.3), radius: 26, y: 10)
  }
}

extension AttractWords {
  private func texts<Welcome: View>(@ViewBuilder welcome: () -> Welcome) -> some View {
    VStack(spacing: 14) {
      welcome()
      begin
    }
  }

  private var welcome: some View {
    Group {
      if words.isEmpty { guide.text(.welcome) } else { Text(verbatim: words) }
    }
    .font(guide.font(.largeTitle).weight(.bold))
  }

  /// In one line, in the largest text size in which it fits: no word of it is broken.
  private var begin: some View {
    ViewThatFits(in: .horizontal) {
      ForEach(Self.sizes, id: \.self) { size in
        button { guide.text(.begin).lineLimit(1) }
          .dynamicTypeSize(...size)
      }
      button { guide.text(.begin).fixedSize(horizontal: false, vertical: true) }
        .dynamicTypeSize(...DynamicTypeSize.xSmall)
    }
    .layoutPriority(1)
  }

  private func button<Words: View>(@ViewBuilder words: () -> Words) -> some View {
    HStack(spacing: 10) {
      Image(systemName: "hand.tap.fill")
      words()
    }
    .font(guide.font(.title3).weight(.semibold))
    .foregroundStyle(guide.tagInk)
    .padding(.horizontal, 22)
    .padding(.vertical, 12)
    .background(guide.tagColor, in: Capsule())
  }
}

extension Color {
  /// Of what lies above a page: in the dark lighter than that, as a shadow is not seen there.
  static func card(in scheme: ColorScheme) -> Color {
    Color(scheme == .dark ? .secondarySystemBackground : .systemBackground)
  }
}
