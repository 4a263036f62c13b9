import Foundation

/// The readers of geometry. Each checks whether what it read still holds: all readers after a change of places, after
/// scrolling only those whose values that can change.
@MainActor final class GeometryRegistry {
  private var readers: [ObjectIdentifier: any GeometryDependent] = [:]

  /// The same from the root down, older ones first; nil: to be sorted anew.
  private var sorted: [any GeometryDependent]?

  /// Those of them whose answers scrolling can change; nil: to be looked for.
  private var followers: [any GeometryDependent]?

  /// What has happened since the last check.
  private var (hasChanged, hasScrolled) = (true, false)

  func add(_ reader: any GeometryDependent) {
    readers[ObjectIdentifier(reader)] = reader
    sorted = nil
    hasChanged = true
  }

  /// Forgets all readers.
  func close() { (readers, sorted, followers) = ([:], nil, nil) }

  /// Whether something may have another place than at the last check.
  var hasPlacesToCheck: Bool { hasChanged }

  /// Something may have another place or size, or a reader reads another value.
  func placesChanged() { hasChanged = true }

  /// The content of a scroll view has moved, and nothing else.
  func scrolled() { hasScrolled = true }

  func remove(_ reader: any GeometryDependent) {
    readers[ObjectIdentifier(reader)] = nil
    (sorted, followers) = (nil, nil)
  }

  /// The transaction of what changed the answers.
  private(set) var transaction = Transaction()

  /// Lets readers whose answers changed evaluate again. `transaction`: of the updates that were laid out; after
  /// scrolling it is unknown which change causes which answer, so nothing is animated.
  func check(_ transaction: Transaction) {
    guard hasChanged || hasScrolled else { return }
    let onlyScrolled = !hasChanged
    self.transaction = hasScrolled ? Transaction() : transaction
    (hasChanged, hasScrolled) = (false, false)
    let present = sorted ?? readers.values.sorted { ($0.depth, $0.serial) < ($1.depth, $1.serial) }
    sorted = present
    guard onlyScrolled else {
      followers = nil
      for reader in present { reader.checkGeometry() }
      return
    }
    let following = followers ?? present.filter(\.followsScrolling)
    followers = following
    for reader in following { reader.checkGeometry() }
  }
}

/// A node that evaluates something from geometry.
@MainActor protocol GeometryDependent: Node {
  func checkGeometry()
  /// Whether scrolling alone may change what it read.
  var followsScrolling: Bool { get }
}
