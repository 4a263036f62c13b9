import CHost

/// The console that the program was started on; the kernel switches to another one only when the program agrees.
@MainActor final class VirtualConsole {
  /// Opened in `init`, closed by `close`.
  private let descriptor: Int32

  /// Nil: the program was not started on a console.
  init?(wakeDescriptor: Int32) {
    descriptor = host_console_open()
    guard descriptor >= 0 else { return nil }
    guard host_console_take(descriptor, wakeDescriptor) else {
      host_console_close(descriptor)
      return nil
    }
  }

  /// Calls `leave` or `enter` for the signals that request them, and then answers the kernel.
  func handle(_ signals: UInt64, leave: () -> Void, enter: () -> Void) {
    if host_console_leaves(signals) {
      leave()
      host_console_release(descriptor)
    }
    if host_console_enters(signals) {
      host_console_acquire(descriptor)
      enter()
    }
  }

  /// Requests another console; 1 is the first.
  func change(to number: Int) { host_console_switch(descriptor, Int32(number)) }

  func close() { host_console_close(descriptor) }
}
