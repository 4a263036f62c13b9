/// A substitute for UIKit's pasteboard: the text of the system's clipboard.
@MainActor public final class UIPasteboard {
  public static let general = UIPasteboard()
  private var clipboard: (any Clipboard)? { HostScope.nearest?.clipboard }

  private init() {}

  /// The text that was copied last; nil: none.
  public var string: String? {
    get { clipboard?.text }
    set { clipboard?.text = newValue }
  }
  public var hasStrings: Bool { string?.isEmpty == false }
}
