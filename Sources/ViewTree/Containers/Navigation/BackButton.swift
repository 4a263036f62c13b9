/// The back button, named after the page below where the name fits beside the page's title; else it has a word, else
/// its arrow alone.
struct BackButton: View {
  let below: NavigationPageStore
  var hidesTitle = false
  let action: @MainActor () -> Void
  @Environment(\.layoutDirection) private var direction

  /// A longer title would leave too little space for the page's own.
  private static let mostLetters = 14

  /// The name of the page below, where there is one that is not too long.
  private var title: String? {
    below.title.title.flatMap { $0.isEmpty || $0.count > Self.mostLetters ? nil : $0 }
  }

  var body: some View {
    Button(action: action) {
      ViewThatFits(in: .horizontal) {
        if !hidesTitle {
          if let title { label(Text(verbatim: title)) }
          label(Text(.own("Back")))
        }
        arrow.accessibilityLabel(title.map { Text(verbatim: $0) } ?? Text(.own("Back")))
      }
    }
    .accessibilityIdentifier("BackButton")
  }

  private func label(_ text: Text) -> some View {
    HStack(spacing: 5) {
      arrow
      text.modifier(NavigationBarPart(motion: .backLabel))
    }
  }

  private var arrow: some View {
    Image(systemName: direction == .rightToLeft ? "chevron.right" : "chevron.left")
      .font(.title3.weight(.semibold))
  }
}
