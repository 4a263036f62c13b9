import Foundation
import RealInput
import Testing
import ViewTree

/// One of the package Examples' programs, running in a window that fills the screen of a real X server: upright or lying.
struct Example {
  /// The screen of a phone, and how it is held.
  enum Posture: CaseIterable, CustomTestStringConvertible {
    case upright
    case lying

    var server: XServer {
      get async throws { try await self == .upright ? Servers.server(.mouse) : Servers.lying() }
    }
    var testDescription: String { self == .upright ? "upright" : "lying" }
  }

  let server: XServer
  let program: RunningProgram
  let size: CGSize

  /// Runs a test with a program of its own; when it fails, a picture of the screen is kept. In the end the program must
  /// still run and have had nothing to complain about.
  static func run(
    _ name: String, _ posture: Posture, test: String = #function, _ body: (Example) async throws -> Void
  ) async throws {
    let example = try await Example(name, posture)
    do {
      try await body(example)
      #expect(example.program.process.end == nil)
      #expect(example.program.process.standardError == "")
    } catch {
      let file = "out/real-input/\(name) \(test.prefix { $0 != "(" }) \(posture.testDescription).png"
      try? await example.server.screenshot().write(to: file)
      Issue.record("the screen at the end: \(file)")
      await example.close()
      throw error
    }
    await example.close()
  }

  private init(_ name: String, _ posture: Posture) async throws {
    server = try await posture.server
    size = server.size
    try await server.mouse.move(to: CGPoint(x: 0, y: size.height - 1))
    program = try server.run(
      BuiltProgram.path("Example" + name, variable: "BISTRO_EXAMPLE_\(name.uppercased())"), treeOption: nil,
      treeVariable: "BISTRO_DUMP_TREE",
      environment: [
        "LC_ALL": "C.UTF-8", "BISTRO_WINDOW": "\(Int(size.width))x\(Int(size.height))", "BISTRO_SCALE": "1",
      ])
    let window = try await program.window()
    #expect(window == CGRect(origin: .zero, size: size))
    try await program.wait(for: "its view tree") { !$0.children.isEmpty }
  }

  private func close() async {
    await server.releaseAll()
    await program.process.terminate()
  }

  // MARK: Places

  /// The frame of what shows this text.
  func frame(_ text: String) throws -> CGRect {
    try #require(program.tree()?.first(text: text), "nothing shows \(text)").frame.rect
  }

  func middle(_ text: String) throws -> CGPoint {
    let frame = try frame(text)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Deeds

  func tap(_ text: String) async throws { try await server.mouse.tap(at: middle(text)) }

  /// Presses, moves, rests and releases.
  func drag(from start: CGPoint, by way: CGVector) async throws {
    try await server.mouse.drag(from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
  }

  /// Presses, moves and releases on the move.
  func flick(from start: CGPoint, by way: CGVector) async throws {
    try await server.mouse.flick(from: start, to: CGPoint(x: start.x + way.dx, y: start.y + way.dy))
  }

  // MARK: What one sees

  /// Waits until a text is shown and its top rests at a place.
  func rests(_ text: String, at y: Double) async throws {
    try await program.wait(for: "\(text) at \(y)") { tree in
      tree.first(text: text).map { abs($0.frame.y - y) <= 0.5 } ?? false
    }
  }

  func shows(_ text: String) async throws {
    try await program.wait(for: text) { $0.first(text: text) != nil }
  }

  func shows(no text: String) async throws {
    try await program.wait(for: "\(text) to be gone") { $0.first(text: text) == nil }
  }
}
