import Foundation

/// What a run leaves in files.
extension WindowLoop {
  func writeDump() {
    guard let path = dumpPath else { return }
    isTreeChanged = false
    report { () throws(UsageError) in try TreeDumpFile.write(host.dump(), to: path) }
  }

  func screenshot() {
    guard let path = options.screenshot else { return }
    let isThere = painter.withPicture { target in
      report { () throws(UsageError) in try PNGFile.write(target, to: path) }
    }
    if !isThere { Log.warn("the picture \(path) cannot be made: nothing has been painted") }
  }

  func finish() {
    driver.flush()
    if list != nil { screenshot() }
    writeDump()
    writeStatistics(isAsked: false)
    pictures.onArrival = {}
    // The last chance of views to keep what must be kept.
    if replayed == nil, isVisible { host.send(.visibility(false)) }
    if let place = window.changedPlace { storage.set(place.text, forKey: WindowPlace.key) }
    storage.flush()
  }

  /// Writes what was counted since the last time, and begins anew. A question by signal is no wake-up of ours.
  func writeStatistics(isAsked: Bool) {
    guard let path = options.stats else { return }
    statistics.renderer = painter.name
    statistics.complete(
      RunTotals(host, wakeUps: waiter.wakeUps - (isAsked ? 1 : 0)), since: intervalBegin, gaps: gaps,
      tree: treeTimes)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    if let data = try? encoder.encode(statistics) {
      report { () throws(UsageError) in try AtomicFile.write(data, to: path) }
    }
    statistics.reset()
    (gaps, treeTimes) = (FrameTimes(), FrameTimes())
    intervalBegin = RunTotals(host, wakeUps: waiter.wakeUps)
  }

  func report(_ body: () throws(UsageError) -> Void) {
    do { try body() } catch {
      hasFailedOutput = true
      Log.error(error.description)
    }
  }
}
