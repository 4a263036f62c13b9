import Foundation

/// Writes settings on a thread of its own, since syncing to a disk may last longer than a frame.
///
/// There is a thread only while there is something to write or read. What could not be written stays and is tried again
/// with the next change. `condition` guards all that changes.
final class SettingsWriter: @unchecked Sendable {
  /// The result of a turn of the thread.
  struct Outcome {
    var values: SettingsFile.Values?
    /// What was written in this turn: changes made since then count more than `values`.
    var sentence: String?
  }

  private let file: SettingsFile
  private let condition = NSCondition()
  private var changes: [String: StoredValue?] = [:]
  private var rereads = false
  private var isBusy = false
  private var outcomes: [Outcome] = []
  private var arrival: @Sendable () -> Void = {}

  init(_ file: SettingsFile) { self.file = file }

  /// Called on a background thread when outcomes can be collected.
  var onArrival: @Sendable () -> Void {
    get { condition.withLock { arrival } }
    set { condition.withLock { arrival = newValue } }
  }

  /// Keys that are not written yet.
  var unwritten: [String: StoredValue?] { condition.withLock { changes } }

  func change(_ key: String, _ value: StoredValue?) {
    condition.withLock { changes[key] = .some(value) }
    begin()
  }

  /// Reads the file again: another copy of the program may have changed it.
  func reread() {
    condition.withLock { rereads = true }
    begin()
  }

  /// Returns when everything was written, or could not be.
  func flush() {
    if condition.withLock({ !changes.isEmpty && !isBusy }) { begin() }
    condition.withLock { while isBusy { condition.wait() } }
  }

  func collect() -> [Outcome] {
    condition.withLock {
      defer { outcomes = [] }
      return outcomes
    }
  }

  private func begin() {
    let starts = condition.withLock { () -> Bool in
      if isBusy { return false }
      isBusy = true
      return true
    }
    guard starts else { return }
    let thread = Thread { self.work() }
    thread.name = "settings"
    thread.stackSize = 1 << 20
    thread.start()
  }

  private func work() {
    while true {
      let batch = condition.withLock { () -> [String: StoredValue?] in
        rereads = false
        return changes
      }
      let outcome = turn(batch)
      let (arrival, isDone) = condition.withLock { () -> (@Sendable () -> Void, Bool) in
        if outcome.values != nil, !batch.isEmpty {
          // A key that was changed once more meanwhile is written once more.
          changes = changes.filter { key, value in
            guard let written = batch[key] else { return true }
            return written != value
          }
        }
        outcomes.append(outcome)
        let isDone = !rereads && (changes.isEmpty || outcome.values == nil)
        if isDone {
          isBusy = false
          condition.broadcast()
        }
        return (self.arrival, isDone)
      }
      arrival()
      if isDone { return }
    }
  }

  private func turn(_ batch: [String: StoredValue?]) -> Outcome {
    do throws(SettingsFile.Problem) {
      let (values, complaint) = try batch.isEmpty ? file.read() : file.apply(batch)
      return Outcome(values: values, sentence: complaint)
    } catch {
      return Outcome(sentence: error.sentence)
    }
  }
}
