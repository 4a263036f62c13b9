import CSDL2
import Foundation
import Testing
import ViewTree

@testable import SDLHost

/// A button that is down when the window is hidden, and what becomes of the next click.
@MainActor @Suite struct HiddenButtonTests {
  private final class Mouse { var down: UInt32 = 0 }
  private let mouse = Mouse()
  private let translator: EventTranslator

  init() {
    let size = CGSize(width: 390, height: 844)
    translator = EventTranslator(
      metrics: WindowMetrics(unitSize: size, pixelSize: size, scale: 1), silenceLimit: nil,
      buttonsDown: { [mouse] in mouse.down })
  }

  private func phases(_ event: SDL_Event) -> [PointerEvent.Phase] {
    var events: [WindowEvent] = []
    translator.translate(event, time: 1, into: &events)
    return events.compactMap { event in
      if case .host(.pointer(let pointer), _) = event { pointer.phase } else { nil }
    }
  }

  private func press(_ isPressed: Bool) -> [PointerEvent.Phase] {
    var event = SDL_Event()
    event.button = SDL_MouseButtonEvent()
    event.type = (isPressed ? SDL_MOUSEBUTTONDOWN : SDL_MOUSEBUTTONUP).rawValue
    event.button.button = UInt8(SDL_BUTTON_LEFT)
    event.button.state = UInt8(isPressed ? SDL_PRESSED : SDL_RELEASED)
    return phases(event)
  }

  private func window(_ id: SDL_WindowEventID) {
    var event = SDL_Event()
    event.window = SDL_WindowEvent()
    event.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(id.rawValue)
    _ = phases(event)
  }

  // SDL takes the next press for the one that it knows of and tells of its end alone.
  @Test func whatWasReleasedElsewhereTakesTheNextClick() {
    #expect(press(true) == [.began])
    window(SDL_WINDOWEVENT_HIDDEN)
    window(SDL_WINDOWEVENT_SHOWN)
    #expect(press(false) == [.began, .ended])
    #expect(press(true) == [.began])
    #expect(press(false) == [.ended])
  }

  @Test func whatIsReleasedInTheWindowAgainIsNoClick() {
    #expect(press(true) == [.began])
    window(SDL_WINDOWEVENT_HIDDEN)
    mouse.down = 1
    window(SDL_WINDOWEVENT_SHOWN)
    mouse.down = 0
    #expect(press(false) == [])
    #expect(press(true) == [.began])
    #expect(press(false) == [.ended])
  }

  @Test func hiddenTwiceItIsReleasedTheSecondTime() {
    #expect(press(true) == [.began])
    window(SDL_WINDOWEVENT_HIDDEN)
    mouse.down = 1
    window(SDL_WINDOWEVENT_SHOWN)
    window(SDL_WINDOWEVENT_HIDDEN)
    mouse.down = 0
    window(SDL_WINDOWEVENT_SHOWN)
    #expect(press(false) == [.began, .ended])
  }
}
