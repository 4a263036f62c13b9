import Foundation

extension _TypePreparation {
  /// Starts the walk from what an application's scenes show. Nothing happens where there is no other processor.
  public static func begin<A: App>(_ app: A.Type) {
    guard ProcessInfo.processInfo.activeProcessorCount > 1 else { return }
    // A type: nothing of it changes, and `_prepare` may be called anywhere.
    nonisolated(unsafe) let scene: any Scene.Type = A.Body.self
    let thread = Thread {
      // On Linux a thread's own: the main thread has the first right to a processor.
      setpriority(.init(PRIO_PROCESS.rawValue), 0, 5)
      scene._prepare(_TypePreparation(endsWithFirstWindow: true))
    }
    thread.name = "types"
    thread.start()
  }
}
