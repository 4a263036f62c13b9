import CHost
import Foundation

/// Handles X errors: a refused request is logged and the program goes on; a broken connection ends the program.
@MainActor enum DisplayWatch {
  /// Called before the program ends because the display has gone.
  static var onLoss: () -> Void = {}
  private static var messages = MessageBudget()

  /// To be called when the display is open: Xlib keeps one handler for all of a program's displays.
  static func begin() {
    host_x11_watch(
      { error, request in
        // Drivers of GPUs may have threads that speak to the server too.
        if Thread.isMainThread { MainActor.assumeIsolated { DisplayWatch.refuse(error, request) } }
      },
      { if Thread.isMainThread { MainActor.assumeIsolated { DisplayWatch.lose() } } })
  }

  private static func refuse(_ error: Int32, _ request: Int32) {
    let sentence =
      "the X server refused request \(request) with error \(error): the picture may be incomplete"
    if let sentence = messages.admit(.refusedRequest, sentence) { Log.warn(sentence) }
  }

  private static func lose() {
    Log.error("the connection to the X server broke: start the program again when there is one")
    onLoss()
    // Xlib's own state is of no use any more, and handlers at the exit would use it.
    _exit(UsageError.lostDisplayStatus)
  }
}
