import Foundation
import RealInput

/// The servers that all these tests share, started by the first that needs one. One that no
/// longer answers is replaced: a server's fault in one test is not the fault of those after it.
///
/// Their screens have the size of the guide's window: without a window manager it fills them.
actor Servers {
  static let size = CGSize(width: 390, height: 844)
  private static let shared = Servers()

  private struct Screen: Hashable {
    var kind: XServerKind
    var width: Double
    var height: Double
  }

  private var running: [Screen: Task<XServer, any Error>] = [:]

  static func server(_ kind: XServerKind) async throws -> XServer {
    try await shared.server(Screen(kind: kind, width: size.width, height: size.height))
  }

  /// The mouse's server with the screen on its side.
  static func lying() async throws -> XServer {
    try await shared.server(Screen(kind: .mouse, width: size.height, height: size.width))
  }

  /// The mouse's server with a screen on which the window can grow.
  static func wider() async throws -> XServer {
    try await shared.server(Screen(kind: .mouse, width: 1200, height: size.height))
  }

  private func server(_ screen: Screen) async throws -> XServer {
    if let server = try await running[screen]?.value {
      if await server.answers() { return server }
      await server.stop()
    }
    let start = Task {
      try await XServer.start(screen.kind, size: CGSize(width: screen.width, height: screen.height))
    }
    running[screen] = start
    return try await start.value
  }
}
