/// The colour scheme that a view requests for its whole presentation; the first view in tree order that requests one
/// wins.
struct PreferredColorSchemeKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }
  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    if value == nil { value = nextValue() }
  }
}

extension View {
  /// Requests light or dark for the whole window or sheet that shows this view; nil: no request.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
}
