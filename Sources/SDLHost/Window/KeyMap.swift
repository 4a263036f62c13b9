import CSDL2
import ViewTree

/// From SDL's keys to those of the view tree.
enum KeyMap {
  /// The key that a symbol means; nil: a modifier or something that no view handles.
  static func key(_ symbol: SDL_Keycode) -> KeyEquivalent? {
    switch SDL_KeyCode(UInt32(bitPattern: symbol)) {
    case SDLK_UP: return .upArrow
    case SDLK_DOWN: return .downArrow
    case SDLK_LEFT: return .leftArrow
    case SDLK_RIGHT: return .rightArrow
    case SDLK_RETURN, SDLK_RETURN2, SDLK_KP_ENTER: return .return
    case SDLK_ESCAPE, SDLK_AC_BACK: return .escape
    case SDLK_BACKSPACE: return .delete
    case SDLK_DELETE: return .deleteForward
    case SDLK_TAB, SDLK_KP_TAB: return .tab
    case SDLK_SPACE, SDLK_KP_SPACE: return .space
    case SDLK_HOME: return .home
    case SDLK_END: return .end
    case SDLK_PAGEUP: return .pageUp
    case SDLK_PAGEDOWN: return .pageDown
    case SDLK_CLEAR: return .clear
    case SDLK_KP_PLUS: return "+"
    case SDLK_KP_MINUS: return "-"
    case SDLK_KP_MULTIPLY: return "*"
    case SDLK_KP_DIVIDE: return "/"
    case SDLK_KP_EQUALS: return "="
    default: break
    }
    let code = UInt32(bitPattern: symbol)
    if (SDLK_F1.rawValue...SDLK_F12.rawValue).contains(code) {
      return .function(Int(code - SDLK_F1.rawValue) + 1)
    }
    if (SDLK_F13.rawValue...SDLK_F24.rawValue).contains(code) {
      return .function(Int(code - SDLK_F13.rawValue) + 13)
    }
    // SDLK_SCANCODE_MASK: keys that type nothing.
    guard code >= 0x20, code & (1 << 30) == 0, let scalar = Unicode.Scalar(code) else { return nil }
    return KeyEquivalent(Character(scalar))
  }

  static func modifiers(_ state: UInt32) -> EventModifiers {
    var modifiers: EventModifiers = []
    func has(_ mask: SDL_Keymod) -> Bool { state & mask.rawValue != 0 }
    if has(KMOD_LSHIFT) || has(KMOD_RSHIFT) { modifiers.insert(.shift) }
    if has(KMOD_LCTRL) || has(KMOD_RCTRL) { modifiers.insert(.control) }
    if has(KMOD_LALT) || has(KMOD_RALT) { modifiers.insert(.option) }
    if has(KMOD_LGUI) || has(KMOD_RGUI) { modifiers.insert(.command) }
    if has(KMOD_CAPS) { modifiers.insert(.capsLock) }
    return modifiers
  }
}
