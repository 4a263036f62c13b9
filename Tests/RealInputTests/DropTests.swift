import Foundation
import RealInput
import Testing
import ViewTree

extension RealInputTests {
  /// Files that another program drags onto the window: XDND, held by the real mouse.
  @Suite struct Drops {
    private static func restaurants(_ names: [String]) -> String {
      "[" + names.map { #"{"name": "\#($0)"}"# }.joined(separator: ", ") + "]"
    }

    @Test func `A folder that is dropped is opened, and so is a guide's file`() async throws {
      try await Guide.run(with: .mouse, on: Servers.wider()) { guide in
        let first = try Pack(Self.restaurants(["Alpha", "Beta"]))
        try await guide.drop(first.path)
        try await guide.program.wait(for: "the folder's guide") { $0.names == ["Alpha", "Beta"] }
        let second = try Pack(Self.restaurants(["Gamma"]))
        try await guide.drop(second.file)
        try await guide.program.wait(for: "the file's guide") { $0.names == ["Gamma"] }
        // It is followed from now on.
        try second.write(Self.restaurants(["Gamma", "Delta"]))
        try await guide.program.wait(for: "what was added to it") { $0.names == ["Gamma", "Delta"] }
        #expect(guide.program.process.standardError == "")
      }
    }

    @Test func `A broken guide that is dropped changes nothing, and the log says why`() async throws {
      try await Guide.run(with: .mouse, on: Servers.wider()) { guide in
        let good = try Pack(Self.restaurants(["Alpha", "Beta"]))
        try await guide.drop(good.path)
        try await guide.program.wait(for: "the good guide") { $0.names == ["Alpha", "Beta"] }
        for (number, text) in ["[{", #"{"name": 7}"#].enumerated() {
          let broken = try Pack(text)
          try await guide.drop(number == 0 ? broken.path : broken.file)
          let tree = try await guide.program.wait(for: "the notice") { $0.first(id: "notice") != nil }
          #expect(tree.names == ["Alpha", "Beta"])
          let said = guide.program.process.standardError.split(separator: "\n")
          #expect(said.count == number + 1 && said.last?.contains("restaurants.json") == true, "\(said)")
          try await guide.tap(guide.middle(of: "notice"))
          try await guide.program.wait(for: "the notice to be gone") { $0.first(id: "notice") == nil }
        }
        // What is shown is still followed.
        try good.write(Self.restaurants(["Alpha", "Beta", "Gamma"]))
        try await guide.program.wait(for: "what was added to the good one") {
          $0.names == ["Alpha", "Beta", "Gamma"]
        }
      }
    }

    @Test func `What is dragged over the window and away again opens nothing`() async throws {
      try await Guide.run(with: .mouse, on: Servers.wider()) { guide in
        let names = try #require(guide.program.tree()?.names)
        let pack = try Pack(Self.restaurants(["Alpha"]))
        let drag = try DragSource([pack.path], over: guide.program)
        let outside = try await guide.outside()
        try await guide.server.mouse.press(at: outside)
        try await guide.server.mouse.move(
          to: guide.screen(CGPoint(x: 195, y: 400)), over: .milliseconds(200))
        try await guide.server.mouse.move(to: outside, over: .milliseconds(200))
        try await guide.server.mouse.release()
        if case .dropped = try await drag.ended() { Issue.record("it was dropped") }
        try await guide.program.rest()
        #expect(guide.program.tree()?.names == names)
        try await guide.openSheet()
      }
    }
  }
}

extension Guide {
  /// A place of the screen beside the window.
  func outside() async throws -> CGPoint {
    let window = try await program.window()
    let right = server.size.width - window.maxX
    try #require(max(window.minX, right) > 20, "the window fills the screen")
    return CGPoint(x: right > 20 ? window.maxX + right / 2 : window.minX / 2, y: window.midY)
  }

  /// Drags a file from beside the window into it, releases it there and waits until the guide has it.
  func drop(_ path: String) async throws {
    let drag = try DragSource([path], over: program)
    try await server.mouse.press(at: outside())
    try await server.mouse.move(to: screen(CGPoint(x: 195, y: 400)), over: .milliseconds(200))
    try await server.mouse.release()
    guard case .dropped(true) = try await drag.ended() else {
      throw RealInputError("the guide did not take what was dropped on it")
    }
  }
}
