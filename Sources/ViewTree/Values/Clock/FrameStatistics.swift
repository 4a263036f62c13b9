/// Counts of what frames cost, by pass; they do not depend on the machine.
public struct FrameStatistics: Hashable, Sendable {
  /// Frames whose display list was made.
  public var frames = 0
  /// Bodies of composite views evaluated.
  public var bodies = 0
  /// Layouts computed: sizes that were not in a cache, and placements.
  public var layouts = 0
  /// Nodes made and freed.
  public var nodesMade = 0
  public var nodesFreed = 0
  /// Elements of lazy containers that got a reused node of another element.
  public var elementsReused = 0
  /// Layers whose items were collected anew; those of others are the ones of the frame before.
  public var layersComposed = 0
  /// Items in the last display list, a layer counted as one.
  public var items = 0
  /// Nanoseconds of the thread's CPU time by pass, all frames together; zero where no clock was injected.
  public var updateNanoseconds: UInt64 = 0
  public var layoutNanoseconds: UInt64 = 0
  /// Telling those who read geometry or preferences what has changed.
  public var preferenceNanoseconds: UInt64 = 0
  public var composeNanoseconds: UInt64 = 0
  /// From the beginning of a frame to its display list.
  public var frameNanoseconds: UInt64 {
    updateNanoseconds + layoutNanoseconds + preferenceNanoseconds + composeNanoseconds
  }
  /// Spent between frames on what the next ones will want.
  public var aheadNanoseconds: UInt64 = 0

  public init() {}
}
