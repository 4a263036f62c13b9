import Foundation

/// The bar above the keyboard, as the fields of a part of the view tree have it.
@MainActor final class KeyboardBar {
  /// In points.
  static let height: CGFloat = 44

  /// What is in the bar; nil: nothing.
  private let own = Observed<AnyView?>(nil) { $0 == nil && $1 == nil }
  /// That of the part round this one, whose views come first.
  weak var outer: KeyboardBar?

  func update(_ view: AnyView?) { own.update(view) }

  /// Whether there is no bar.
  var isEmpty: Bool { own.current == nil && outer?.isEmpty ?? true }
  /// What is in the bar; a body that reads it becomes its reader.
  var views: [AnyView] { (outer?.views ?? []) + (own.value.map { [$0] } ?? []) }
}

private struct KeyboardBarKey: EnvironmentKey {
  static var defaultValue: KeyboardBar? { nil }
}

extension EnvironmentValues {
  /// The bar that belongs to fields.
  var keyboardBar: KeyboardBar? {
    get { self[KeyboardBarKey.self] }
    set { self[KeyboardBarKey.self] = newValue }
  }
}

/// The bar above the keyboard, or above the window's lower edge.
struct KeyboardBarView: View {
  let bar: KeyboardBar
  /// What lies below it of the window, where there is no keyboard.
  let bottomInset: CGFloat
  @Environment(\.pixelLength) private var pixel

  init(bar: KeyboardBar, bottomInset: CGFloat) { (self.bar, self.bottomInset) = (bar, bottomInset) }

  var body: some View {
    let views = bar.views
    HStack(spacing: 0) {
      ForEach(0..<views.count, id: \.self) { views[$0] }
    }
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity)
    .frame(height: KeyboardBar.height)
    .padding(.bottom, bottomInset)
    .background(.bar)
    .overlay(alignment: .top) { Color(.separator).frame(height: pixel) }
    .accessibilityIdentifier("keyboard-bar")
  }
}
