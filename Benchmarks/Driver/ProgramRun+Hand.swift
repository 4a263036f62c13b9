import Foundation
import RealInput
import ViewTree

/// What the hand does: the same to every program.
extension ProgramRun {
  private enum Constant {
    static let stroke: Duration = .milliseconds(500)
    /// A flick is faster, and the list runs on for a while.
    static let flick: Duration = .milliseconds(250)
    static let run: Duration = .milliseconds(750)
    /// Four times two seconds of the list, sixteen times half a second of the sheet.
    static let listRounds = 4
    static let sheetStrokes = 16
  }

  private var middle: CGFloat { Subject.screen.width / 2 }

  /// Eight seconds: up and down with the finger on the list, then a flick; the next one goes the other way.
  func scroll(rounds: Int = Constant.listRounds) async throws {
    let mouse = server.mouse
    let (top, bottom) = (CGPoint(x: middle, y: subject.list.top), CGPoint(x: middle, y: subject.list.bottom))
    for round in 0..<rounds {
      let (from, to) = round.isMultiple(of: 2) ? (bottom, top) : (top, bottom)
      try await mouse.press(at: from)
      try await mouse.move(to: to, over: Constant.stroke)
      try await mouse.move(to: from, over: Constant.stroke)
      try await mouse.move(to: to, over: Constant.flick)
      try await mouse.release()
      try await Task.sleep(for: Constant.run)
    }
  }

  /// Opens the sheet by a tap on a row and takes its handle.
  func takeSheet(_ places: Places) async throws {
    // Flings and springs come to rest first.
    try await Task.sleep(for: .seconds(2))
    try await server.mouse.tap(at: places.row)
    try await Task.sleep(for: .seconds(2))
    try await server.mouse.press(at: places.handle)
    try await dragSheet(strokes: 2)
  }

  /// Pulls the sheet down to the window's edge and lets go.
  func dismissSheet() async throws {
    try await server.mouse.move(
      to: CGPoint(x: middle, y: Subject.screen.height - 8), over: Constant.stroke)
    try await server.mouse.release()
    try await Task.sleep(for: .seconds(1))
  }

  /// Eight seconds of one hand that never lifts, up and down.
  func dragSheet(strokes: Int = Constant.sheetStrokes) async throws {
    for index in 0..<strokes {
      let y = index.isMultiple(of: 2) ? subject.sheet.top : subject.sheet.bottom
      try await server.mouse.move(to: CGPoint(x: middle, y: y), over: Constant.stroke)
    }
  }
}
