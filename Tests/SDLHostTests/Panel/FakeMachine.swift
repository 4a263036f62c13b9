import Foundation
import Raster

@testable import SDLHost

/// A machine with one graphics card, what is connected to it and what the display shows.
@MainActor final class FakeMachine: CardSource {
  var connectors: [DisplayConnector] = [FakeMachine.display("HDMI-A-1", 8, 6)]
  var waitsForBlank = true
  var mostBuffers = 3
  var hasCard = true
  /// What a call fails with.
  var failures: [String: CardError] = [:]
  /// What the card was asked, in order.
  var calls: [String] = []
  /// The buffer that is to be shown with the next picture, and how many flips nobody was told of.
  var flipping: CardBuffer?
  var flips = 0
  var flushed: [PixelRect] = []
  /// What the display shows, row by row.
  private(set) var picture: [UInt32] = []
  /// Seconds.
  var time: TimeInterval = 0
  private(set) var told: [String] = []

  func openCards() -> [any DisplayCard] { hasCard ? [FakeCard(self, name: "card0")] : [] }

  static func display(_ name: String, _ width: Int, _ height: Int, isConnected: Bool = true)
    -> DisplayConnector
  {
    let mode = DisplayMode(size: PixelSize(width: width, height: height), rate: 60, isPreferred: true)
    return DisplayConnector(id: 7, name: name, isConnected: isConnected, modes: [mode])
  }

  func presenter(turn: QuarterTurn = .none, _ request: DisplayRequest = DisplayRequest()) -> CardPresenter {
    CardPresenter(self, request: request, turn: turn, now: { self.time }, tell: { self.told.append($0) })
  }

  /// The display's next picture begins.
  func blank() {
    guard let flipping else { return }
    self.flipping = nil
    take(flipping)
    flips += 1
  }

  func take(_ buffer: CardBuffer) {
    picture = (0..<buffer.size.height).flatMap { y in
      (0..<buffer.size.width).map { x in
        (buffer.pixels + y * buffer.stride + x * 4).loadUnaligned(as: UInt32.self) & 0xFF_FFFF
      }
    }
  }

  /// How often the card was asked something since the last time.
  func count(_ call: String) -> Int { calls.count { $0 == call } }
}
