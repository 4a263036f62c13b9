import CSDL2
import Foundation
import Testing
import ViewTree

@testable import SDLHost

/// Alt by itself leads into a program's menus, as F10 does; Alt with anything else is a modifier.
@MainActor struct MenuKeyTests {
  @MainActor private final class Keyboard {
    let translator: EventTranslator
    private final class Focus { var isThere = true }
    private let focus = Focus()

    init() {
      let size = CGSize(width: 100, height: 100)
      translator = EventTranslator(
        metrics: WindowMetrics(unitSize: size, pixelSize: size, scale: 1), silenceLimit: nil,
        buttonsDown: { 0 },
        hasKeyboard: { [focus] in focus.isThere })
    }

    func loseFocus() { focus.isThere = false }

    /// The keys that the tree is told of, with a minus before those that are let go.
    func send(_ code: SDL_KeyCode, _ type: SDL_EventType) -> [String] {
      var event = SDL_Event()
      event.key = SDL_KeyboardEvent()
      event.type = type.rawValue
      event.key.type = type.rawValue
      event.key.keysym.sym = Int32(bitPattern: code.rawValue)
      var events: [WindowEvent] = []
      translator.translate(event, time: 0, into: &events)
      return events.compactMap {
        guard case .host(.key(let key), _) = $0 else { return nil }
        let name = key.key == .function(10) ? "F10" : String(key.key.character)
        return (key.phase == .up ? "-" : "") + name
      }
    }
  }

  @Test func altAloneIsF10() {
    let keyboard = Keyboard()
    #expect(keyboard.send(SDLK_LALT, SDL_KEYDOWN).isEmpty)
    #expect(keyboard.send(SDLK_LALT, SDL_KEYUP) == ["F10", "-F10"])
    #expect(keyboard.send(SDLK_LALT, SDL_KEYUP).isEmpty)
  }

  @Test func altWithAnotherKeyIsAModifier() {
    let keyboard = Keyboard()
    _ = keyboard.send(SDLK_LALT, SDL_KEYDOWN)
    #expect(keyboard.send(SDLK_a, SDL_KEYDOWN) == ["a"])
    _ = keyboard.send(SDLK_a, SDL_KEYUP)
    #expect(keyboard.send(SDLK_LALT, SDL_KEYUP).isEmpty)
  }

  @Test func altThatLeadsToAnotherWindowIsNothing() {
    let keyboard = Keyboard()
    _ = keyboard.send(SDLK_LALT, SDL_KEYDOWN)
    keyboard.loseFocus()
    #expect(keyboard.send(SDLK_LALT, SDL_KEYUP).isEmpty)
  }
}
