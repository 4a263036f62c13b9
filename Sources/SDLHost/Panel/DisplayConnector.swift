/// A socket of a graphics card, and the display in it.
struct DisplayConnector: Equatable {
  var id: UInt32
  /// As the kernel names it: `HDMI-A-1`, `DSI-1`.
  var name: String
  var isConnected: Bool
  /// What the display can show, its own choice first.
  var modes: [DisplayMode]
  /// As the display says.
  var physical: PhysicalSize?
}
