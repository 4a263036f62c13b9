import Foundation
import ViewTree

/// What changes around the program while it runs.
extension WindowLoop {
  /// Opens what the program was started with.
  func openFirst() {
    guard replayed == nil, let url = options.openedURL else { return }
    guard !driver.send(.openURL(url), at: HostClock.now) else { return }
    hasOpenedNothing = true
    Log.warn("--open \(options.open ?? ""): this program opens no addresses or files; leave the option out")
  }

  /// Collects what other threads have noticed of files and of the desktop, and what the last wait reported of devices.
  func collectNews(at now: TimeInterval) {
    let heard = waiter.heard
    guard heard.wakeUp || heard.devices else { return }
    if heard.wakeUp {
      storage.collect()
      monitor.collect()
      if pressure?.nextReport() == true { releaseMemory(at: now) }
    }
    if let changed = preferences.nextChange(hasOtherDevices: heard.devices) {
      driver.send(.preferences(changed), at: now)
    }
  }

  /// Memory is short: what can be made again is released, and the program's own code is told.
  private func releaseMemory(at now: TimeInterval) {
    Log.notice("memory is short: caches are emptied")
    monitor.memoryWarned()
    driver.send(.memoryWarning, at: now)
    painter.renderer.releaseCaches()
    pictures.releaseCaches()
    fonts.releaseCaches()
    memory.trim(at: now, frames: host.statistics.frames)
  }
}
