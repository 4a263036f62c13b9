import Foundation

/// How to start another program: what it inherits is what is listed here, and nothing else.
struct Spawn {
  var executable: String
  var arguments: [String]
  var environment: [String: String]
  /// nil: /dev/null.
  var standardInput: Int32?
  /// Files for what it writes; nil: /dev/null.
  var standardOutput: String?
  var standardError: String?
  /// Becomes the program's descriptor 3.
  var extra: Int32?
  /// A session of its own, out of reach of the terminal's signals; else only a process group of its own.
  var ownSession = false

  /// POSIX_SPAWN_SETSID, which <spawn.h> shows to GNU sources alone.
  private static let setSession: Int32 = 0x80

  /// Starts it as the leader of a new process group.
  func start() throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let standardInput {
      posix_spawn_file_actions_adddup2(&actions, standardInput, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    for (descriptor, file) in [(Int32(1), standardOutput), (2, standardError)] {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, file ?? "/dev/null", O_WRONLY | O_CREAT | O_APPEND, 0o600)
    }
    if let extra { posix_spawn_file_actions_adddup2(&actions, extra, 3) }
    // Descriptors that the test runner left open to whom it starts.
    let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    for descriptor in open.compactMap(Int32.init) where descriptor > (extra == nil ? 2 : 3) {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    let place = ownSession ? Self.setSession : Int32(POSIX_SPAWN_SETPGROUP)
    posix_spawnattr_setflags(
      &attributes, Int16(place | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)))

    let words = ([executable] + arguments).map { strdup($0) }
    let settings = environment.map { strdup("\($0.key)=\($0.value)") }
    defer { (words + settings).forEach { free($0) } }
    var pid = pid_t()
    let result = posix_spawn(&pid, executable, &actions, &attributes, words + [nil], settings + [nil])
    guard result == 0 else {
      throw RealInputError("cannot start \(executable): \(String(cString: strerror(result)))")
    }
    return pid
  }

  /// Where a program lies on the PATH, or in the folders of servers that an ordinary user's PATH leaves out.
  static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return (path.split(separator: ":").map(String.init) + ["/usr/bin", "/usr/local/bin", "/usr/sbin"])
      .map { $0 + "/" + name }
      .first { access($0, X_OK) == 0 }
  }
}
