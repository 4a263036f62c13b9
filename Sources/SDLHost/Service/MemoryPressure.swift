import CHost
import Foundation

/// Notices that the system is short of memory, for this program or as a whole.
///
/// A service manager names what is to be waited for (systemd from version 254 on: `MEMORY_PRESSURE_WATCH` and
/// `MEMORY_PRESSURE_WRITE`); else it is the counts of the program's own control group (`memory.events` of cgroups, version 2):
/// how often it was throttled or had to give pages back because of `MemoryHigh=` or `MemoryMax=`. A thread of its own waits,
/// which lasts as long as the program.
final class MemoryPressure: @unchecked Sendable {
  /// What is waited for.
  enum Source: Equatable {
    /// A file with counts, of which some grow.
    case counts(String)
    /// A file of the kernel's that reports stalls once it was told which, or a pipe that becomes readable.
    case stalls(String, request: [UInt8])
  }

  /// Seconds from one report to the next at least: what was released is made again where it is used.
  static let interval = 30.0

  /// Guards `isReported`.
  private let lock = NSLock()
  private var isReported = false

  /// - Parameter wake: called on a thread of the watch's own when there is a report.
  /// - Returns: nil where nothing can be waited for.
  init?(
    _ source: Source?, interval: TimeInterval = MemoryPressure.interval, wake: @escaping @Sendable () -> Void
  ) {
    guard let source, let wait = Self.wait(for: source) else { return nil }
    let thread = Thread { [weak self] in
      while wait() {
        guard let self else { break }
        lock.withLock { isReported = true }
        wake()
        Thread.sleep(forTimeInterval: interval)
      }
    }
    thread.name = "memory"
    thread.stackSize = 256 << 10
    thread.start()
  }

  /// Whether memory was short since the last call.
  func nextReport() -> Bool {
    lock.withLock {
      defer { isReported = false }
      return isReported
    }
  }

  /// What this process can wait for; nil: nothing.
  ///
  /// - Parameters:
  ///   - membership: the file that tells the process's control group.
  ///   - groups: the folder of the groups.
  static func source(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    membership: String = "/proc/self/cgroup",
    groups: String = "/sys/fs/cgroup"
  ) -> Source? {
    if let path = environment["MEMORY_PRESSURE_WATCH"], path.hasPrefix("/") {
      // The manager's own word for none.
      if path == "/dev/null" { return nil }
      let request = environment["MEMORY_PRESSURE_WRITE"].flatMap { Data(base64Encoded: $0) }
      return .stalls(path, request: Array(request ?? Data()))
    }
    let lines = (try? String(contentsOfFile: membership, encoding: .utf8))?.split(separator: "\n") ?? []
    guard let group = lines.first(where: { $0.hasPrefix("0::/") })?.dropFirst(3) else { return nil }
    return .counts(groups + (group == "/" ? "" : group) + "/memory.events")
  }

  /// How often the group was throttled, or over its bound: the sum of the counts that say so. 0 where there are none.
  static func count(_ text: String) -> Int {
    text.split(separator: "\n").reduce(0) { sum, line in
      let words = line.split(separator: " ")
      guard words.count == 2, ["high", "max", "oom"].contains(words[0]), let number = Int(words[1]) else {
        return sum
      }
      return sum &+ number
    }
  }

  /// Waits until memory is short; false: it will not be known any more. Nil: it cannot be waited for.
  private static func wait(for source: Source) -> (@Sendable () -> Bool)? {
    switch source {
    case .counts(let path):
      let descriptor = host_watch_file(path)
      guard descriptor >= 0 else { return nil }
      let counts = CountedEvents(path)
      return {
        repeat {
          guard readable(descriptor, POLLIN) else { return false }
          host_drain(descriptor)
        } while !counts.haveGrown()
        return true
      }
    case .stalls(let path, let request):
      // Without waiting for a writer, where it is a pipe.
      let descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      if !request.isEmpty, write(descriptor, request, request.count) != request.count {
        close(descriptor)
        return nil
      }
      var about = stat()
      let isPipe = fstat(descriptor, &about) == 0 && about.st_mode & S_IFMT == S_IFIFO
      return {
        guard readable(descriptor, isPipe ? POLLIN : POLLPRI) else { return false }
        if isPipe { host_drain(descriptor) }
        return true
      }
    }
  }

  /// Waits until a descriptor reports something; false: it has gone.
  private static func readable(_ descriptor: Int32, _ events: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    while poll(&entry, 1, -1) < 0 { if errno != EINTR { return false } }
    return Int32(entry.revents) & events != 0
  }
}

/// The counts of a control group as they were last read; of one thread.
private final class CountedEvents: @unchecked Sendable {
  private let path: String
  private var known: Int

  init(_ path: String) { (self.path, known) = (path, Self.read(path)) }

  private static func read(_ path: String) -> Int {
    MemoryPressure.count((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
  }

  /// Whether there are more than at the last call.
  func haveGrown() -> Bool {
    let now = Self.read(path)
    defer { known = now }
    return now > known
  }
}
