import Foundation

/// Xorg's configuration: one screen in memory, one touch screen, one keyboard, and nothing of the machine's own.
struct XorgConfiguration {
  var width: Int
  var height: Int
  var touchSocket: String
  var keyboardSocket: String

  /// The sizes of the screen's modes: the whole of it, and half of its height.
  static func sizes(of size: CGSize) -> [CGSize] {
    [size, CGSize(width: size.width, height: (size.height / 2).rounded(.down))]
  }

  /// Generous blanking: a narrow one counts as "reduced", which the server refuses for such a monitor.
  private func mode(_ height: Int) -> String {
    let (across, down) = (width + 400, height + 40)
    // The dummy driver accepts pixel clocks from 12 to 300 MHz; nothing is ever scanned out.
    let clock = min(max(across * down * 60 / 1_000_000, 13), 290)
    return
      "\(clock) \(width) \(width + 80) \(width + 240) \(across) \(height) \(height + 4) \(height + 10) \(down)"
  }

  var text: String {
    """
    Section "ServerFlags"
      Option "AutoAddDevices" "false"
      Option "AutoEnableDevices" "true"
      Option "DontVTSwitch" "true"
      Option "BlankTime" "0"
      Option "StandbyTime" "0"
      Option "OffTime" "0"
    EndSection
    Section "Device"
      Identifier "memory"
      Driver "dummy"
      VideoRam \(max(16_384, width * height * 4 / 1024 * 2))
    EndSection
    Section "Monitor"
      Identifier "nobody looks"
      HorizSync 1 - 1000
      VertRefresh 1 - 1000
      Modeline "whole" \(mode(height))
      Modeline "half" \(mode(height / 2))
    EndSection
    Section "Screen"
      Identifier "screen"
      Device "memory"
      Monitor "nobody looks"
      DefaultDepth 24
      SubSection "Display"
        Depth 24
        Modes "whole" "half"
        Virtual \(width) \(height)
      EndSubSection
    EndSection
    Section "InputDevice"
      Identifier "touch screen"
      Driver "inputtest"
      Option "DeviceType" "Touch"
      Option "TouchCount" "\(TouchScreen.fingers)"
      Option "SocketPath" "\(touchSocket)"
    EndSection
    Section "InputDevice"
      Identifier "keyboard"
      Driver "inputtest"
      Option "DeviceType" "Keyboard"
      Option "SocketPath" "\(keyboardSocket)"
    EndSection
    Section "ServerLayout"
      Identifier "all"
      Screen "screen"
      InputDevice "touch screen" "CorePointer"
      InputDevice "keyboard" "CoreKeyboard"
    EndSection

    """
  }
}
