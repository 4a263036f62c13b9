import Foundation
import RealInput

/// The servers that all these tests share, started by the first that needs one.
///
/// Their screens have the size of the guide's window: without a window manager it fills them.
enum Servers {
  static let size = CGSize(width: 390, height: 844)

  private static let mouse = Task { try await XServer.start(.mouse, size: size) }
  private static let lyingMouse = Task {
    try await XServer.start(.mouse, size: CGSize(width: size.height, height: size.width))
  }
  private static let touch = Task { try await XServer.start(.touch, size: size) }

  private static let wide = Task {
    try await XServer.start(.mouse, size: CGSize(width: 1200, height: size.height))
  }

  static func server(_ kind: XServerKind) async throws -> XServer {
    try await kind == .mouse ? mouse.value : touch.value
  }

  /// The mouse's server with the screen on its side.
  static func lying() async throws -> XServer { try await lyingMouse.value }

  /// The mouse's server with a screen on which the window can grow.
  static func wider() async throws -> XServer { try await wide.value }
}
