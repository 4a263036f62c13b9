import Foundation

extension _TypePreparation {
  /// Starts to prepare types, beginning with what an application's scenes show. Does nothing on a single processor.
  public static func begin<A: App>(_ app: A.Type) {
    guard ProcessInfo.processInfo.activeProcessorCount > 1 else { return }
    // The type is immutable, and `_prepare` may be called on any thread.
    nonisolated(unsafe) let scene: any Scene.Type = A.Body.self
    let thread = Thread {
      // On Linux this concerns one thread: the main thread gets a processor first.
      setpriority(.init(PRIO_PROCESS.rawValue), 0, 5)
      scene._prepare(_TypePreparation(endsWithFirstWindow: true))
    }
    thread.name = "types"
    thread.start()
  }
}
