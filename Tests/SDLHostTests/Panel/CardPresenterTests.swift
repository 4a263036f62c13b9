import Raster
import Testing

@testable import SDLHost

/// What a card shows of what is painted, whatever happens to it.
@MainActor @Suite struct CardPresenterTests {
  private let machine = FakeMachine()

  private func all(of presenter: CardPresenter) -> PixelRect {
    PixelRect(x: 0, y: 0, width: presenter.size.width, height: presenter.size.height)
  }

  /// Paints a part in one colour and presents it.
  private func paint(_ presenter: CardPresenter, _ color: UInt32, _ part: PixelRect? = nil) throws {
    let target = try #require(presenter.target()).target
    let part = part ?? all(of: presenter)
    for y in part.y..<part.y + part.height {
      for x in part.x..<part.x + part.width {
        target.pixels.storeBytes(of: color, toByteOffset: y * target.stride + x * 4, as: UInt32.self)
      }
    }
    presenter.present([part])
  }

  private func blank(_ presenter: CardPresenter) {
    machine.blank()
    presenter.readFlips()
  }

  @Test func theFirstPictureSetsTheModeAndLaterOnesAreFlippedTo() throws {
    let presenter = machine.presenter()
    try presenter.connect()
    #expect(machine.count("show") == 0)
    try paint(presenter, 1)
    #expect(machine.picture == Array(repeating: 1, count: 48))
    try paint(presenter, 2)
    #expect(machine.picture == Array(repeating: 1, count: 48))
    #expect(!presenter.isReady)
    blank(presenter)
    #expect(presenter.isReady)
    #expect(machine.picture == Array(repeating: 2, count: 48))
    #expect((machine.count("show"), machine.count("flip")) == (1, 1))
  }

  /// Two buffers take turns: each gets what changed while the other was shown.
  @Test func aBufferGetsWhatChangedSinceItWasShown() throws {
    let presenter = machine.presenter()
    try presenter.connect()
    try paint(presenter, 1)
    try paint(presenter, 2, PixelRect(x: 0, y: 0, width: 1, height: 1))
    blank(presenter)
    try paint(presenter, 3, PixelRect(x: 7, y: 5, width: 1, height: 1))
    blank(presenter)
    #expect(machine.picture == [2] + Array(repeating: 1, count: 46) + [3])
  }

  /// What is painted while a flip is on its way is shown by the next one.
  @Test func whatCannotBeShownYetIsShownNext() throws {
    let presenter = machine.presenter()
    try presenter.connect()
    try paint(presenter, 1)
    try paint(presenter, 2)
    try paint(presenter, 3)
    #expect(machine.count("flip") == 1)
    blank(presenter)
    #expect(machine.count("flip") == 2)
    blank(presenter)
    #expect(machine.picture == Array(repeating: 3, count: 48))
  }

  @Test func aFlipThatNobodyTellsOfEndsByItself() throws {
    let presenter = machine.presenter()
    try presenter.connect()
    try paint(presenter, 1)
    try paint(presenter, 2)
    let deadline = try #require(presenter.deadline)
    machine.flipping = nil
    try paint(presenter, 3)
    machine.time = deadline
    presenter.tick()
    blank(presenter)
    #expect(machine.picture == Array(repeating: 3, count: 48))
    #expect(presenter.deadline == nil)
  }

  /// A driver that sends pixels on has one buffer, is told what changed and is not flipped.
  @Test func aDriverWithoutBlanksIsToldWhatChanged() throws {
    machine.waitsForBlank = false
    let presenter = machine.presenter(turn: .right)
    try presenter.connect()
    #expect(machine.count("buffer") == 1)
    try paint(presenter, 1)
    try paint(presenter, 2, PixelRect(x: 0, y: 0, width: 1, height: 1))
    #expect(machine.flushed == [PixelRect(x: 7, y: 0, width: 1, height: 1)])
    #expect(machine.picture[7] == 2)
    #expect((machine.count("flip"), presenter.isReady) == (0, true))
    #expect(presenter.frameInterval == 1.0 / 60)
  }

  @Test func aDriverThatDoesNotWantToKnowIsFlipped() throws {
    machine.waitsForBlank = false
    machine.failures["flush"] = .unsupported
    let presenter = machine.presenter()
    try presenter.connect()
    try paint(presenter, 1)
    try paint(presenter, 2)
    blank(presenter)
    #expect(machine.picture == Array(repeating: 2, count: 48))
    // Its flips come at once: the program keeps the time itself.
    #expect(presenter.frameInterval == 1.0 / 60)
  }

  @Test func withoutASecondBufferTheFirstIsWritten() throws {
    machine.mostBuffers = 1
    let presenter = machine.presenter()
    try presenter.connect()
    try paint(presenter, 1)
    try paint(presenter, 2)
    #expect(machine.count("flip") == 0)
    #expect(presenter.isReady)
  }

  @Test func whatCannotFlipIsWrittenWhileItIsShown() throws {
    machine.failures = ["flip": .refused("no"), "flush": .unsupported]
    let presenter = machine.presenter()
    try presenter.connect()
    try paint(presenter, 1)
    try paint(presenter, 2)
    #expect(presenter.isReady)
    #expect(presenter.isShown)
  }

  @Test func aBufferThatIsRefusedIsOneSentence() {
    machine.mostBuffers = 0
    let presenter = machine.presenter()
    #expect(throws: CardProblem.self) { try presenter.connect() }
    #expect(!presenter.isShown)
  }

  // MARK: Displays that come and go

  @Test func aDisplayThatComesBackShowsWhatItShowed() throws {
    let presenter = machine.presenter()
    try presenter.connect()
    try paint(presenter, 1)
    _ = presenter.nextChanges()
    let display = machine.connectors
    machine.connectors = [FakeMachine.display("HDMI-A-1", 8, 6, isConnected: false)]
    presenter.devicesChanged()
    #expect(!presenter.isShown)
    #expect(presenter.nextChanges().map(\.visible) == [false])
    #expect(machine.told == ["no display is connected: waiting for one"])
    // It keeps its size meanwhile, and what is painted.
    #expect(presenter.size == PixelSize(width: 8, height: 6))
    try paint(presenter, 4)
    machine.connectors = display
    presenter.devicesChanged()
    #expect(machine.picture == Array(repeating: 4, count: 48))
    #expect(presenter.nextChanges().map(\.visible) == [true])
  }

  @Test func anotherResolutionIsAnotherSize() throws {
    let presenter = machine.presenter()
    try presenter.connect()
    try paint(presenter, 1)
    _ = presenter.nextChanges()
    machine.connectors = [FakeMachine.display("HDMI-A-1", 4, 3)]
    presenter.devicesChanged()
    #expect(presenter.nextChanges().map(\.isGeometry) == [true])
    #expect(try #require(presenter.target()).isFresh)
    try paint(presenter, 5)
    #expect(machine.picture == Array(repeating: 5, count: 12))
  }

  @Test func aDisplayIsLookedForAgainWithoutAWordOfIt() throws {
    machine.connectors = []
    let presenter = machine.presenter()
    #expect(throws: CardProblem.noDisplay([])) { try presenter.connect() }
    presenter.devicesChanged()
    machine.connectors = [FakeMachine.display("DSI-1", 8, 6)]
    machine.time = try #require(presenter.deadline)
    presenter.tick()
    #expect(presenter.isShown)
    try paint(presenter, 1)
    #expect(machine.picture == Array(repeating: 1, count: 48))
  }

  @Test func aCardThatGoesAndComesBackIsTakenAgain() throws {
    let presenter = machine.presenter()
    try presenter.connect()
    try paint(presenter, 1)
    machine.failures["flip"] = .gone
    machine.hasCard = false
    try paint(presenter, 2)
    #expect(!presenter.isShown)
    machine.failures = [:]
    machine.hasCard = true
    presenter.devicesChanged()
    #expect(machine.picture == Array(repeating: 2, count: 48))
  }

  // MARK: Others who want the display

  @Test func anotherConsoleGetsTheDisplayAndGivesItBack() throws {
    let presenter = machine.presenter()
    try presenter.connect()
    try paint(presenter, 1)
    try paint(presenter, 2)
    presenter.leave()
    #expect(machine.calls.last == "resign")
    #expect(!presenter.isShown)
    let before = machine.calls.count
    try paint(presenter, 3)
    presenter.devicesChanged()
    presenter.tick()
    #expect(machine.calls.count == before)
    presenter.enter()
    #expect(presenter.isShown)
    #expect(machine.picture == Array(repeating: 3, count: 48))
  }

  @Test func aLostDisplayIsAskedForAgain() throws {
    let presenter = machine.presenter()
    try presenter.connect()
    try paint(presenter, 1)
    machine.failures = ["flip": .notMaster, "master": .notMaster]
    try paint(presenter, 2)
    #expect(!presenter.isShown)
    machine.time = try #require(presenter.deadline)
    presenter.tick()
    #expect(!presenter.isShown)
    #expect(machine.told.count == 1)
    machine.failures = [:]
    machine.time = try #require(presenter.deadline)
    presenter.tick()
    #expect(presenter.isShown)
    #expect(machine.picture == Array(repeating: 2, count: 48))
  }

  @Test func aSleepingDisplayIsNotPaintedAndWakesWithThePicture() throws {
    let presenter = machine.presenter()
    try presenter.connect()
    try paint(presenter, 1)
    #expect(presenter.setPower(false))
    try paint(presenter, 2)
    #expect(machine.count("flip") == 0)
    #expect(presenter.setPower(true))
    #expect(machine.picture == Array(repeating: 2, count: 48))
    machine.failures["off"] = .unsupported
    #expect(!presenter.setPower(false))
    #expect(presenter.isShown)
  }

  // MARK: Turned displays

  /// A pixel in each corner lies where the turned picture has it.
  @Test(arguments: [
    (QuarterTurn.none, [1, 2, 3, 4]), (.right, [3, 1, 4, 2]), (.half, [4, 3, 2, 1]), (.left, [2, 4, 1, 3]),
  ]) func cornersLieWhereTheTurnPutsThem(_ turn: QuarterTurn, _ corners: [UInt32]) throws {
    let presenter = machine.presenter(turn: turn)
    try presenter.connect()
    #expect(presenter.size == turn.turn(PixelSize(width: 8, height: 6)))
    try paint(presenter, 0)
    let (right, bottom) = (presenter.size.width - 1, presenter.size.height - 1)
    for (color, place) in [(1, (0, 0)), (2, (right, 0)), (3, (0, bottom)), (4, (right, bottom))] {
      try paint(presenter, UInt32(color), PixelRect(x: place.0, y: place.1, width: 1, height: 1))
      blank(presenter)
    }
    blank(presenter)
    #expect([0, 7, 40, 47].map { machine.picture[$0] } == corners)
  }

  // MARK: The pointer

  @Test func thePointerComesAndGoesWithoutATrace() throws {
    machine.connectors = [FakeMachine.display("HDMI-A-1", 40, 40)]
    let presenter = machine.presenter(turn: .left)
    try presenter.connect()
    try paint(presenter, 9)
    let clean = machine.picture
    presenter.showPointer(at: PixelPlace(x: 30, y: 30), scale: 1)
    blank(presenter)
    #expect(machine.picture != clean)
    // Its tip, black.
    #expect(machine.picture[(40 - 1 - 30) * 40 + 30] == 0)
    presenter.showPointer(at: nil, scale: 1)
    blank(presenter)
    #expect(machine.picture == clean)
  }
}

extension WindowEvent {
  fileprivate var visible: Bool? { if case .visibility(let value) = self { value } else { nil } }
  fileprivate var isGeometry: Bool { if case .geometry = self { true } else { false } }
}
