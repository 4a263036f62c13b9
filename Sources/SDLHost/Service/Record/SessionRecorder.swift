import Foundation
import ViewTree

/// Records all events since the tree was last as at the start, for finding out why a program crashed.
///
/// Input is in the file before the program learns of it. The file ends after half an hour, or where it has grown too large:
/// then its beginning is kept.
@MainActor final class SessionRecorder {
  /// Seconds and bytes of a recording.
  static let mostTime = 1800.0
  static let mostBytes = 8 << 20

  private let path: String
  private let keepsText: Bool
  private var writer: RecordingWriter?
  /// The clock's time at which the recording begins.
  private var base: TimeInterval = 0

  init(path: String, keepsText: Bool) { (self.path, self.keepsText) = (path, keepsText) }

  /// Begins anew: the tree is as at the start from now on.
  func begin(_ header: RecordingHeader, at time: TimeInterval, with steps: [RecordedStep]) {
    base = time
    do {
      writer = try RecordingWriter(
        path, header: header, mode: 0o600, pictures: RecordingLimits.visitPictures)
    } catch {
      writer = nil
      return Log.warn(error.description)
    }
    for step in steps { write(step, at: time) }
    writer?.flush()
  }

  func write(_ step: RecordedStep, at time: TimeInterval) {
    guard let writer else { return }
    guard time - base <= Self.mostTime, writer.written <= Self.mostBytes else {
      writer.flush()
      self.writer = nil
      return
    }
    writer.write(keepsText ? step : step.withoutText, at: max(0, time - base), since: base)
    // The program may crash while it handles the event.
    if case .event = step { writer.flush() }
  }

  func flush() { writer?.flush() }
}

extension RecordedStep {
  /// The same with an x in the place of each character that was typed.
  var withoutText: RecordedStep {
    func hidden(_ text: String) -> String { String(text.map { $0.isWhitespace ? $0 : "x" }) }
    switch self {
    case .event(.text(let text)): return .event(.text(hidden(text)))
    case .event(.composition(let text)): return .event(.composition(hidden(text)))
    case .event(.key(var event)):
      let isTyped =
        event.key.character.isLetter || event.key.character.isNumber || event.key.character.isSymbol
        || event.key.character.isPunctuation
      guard isTyped, event.modifiers.isDisjoint(with: [.command, .control, .option]) else { return self }
      event.key = KeyEquivalent("x")
      return .event(.key(event))
    default: return self
    }
  }
}
