import Foundation
import Synchronization

/// The language of strings that are made outside of every window's code.
package enum ProgramLanguage {
  private static let chosen = Mutex<Locale?>(nil)

  /// Sets it to that of a BCP 47 tag; nil: the environment's. A host calls it at its start.
  package static func choose(_ tag: String?) {
    chosen.withLock { $0 = tag.map { Locale(identifier: $0) } }
  }

  package static var locale: Locale { chosen.withLock { $0 } ?? .program }
}
