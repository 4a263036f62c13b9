import Foundation

/// A stream between this process and one that it starts; neither end leaks into any other program.
struct Channel {
  /// This process's end.
  let ours: Int32
  /// What the other program inherits; to be closed here once it runs.
  let theirs: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    // A socket pair: unlike pipe(2) it closes on exec from its first moment.
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw RealInputError("cannot open a channel: \(String(cString: strerror(errno)))")
    }
    (ours, theirs) = (ends[0], ends[1])
  }
}
