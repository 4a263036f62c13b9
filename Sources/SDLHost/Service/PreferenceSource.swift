import ViewTree

/// What the person has chosen: the program's options, and for what they leave open the desktop and the keyboards that are
/// attached.
struct PreferenceSource {
  /// Of the settings: the name of the text size that was chosen by keys.
  static let textKey = "window.textSize"

  private let options: HostOptions
  private let desktop: DesktopPreferences?
  /// The kernel's list of input devices.
  private let devices: String
  private let isReplay: Bool
  /// The text size that was chosen by keys, now or in an earlier run; nil: none was.
  private(set) var keyed: DynamicTypeSize?
  /// What holds now.
  private(set) var present: UserPreferences

  /// A replay holds what was chosen then. `wake` is called on some thread when the desktop's choice has changed.
  ///
  /// - Parameter keptText: the name of the text size that keys have chosen in an earlier run. An option comes before it, and
  ///   a kiosk begins as its operator has set it up.
  init(
    _ options: HostOptions, isReplay: Bool, devices: String = AttachedKeyboard.list,
    keptText: String? = nil, wake: @escaping @Sendable () -> Void
  ) {
    (self.options, self.isReplay, self.devices) = (options, isReplay, devices)
    desktop = isReplay ? nil : DesktopPreferences(wake: wake)
    if !isReplay, !options.kiosk, options.textSize == nil {
      keyed = keptText.flatMap { DynamicTypeSize(name: $0) }
    }
    present = UserPreferences()
    present = found
  }

  /// What holds now, if that has changed since the last call.
  ///
  /// - Parameter hasOtherDevices: whether input devices have come or gone since then.
  mutating func nextChange(hasOtherDevices: Bool) -> UserPreferences? {
    guard desktop?.nextChange() != nil || hasOtherDevices else { return nil }
    let next = found
    defer { present = next }
    return next == present ? nil : next
  }

  /// What holds after a key for the size of text; nil: it stays as it is.
  mutating func changeText(_ command: WindowCommand) -> UserPreferences? {
    let sizes = DynamicTypeSize.allCases
    let index = sizes.firstIndex(of: present.textSize) ?? 0
    switch command {
    case .largerText: keyed = sizes[min(index + 1, sizes.count - 1)]
    case .smallerText: keyed = sizes[max(index - 1, 0)]
    case .usualText: keyed = nil
    case .close, .fullScreen: return nil
    }
    let next = found
    defer { present = next }
    return next == present ? nil : next
  }

  private var found: UserPreferences {
    guard !isReplay else { return UserPreferences() }
    var found = options.preferences(over: desktop?.preferences ?? UserPreferences()) {
      AttachedKeyboard.isThere(in: devices)
    }
    if let keyed { found.textSize = keyed }
    return found
  }
}
