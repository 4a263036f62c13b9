import CSDL2
import ViewTree

/// The desktop's clipboard.
@MainActor package final class SDLClipboard: Clipboard {
  nonisolated package init() {}

  package var text: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }
}
