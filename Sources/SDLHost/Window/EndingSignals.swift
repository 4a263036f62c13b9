import Foundation

/// The signals by which a program is asked to end, from its service manager, its terminal or its session.
enum EndingSignals {
  static let all = [SIGTERM, SIGINT, SIGHUP]

  /// Whether one of them is among the bits of `host_signals_take`.
  static func contain(_ signals: UInt64) -> Bool { all.contains { signals & 1 << UInt64($0) != 0 } }
}
