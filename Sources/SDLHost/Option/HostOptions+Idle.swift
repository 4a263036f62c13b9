extension HostOptions {
  /// The options that were given and have an effect only where the program itself shows its picture on a display.
  var screenNeeds: [String] {
    let given: [(name: String, isGiven: Bool)] = [
      ("--display", display != nil),
      ("--mode", mode != nil),
      ("--rotation", rotation.map { $0.turn != .none } ?? false),
      ("--calibration", calibration.map { $0 != .identity } ?? false),
      ("--touch-panel", touchPanel != nil),
      ("--screen-off", screenOff != nil),
    ]
    return given.filter(\.isGiven).map(\.name)
  }

  /// A sentence for each option that was given and does nothing where the program runs now.
  ///
  /// - Parameters:
  ///   - isBare: whether there is no window system.
  ///   - hasScreen: whether the program itself shows its picture there.
  func idle(isBare: Bool, hasScreen: Bool) -> [String] {
    let cover = kiosk ? "--kiosk" : fullscreen ? "--fullscreen" : isBare ? "a bare framebuffer" : nil
    var sentences: [String] = []
    if window != nil, let cover {
      sentences.append("--window does nothing with \(cover), which covers the whole display")
    }
    if !isBare {
      let others = [("--lock-console", lockConsole), ("--framebuffer", framebuffer != nil)].filter(\.1).map(
        \.0)
      for name in screenNeeds + others {
        sentences.append("\(name) does nothing in a window: it is for displays without a window system")
      }
    } else if !hasScreen {
      // SDL's driver takes the console's keyboard: no key chooses a console there, with or without --lock-console.
      for name in screenNeeds {
        sentences.append("\(name) does nothing here, where SDL shows the picture: give --framebuffer drm")
      }
    }
    if hud, !kiosk {
      sentences.append("--hud does nothing without --kiosk: F12 shows what frames cost anyway")
    }
    if recordText, ServiceFolders.of(self) == nil {
      sentences.append("--record-text does nothing without --kiosk or --runtime-folder")
    }
    return sentences
  }
}
