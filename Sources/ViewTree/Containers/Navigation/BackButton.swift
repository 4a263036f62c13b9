/// The way back, named after the page below.
struct BackButton: View {
  let below: NavigationPageStore
  let action: @MainActor () -> Void
  @Environment(\.layoutDirection) private var direction

  /// A longer title would leave no room for the page's own.
  private static let mostLetters = 14

  private var title: String {
    let title = below.title.title ?? ""
    return title.isEmpty || title.count > Self.mostLetters ? "Back" : title
  }

  var body: some View {
    Button(action: action) {
      HStack(spacing: 5) {
        Image(systemName: direction == .rightToLeft ? "chevron.right" : "chevron.left")
          .font(.title3.weight(.semibold))
        Text(verbatim: title).modifier(NavigationBarPart(motion: .backLabel))
      }
    }
    .accessibilityIdentifier("BackButton")
  }
}
