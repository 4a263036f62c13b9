import Foundation

/// Threads for hands: work that keeps its own time must neither wait for the other tests nor hold them up.
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
