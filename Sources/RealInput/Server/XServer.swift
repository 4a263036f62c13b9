import Foundation

/// A private X server on a free display, with real devices that a test moves. It ends when it is stopped, at
/// the latest with this value, or with the process, however that ends.
///
/// Positions are pixels of the screen. No window manager runs: a window lies where its program puts it.
public final class XServer: Sendable {
  public let kind: XServerKind
  /// `:N`, as in the environment variable DISPLAY.
  public let display: String
  public let mouse: Mouse
  public let keyboard: Keyboard
  let connection: XConnection
  private let touch: TouchScreen?
  private let process: ChildProcess
  private let folder: Folder

  /// The server's process.
  public var pid: pid_t { process.pid }

  /// The size of the screen in pixels.
  public var size: CGSize { connection.size }

  /// The touch screen; an error on a server without one.
  public var touchScreen: TouchScreen {
    get throws {
      guard let touch else { throw RealInputError("this X server has no touch screen: start it with .touch") }
      return touch
    }
  }

  /// Starts a server and waits until it answers.
  ///
  /// - Parameter patience: after how many seconds of silence it counts as gone. A busy server answers within
  ///   milliseconds, beside compilers within tenths of a second.
  public static func start(_ kind: XServerKind, size: CGSize, patience: Double = 20) async throws -> XServer {
    try await InputThread.run {
      try XServer(kind, width: Int(size.width), height: Int(size.height), patience: patience)
    }
  }

  /// Whether it runs and answers.
  public func answers() async -> Bool {
    (try? await InputThread.run { [self] in process.end == nil && connection.synchronize() }) ?? false
  }

  private init(_ kind: XServerKind, width: Int, height: Int, patience: Double) throws {
    self.kind = kind
    folder = try Folder()
    guard let program = Spawn.find(kind.program) else {
      throw RealInputError("\(kind.program) is missing: `make test` installs it (packages \(kind.packages))")
    }
    var arguments = ["-displayfd", "3", "-nolisten", "tcp", "-noreset", "-dpi", "96"]
    switch kind {
    case .mouse:
      arguments += ["-screen", "0", "\(width)x\(height)x24"]
    case .touch:
      let configuration = XorgConfiguration(
        width: width, height: height, touchSocket: folder.path("touch"),
        keyboardSocket: folder.path("keyboard"))
      try configuration.text.write(toFile: folder.path("xorg.conf"), atomically: true, encoding: .utf8)
      arguments += ["-config", folder.path("xorg.conf"), "-logfile", folder.path("xorg.log")]
      // No console is touched: neither switched to nor opened.
      arguments += ["-novtswitch", "-sharevts"]
    }

    let channel = try Channel()
    defer { close(channel.ours) }
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = folder.path
    do {
      defer { close(channel.theirs) }
      process = try ChildProcess(
        program, arguments: arguments, environment: environment, folder: folder, extra: channel.theirs)
    }
    guard let number = Self.readLine(channel.ours, within: 30) else {
      throw Self.failure(kind, process: process, folder: folder)
    }
    display = ":" + number
    connection = try XConnection(display, patience: patience)
    guard connection.size == CGSize(width: width, height: height) else {
      throw RealInputError(
        "\(kind.program) has a screen of \(connection.size), and \(width) x \(height) was asked for")
    }
    mouse = Mouse(connection)
    keyboard = Keyboard(connection)
    touch = kind == .touch ? TouchScreen(try TouchDriver(folder.path("touch"), size: connection.size)) : nil
  }

  deinit {
    // A server that ends by SIGTERM removes its socket; that lasts milliseconds.
    if process.end == nil { process.signal(SIGTERM) }
    for _ in 0..<200 where process.end == nil { usleep(10_000) }
  }

  /// Ends the server; its programs end too, when they see it go.
  public func stop() async {
    await process.terminate()
  }

  /// Releases every button, key and finger: a test that has failed leaves nothing pressed.
  public func releaseAll() async {
    try? await InputThread.run { [self] in
      mouse.releaseNow()
      keyboard.releaseNow()
      try touch?.releaseNow()
    }
  }

  /// The whole screen, as it is now.
  public func screenshot() async throws -> Screenshot {
    try await InputThread.run { [connection] in try connection.screenshot() }
  }

  /// Shows the screen in one of its modes (`XorgConfiguration.sizes`); nothing happens where the server has one alone or
  /// the program `xrandr` is missing.
  func useMode(_ index: Int) {
    guard kind == .touch, let program = Spawn.find("xrandr") else { return }
    let size = XorgConfiguration.sizes(of: connection.size)[index]
    let process = try? ChildProcess(
      program, arguments: ["--display", display, "--size", "\(Int(size.width))x\(Int(size.height))"],
      environment: ProcessInfo.processInfo.environment, folder: folder)
    for _ in 0..<200 where process?.end == nil { usleep(5_000) }
  }

  /// Starts a program on this display.
  ///
  /// - Parameters:
  ///   - treeOption: the option that makes it write its view tree; it is given a file's name as its value.
  ///   - treeVariable: the environment variable that does so in programs with arguments of their own.
  ///   - environment: added to this process's own.
  public func run(
    _ executable: String, arguments: [String] = [], treeOption: String? = "--dump-tree",
    treeVariable: String? = nil, environment: [String: String] = [:]
  ) throws -> RunningProgram {
    let folder = try Folder()
    var settings = ProcessInfo.processInfo.environment
    for name in ["WAYLAND_DISPLAY", "XAUTHORITY", "XMODIFIERS", "DBUS_SESSION_BUS_ADDRESS"] {
      settings[name] = nil
    }
    // A person's own settings must not influence a test, and a test leaves nothing in the home folder.
    for name in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"] { settings[name] = folder.path }
    settings["DISPLAY"] = display
    settings["SDL_VIDEODRIVER"] = "x11"
    settings.merge(environment) { $1 }
    if let treeVariable { settings[treeVariable] = folder.path("tree.json") }
    let tree = treeOption.map { [$0, folder.path("tree.json")] } ?? []
    let process = try ChildProcess(
      executable, arguments: arguments + tree, environment: settings, folder: folder)
    return RunningProgram(process, on: self, folder: folder)
  }

  private static func readLine(_ descriptor: Int32, within seconds: Double) -> String? {
    let last = Pace.now + seconds
    var line: [UInt8] = []
    while line.last != UInt8(ascii: "\n") {
      var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waited, 1, Int32(max(0, (last - Pace.now) * 1000))) > 0 else { return nil }
      var byte: UInt8 = 0
      guard read(descriptor, &byte, 1) == 1 else { return nil }
      line.append(byte)
    }
    return String(decoding: line.dropLast(), as: UTF8.self)
  }

  /// The error output of a server that did not start.
  private static func failure(_ kind: XServerKind, process: ChildProcess, folder: Folder) -> RealInputError {
    process.kill()
    let log = folder.text("xorg.log") + process.standardError
    let faults = log.split(separator: "\n").filter {
      $0.contains("(EE)") && !$0.hasPrefix("\t") && $0.count > 8
    }
    let reason = faults.prefix(3).joined(separator: "; ")
    return RealInputError(
      "\(kind.program) did not start (\(reason.isEmpty ? String(log.suffix(300)) : reason)); "
        + "`make test` installs the packages \(kind.packages)")
  }
}
