import Foundation
import RealInput
import Testing
import ViewTree

/// The built guide, running in a window on a real X server. Places are points of its window.
struct Guide {
  /// The height of the window, which every fraction of the sheet refers to.
  static let height = Servers.size.height
  /// Where the sheet's top rests.
  static let half = height / 2
  static let full = 50.0
  /// A spring at rest may be off by less than a pixel; nothing else is.
  static let tolerance = 1.0

  let server: XServer
  let program: RunningProgram
  let hand: any Pointer
  private let window: CGRect
  /// Settings of its own: no favourites from other runs.
  private let settings: URL
  private let scale: Double

  /// Runs a test with a guide of its own, on a server or the one that the hand needs; when the test fails, a picture
  /// of the screen is kept.
  static func run(
    with hand: Hand, on server: XServer? = nil, arguments: [String] = [], environment: [String: String] = [:],
    test: String = #function, _ body: (Guide) async throws -> Void
  ) async throws {
    let guide = try await Guide(hand, server, arguments, environment)
    do {
      try await body(guide)
    } catch {
      let file = "out/real-input/\(test.prefix { $0 != "(" }) \(hand.testDescription).png"
      try? await guide.server.screenshot().write(to: file)
      Issue.record("the screen at the end: \(file)")
      await guide.close()
      throw error
    }
    await guide.close()
  }

  private init(
    _ hand: Hand, _ chosen: XServer?, _ arguments: [String], _ environment: [String: String]
  ) async throws {
    if let chosen { server = chosen } else { server = try await Servers.server(hand.kind) }
    self.hand = try hand.pointer(on: server)
    settings = FileManager.default.temporaryDirectory.appendingPathComponent("bistro-\(UUID().uuidString)")
    // Away from everything: a pointer that hovers is part of what one sees.
    try await server.mouse.move(to: CGPoint(x: 0, y: Self.height - 1))
    program = try server.run(
      BuiltProgram.path("bistro", variable: "BISTRO_EXECUTABLE"), arguments: arguments,
      environment: environment.merging(["LC_ALL": "C.UTF-8", "XDG_CONFIG_HOME": settings.path]) { $1 })
    window = try await program.window()
    let tree = try await program.wait(for: "the list") { $0.first(id: "row-0") != nil }
    scale = window.width / tree.frame.width
  }

  private func close() async {
    await server.releaseAll()
    await program.process.terminate()
    try? FileManager.default.removeItem(at: settings)
  }

  // MARK: Places

  /// A place of the window as one of the screen.
  func screen(_ place: CGPoint) -> CGPoint {
    CGPoint(x: window.minX + place.x * scale, y: window.minY + place.y * scale)
  }

  /// The middle of what has this identity.
  func middle(of id: String) throws -> CGPoint {
    let frame = try #require(program.tree()?.first(id: id), "nothing has the identity \(id)").frame.rect
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Deeds

  func tap(_ place: CGPoint) async throws {
    try await hand.tap(at: screen(place))
  }

  func press(_ place: CGPoint) async throws {
    try await hand.press(at: screen(place))
  }

  func move(_ place: CGPoint, over duration: Duration = .milliseconds(300)) async throws {
    try await hand.move(to: screen(place), over: duration)
  }

  /// Waits until the hand counts as still: a release right after a move is a flick.
  func rest() async throws { try await Task.sleep(for: .milliseconds(150)) }

  /// Presses, moves up or down, rests and releases.
  func drag(from place: CGPoint, by distance: Double) async throws {
    try await hand.drag(from: screen(place), to: screen(CGPoint(x: place.x, y: place.y + distance)))
  }

  /// Opens the sheet of a restaurant and waits until it stands at half.
  func openSheet(row: Int = 2) async throws {
    try await tap(middle(of: "row-\(row)"))
    try await sheet(at: Self.half)
  }

  /// Brings the sheet up from half to full.
  func fillSheet() async throws {
    try await drag(from: middle(of: "bottom-sheet-handle"), by: -0.35 * Self.height)
    try await sheet(at: Self.full)
  }

  // MARK: What one sees

  /// Waits until the sheet's top rests here.
  func sheet(at y: Double) async throws {
    try await program.wait(for: "the sheet at \(y)") { tree in
      tree.first(id: "bottom-sheet").map { abs($0.frame.y - y) <= Self.tolerance } ?? false
    }
  }

  func noSheet() async throws {
    try await program.wait(for: "the sheet to be gone") { $0.first(id: "bottom-sheet") == nil }
  }

  /// Where a row's top is by now; nil for one that is not shown.
  func row(_ index: Int) -> Double? {
    program.tree()?.first(id: "row-\(index)")?.frame.y
  }

  /// Waits until the screen looks as told; the program presents what it dumps, a moment earlier or later.
  func picture(_ what: String, until condition: (Screenshot) -> Bool) async throws {
    let deadline = ContinuousClock.now + RunningProgram.patience
    while try await !condition(server.screenshot()) {
      guard ContinuousClock.now < deadline else {
        throw RealInputError("waited in vain for a picture: \(what)")
      }
      try await Task.sleep(for: .milliseconds(20))
    }
  }
}
