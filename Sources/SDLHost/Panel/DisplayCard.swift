import Raster

/// A graphics card as far as pictures are shown by it: the kernel's, or one that tests make up.
@MainActor protocol DisplayCard: AnyObject {
  /// As the kernel names it: `card0`.
  var name: String { get }
  /// The kernel's driver for it.
  var driver: String { get }
  /// Readable when a flip has completed.
  var descriptor: Int32 { get }
  /// What it has sockets for; looks at each.
  func connectors() throws(CardError) -> [DisplayConnector]
  /// From now on it is this connector that is shown on, in this mode.
  func choose(_ connector: DisplayConnector, _ mode: DisplayMode) throws(CardError)
  /// Whether a flip completes at the display's next blank, rather than at once.
  var waitsForBlank: Bool { get }
  func makeBuffer(_ size: PixelSize) throws(CardError) -> CardBuffer
  func free(_ buffer: CardBuffer)
  /// Sets the mode and shows a buffer.
  func show(_ buffer: CardBuffer) throws(CardError)
  /// Shows another buffer from the display's next picture on; `readFlips` tells when it does.
  func flip(to buffer: CardBuffer) throws(CardError)
  /// Tells the driver which parts of the shown buffer were written. `unsupported`: it has no such call.
  func flush(_ buffer: CardBuffer, _ rects: [PixelRect]) throws(CardError)
  /// How many flips have completed since the last call.
  func readFlips() -> Int
  /// Becomes the one program that may show pictures.
  func becomeMaster() throws(CardError)
  /// Gives up that right.
  func resignMaster()
  /// Puts the display to sleep, or wakes it.
  func setPower(_ isOn: Bool) throws(CardError)
  /// Closes the card and frees all of its buffers. Nothing may be called afterwards.
  func close()
}
