import Foundation
import Synchronization

/// Cleans up behind this process, however it ends: by exit, by a signal, by a crash.
///
/// A shell in a session of its own reads what there is to end and to remove from a channel. Only this process
/// holds the other end, so the shell comes to the end of the file exactly when this process is gone;
/// then it ends the process groups that are left and removes the folders. No signal handlers are needed,
/// and SIGKILL is covered.
final class Guardian: Sendable {
  static let shared = Guardian()

  private static let script = """
    groups= folders=
    while read -r verb what; do
      case $verb in
        group) groups="$groups $what" ;;
        ended)
          rest=
          for group in $groups; do [ "$group" = "$what" ] || rest="$rest $group"; done
          groups=$rest ;;
        folder) folders="$folders $what" ;;
      esac
    done
    for group in $groups; do kill -TERM "-$group"; done
    [ -z "$groups" ] || sleep 1
    for group in $groups; do kill -KILL "-$group"; done
    rm -rf $folders
    """

  /// -1: there is none, and programs are only cleaned up by their own values.
  private let channel: Mutex<Int32>

  private init() {
    guard let channel = try? Channel() else {
      self.channel = Mutex(-1)
      return
    }
    let started = try? Spawn(
      executable: "/bin/sh", arguments: ["-c", Self.script], environment: ["PATH": "/usr/bin:/bin"],
      standardInput: channel.theirs, ownSession: true
    ).start()
    close(channel.theirs)
    if started == nil { close(channel.ours) }
    self.channel = Mutex(started == nil ? -1 : channel.ours)
  }

  func tell(_ line: String) {
    channel.withLock { channel in
      let bytes = Array((line + "\n").utf8)
      if channel >= 0 { _ = send(channel, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }
    }
  }
}
