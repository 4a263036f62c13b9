import Foundation

/// Lets decodes that hold much memory wait for each other, whichever thread they are on.
enum LargeDecodes {
  private static let lock = NSLock()

  /// Runs `body`, which holds `bytes`, alone among large ones.
  static func alone<Result, Failure: Error>(
    _ bytes: Int, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard bytes > PictureBudget.large else { return try body() }
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
