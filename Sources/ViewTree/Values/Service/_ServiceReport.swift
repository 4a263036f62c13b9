import Foundation

/// The state of a program that runs unattended.
public struct _ServiceReport: Equatable, Sendable {
  public var version = ""
  /// Seconds since its start.
  public var uptime: TimeInterval = 0
  /// Bytes that it has in memory.
  public var memory = 0
  /// How often the system was short of memory.
  public var memoryWarnings = 0
  public var frames = 0
  /// The durations of the last frames in seconds: median, 95th percentile, and longest.
  public var frameP50 = 0.0
  public var frameP95 = 0.0
  public var frameWorst = 0.0
  /// When and how it crashed last; nil: it has not, as far as is known.
  public var lastCrash: String?
  /// How many records of crashes are kept.
  public var crashes = 0
  /// What it shows, for telling contents apart.
  public var content = ""
  /// What is wrong with it, one sentence each.
  public var problems: [String] = []
  /// The last lines of the log.
  public var log: [String] = []

  public init() {}
}
