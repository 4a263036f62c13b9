import Foundation

/// Threads for input devices: work that keeps its own time must neither wait for the other tests nor delay them.
enum InputThread {
  /// Runs blocking work on a thread of its own.
  static func run<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Swift.Result { try work() })
      }
    }
  }
}
