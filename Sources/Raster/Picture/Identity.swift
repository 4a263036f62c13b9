import CRaster

/// Numbers that are given once, for what is known by them after it has gone.
enum Identity {
  static func next() -> UInt64 { craster_next_identity() }
}
