import ViewTree

/// What the person has chosen: the program's options, and for what they leave open the desktop.
struct PreferenceSource {
  private let options: HostOptions
  private let desktop: DesktopPreferences?
  /// What holds now.
  private(set) var present: UserPreferences

  /// A replay holds what was chosen then. `wake` is called on some thread when the desktop's choice has changed.
  init(_ options: HostOptions, isReplay: Bool, wake: @escaping @Sendable () -> Void) {
    self.options = options
    desktop = isReplay ? nil : DesktopPreferences(wake: wake)
    present =
      isReplay ? UserPreferences() : options.preferences(over: desktop?.preferences ?? UserPreferences())
  }

  /// What holds now, if that has changed since the last call.
  mutating func nextChange() -> UserPreferences? {
    guard let changed = desktop?.nextChange() else { return nil }
    let next = options.preferences(over: changed)
    defer { present = next }
    return next == present ? nil : next
  }
}
