import Foundation

/// Says that a program runs: a file that is there, and locked, from its start to its proper end. One that is found there
/// and is not locked was left by a run that ended otherwise.
final class RunMark {
  private let path: String
  private var descriptor: Int32
  /// Whether the run before did not end as it should have.
  let followsCrash: Bool

  /// Nil: another copy of the program runs there, or nothing can be written.
  init?(_ path: String) {
    let wasThere = access(path, F_OK) == 0
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    (self.path, followsCrash) = (path, wasThere)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The program ends as it should.
  func remove() {
    guard descriptor >= 0 else { return }
    unlink(path)
    close(descriptor)
    descriptor = -1
  }
}
