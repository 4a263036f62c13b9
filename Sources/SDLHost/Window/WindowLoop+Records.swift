import Foundation
import ViewTree

/// What a run that nobody watches leaves for those who look after it.
extension WindowLoop {
  /// Begins the record of the visit, and of each one that follows.
  func beginRecords() {
    driver.session = monitor.recorder
    monitor.onBegin = { [weak self] in self?.beginSession() }
    beginSession()
  }

  private func beginSession() {
    guard driver.session != nil else { return }
    var program = monitor.program
    program.stored = storage.stored
    driver.beginSession(
      size: metrics.size, scale: metrics.scale, safeArea: options.safeAreaInsets, program: program)
  }
}

extension RecordedProgram {
  /// The values as they were, which are forgotten with the process.
  @MainActor var storage: any KeyValueStorage {
    let storage = MemoryStorage()
    for (key, value) in stored { storage.set(value.value, forKey: key) }
    return storage
  }
}
