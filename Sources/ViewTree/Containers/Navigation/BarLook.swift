/// How a bar looks, as far as a page sets it.
struct BarLook {
  /// The background; nil: the color of bars.
  var background: AnyShapeStyle?
  /// Whether the background shows.
  var visibility: Visibility?
  /// Nil: the color scheme of the page.
  var colorScheme: ColorScheme?

  /// Merges what a page further in sets.
  mutating func merge(_ next: BarLook) {
    background = next.background ?? background
    visibility = next.visibility ?? visibility
    colorScheme = next.colorScheme ?? colorScheme
  }
}

extension View {
  /// Gives a part of a bar the color scheme that the bar is to have.
  func barScheme(_ look: BarLook) -> some View {
    transformEnvironment(\.colorScheme) { $0 = look.colorScheme ?? $0 }
  }
}

/// How the bar of a tab view looks, as far as the tab that is shown sets it.
struct TabBarValue {
  var isHidden: Bool?
  var look = BarLook()
}

struct TabBarKey: PreferenceKey {
  static var defaultValue: TabBarValue { TabBarValue() }
  static func reduce(value: inout TabBarValue, nextValue: () -> TabBarValue) {
    let next = nextValue()
    value.isHidden = next.isHidden ?? value.isHidden
    value.look.merge(next.look)
  }
}
