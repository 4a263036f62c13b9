import Raster

@testable import SDLHost

/// A graphics card in memory, which does what a test wants of one.
@MainActor final class FakeCard: DisplayCard {
  let name: String
  let driver = "fake"
  let descriptor: Int32 = -1
  private let machine: FakeMachine
  var waitsForBlank: Bool { machine.waitsForBlank }
  private var memory: [UInt32: UnsafeMutableRawBufferPointer] = [:]
  private var nextBuffer: UInt32 = 1
  private var isClosed = false

  init(_ machine: FakeMachine, name: String) { (self.machine, self.name) = (machine, name) }

  isolated deinit { for part in memory.values { part.deallocate() } }

  private func check(_ call: String) throws(CardError) {
    machine.calls.append(call)
    if isClosed { throw .gone }
    if let failure = machine.failures[call] { throw failure }
  }

  func connectors() throws(CardError) -> [DisplayConnector] {
    try check("connectors")
    return machine.connectors
  }

  func choose(_ connector: DisplayConnector, _ mode: DisplayMode) throws(CardError) { try check("choose") }

  func makeBuffer(_ size: PixelSize) throws(CardError) -> CardBuffer {
    try check("buffer")
    guard memory.count < machine.mostBuffers else { throw .refused("no memory") }
    let length = size.width * size.height * 4
    let part = UnsafeMutableRawBufferPointer.allocate(byteCount: length, alignment: 16)
    part.initializeMemory(as: UInt8.self, repeating: 0)
    guard let start = part.baseAddress else { throw .refused("no memory") }
    defer { nextBuffer += 1 }
    memory[nextBuffer] = part
    return CardBuffer(
      id: nextBuffer, handle: nextBuffer, pixels: start, stride: size.width * 4, length: length, size: size)
  }

  func free(_ buffer: CardBuffer) { memory.removeValue(forKey: buffer.id)?.deallocate() }

  func show(_ buffer: CardBuffer) throws(CardError) {
    try check("show")
    machine.take(buffer)
  }

  func flip(to buffer: CardBuffer) throws(CardError) {
    try check("flip")
    guard machine.flipping == nil else { throw .busy }
    machine.flipping = buffer
  }

  func flush(_ buffer: CardBuffer, _ rects: [PixelRect]) throws(CardError) {
    try check("flush")
    machine.flushed = rects
    machine.take(buffer)
  }

  func readFlips() -> Int {
    defer { machine.flips = 0 }
    return machine.flips
  }

  func becomeMaster() throws(CardError) { try check("master") }
  func resignMaster() { machine.calls.append("resign") }
  func setPower(_ isOn: Bool) throws(CardError) { try check(isOn ? "on" : "off") }

  func close() {
    isClosed = true
    machine.calls.append("close")
  }
}
