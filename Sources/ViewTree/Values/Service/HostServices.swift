import Foundation
import Graphics

/// What the tree needs from the program round it; everything that is not a pure function of its input.
@MainActor package struct HostServices {
  package var fonts: any FontEngine
  package var images: any ImageProvider
  /// Fetches pictures from the network; nil: the window has none.
  package var fetcher: (any PictureFetching)?
  /// Reads and writes the clipboard.
  package var clipboard: any Clipboard
  /// Where `AppStorage` keeps its values.
  package var storage: any KeyValueStorage
  /// Opens a link by the system's handler; false: not possible.
  package var openURL: (URL) -> Bool
  /// The scheme of addresses that the program opens itself (`onOpenURL`), in small letters; nil: it has none.
  package var urlScheme: String?
  /// One sentence for the log: what, where, what to do.
  package var warn: (String) -> Void
  /// Text input is wanted (a field has the focus), with the place of the caret in the window; nil: no more.
  package var textInput: (CGRect?) -> Void
  /// The mouse's pointer is to look so from now on.
  package var pointer: (PointerStyle) -> Void = { _ in }

  package init(
    fonts: any FontEngine, images: any ImageProvider, clipboard: any Clipboard = MemoryClipboard(),
    storage: any KeyValueStorage = MemoryStorage(), openURL: @escaping (URL) -> Bool = { _ in false },
    urlScheme: String? = nil,
    warn: @escaping (String) -> Void = { _ in }, textInput: @escaping (CGRect?) -> Void = { _ in }
  ) {
    self.fonts = fonts
    self.images = images
    self.clipboard = clipboard
    self.storage = storage
    self.openURL = openURL
    self.urlScheme = urlScheme
    self.warn = warn
    self.textInput = textInput
  }
}
