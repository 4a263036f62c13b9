/// The times that a window's loop keeps, in seconds.
enum WindowTiming {
  /// Seconds after which a silent finger counts as lifted: devices and X servers may fail to report the end of a touch.
  static let fingerSilence = 5.0
  /// Input methods answer over a channel of their own that no descriptor reports: seconds between two polls, and for
  /// how long after a key they go on.
  static let inputMethodPoll = 0.02
  static let inputMethodWait = 1.0
  /// Seconds by which a frame may begin late without putting off the next one: input comes with some jitter, and a
  /// frame that it just misses wakes the program twice.
  static let lateness = 0.001
}
