import Foundation
import RealInput
import ViewTree

/// Where a hand finds a row, and the handle of the sheet that the row opens.
struct Places {
  var row: CGPoint
  var handle: CGPoint

  init(row: CGPoint, handle: CGPoint) {
    self.row = row
    self.handle = handle
  }

  /// From a run that is not measured. It reads everything from the disk, too, so that later starts are warm.
  init(of subject: Subject, on server: XServer) async throws {
    if let known = subject.places {
      await (try await ProgramRun(subject, on: server)).close()
      self = known
      return
    }
    let run = try await ProgramRun(subject, on: server, writesTree: true)
    func place(_ id: String, in tree: TreeDump) throws -> CGPoint {
      guard let frame = tree.first(id: id)?.frame.rect else {
        throw RealInputError("\(subject.name) shows no \(id)")
      }
      return CGPoint(x: frame.midX * subject.scale, y: frame.midY * subject.scale)
    }
    row = try place(
      subject.row, in: try await run.program.wait(for: "a row") { $0.first(id: subject.row) != nil })
    try await server.mouse.tap(at: row)
    let half = Subject.screen.height / subject.scale / 2
    let tree = try await run.program.wait(for: "the sheet at half") { tree in
      tree.first(id: "bottom-sheet").map { abs($0.frame.y - half) < 1 } ?? false
    }
    handle = try place("bottom-sheet-handle", in: tree)
    await run.close()
  }
}
