import CSDL2
import Foundation
import Testing
import ViewTree

@testable import SDLHost

/// What is dropped on a window: files are addresses that the program opens.
@MainActor struct DropTests {
  private func meaning(_ type: SDL_EventType, _ text: String?) -> [URL] {
    let size = CGSize(width: 100, height: 100)
    let translator = EventTranslator(
      metrics: WindowMetrics(unitSize: size, pixelSize: size, scale: 1), silenceLimit: nil,
      buttonsDown: { 0 })
    var event = SDL_Event()
    event.drop = SDL_DropEvent()
    event.drop.file = text.flatMap { SDL_strdup($0) }
    event.type = type.rawValue
    var events: [WindowEvent] = []
    translator.translate(event, time: 0, into: &events)
    return events.compactMap { if case .host(.openURL(let url), _) = $0 { url } else { nil } }
  }

  @Test func aFileIsOpened() {
    let urls = meaning(SDL_DROPFILE, "/srv/a guide/restaurants.json")
    #expect(urls.count == 1 && urls[0].isFileURL && urls[0].path == "/srv/a guide/restaurants.json")
  }

  @Test func nothingElseIs() {
    #expect(meaning(SDL_DROPFILE, nil).isEmpty && meaning(SDL_DROPTEXT, "/etc/passwd").isEmpty)
    #expect(meaning(SDL_DROPBEGIN, nil).isEmpty && meaning(SDL_DROPCOMPLETE, nil).isEmpty)
  }
}
