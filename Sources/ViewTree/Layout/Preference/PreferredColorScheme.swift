/// The look that a view asks of its whole presentation; the first view in tree order that asks wins.
struct PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    if value == nil { value = nextValue() }
  }
}

extension View {
  /// Asks for light or dark in the whole window or sheet that shows this view; nil: as it would be.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}
