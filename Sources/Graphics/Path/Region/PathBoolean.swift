import Foundation

/// What two filled regions are made into.
package enum PathOperation: Hashable, Sendable {
  case union, intersection, difference, symmetricDifference

  /// Whether a place is filled, by whether it lies in either region.
  func fills(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .difference: first && !second
    case .symmetricDifference: first != second
    }
  }
}

/// Regions that are made of others.
///
/// Curves are first flattened to lines, which deviate from them by at most a fiftieth of a point, and corners lie on a
/// grid of 1/1024 of a point (coarser where a path is farther than 100,000 points from the origin). Pieces of the
/// result do not cross; they run clockwise as painted round what is filled and counter-clockwise round holes, so that
/// both fill rules give the same.
extension Path {
  /// What lies in either region. `eoFill`: which places are inside is decided by even and odd, for both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .union, eoFill: eoFill)
  }

  /// What lies in both regions.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .intersection, eoFill: eoFill)
  }

  /// What lies in this region and not in the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .difference, eoFill: eoFill)
  }

  /// What lies in one region alone.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .symmetricDifference, eoFill: eoFill)
  }

  /// The same region without crossings and overlaps.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), .union, eoFill: eoFill)
  }

  /// The parts of this outline that lie in the other's region; open pieces stay open.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathLineClipper(region: other, eoFill: eoFill).clip(self, keepsInside: true)
  }

  /// The parts of this outline that lie outside of the other's region; open pieces stay open.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathLineClipper(region: other, eoFill: eoFill).clip(self, keepsInside: false)
  }

  package func combined(with other: Path, _ operation: PathOperation, eoFill: Bool) -> Path {
    if let simple = simpleResult(with: other, operation) { return simple }
    return PathCombinations.path(
      PathCombination(first: self, second: other, operation: operation, eoFill: eoFill))
  }

  /// Results that need no work, and keep plain figures what they are.
  private func simpleResult(with other: Path, _ operation: PathOperation) -> Path? {
    if other.isEmpty, operation == .intersection || isEmpty { return Path() }
    if isEmpty, operation == .intersection || operation == .difference { return Path() }
    if let both = plainRect, let others = other.plainRect, operation == .intersection {
      let common = both.intersection(others)
      return common.isNull || common.isEmpty ? Path() : Path(common)
    }
    return nil
  }

  private var plainRect: CGRect? { if case .rect(let rect) = storage { rect.standardized } else { nil } }
}

/// The key of a cached result: two regions and their operation.
struct PathCombination: Hashable, Sendable {
  let first: Path
  let second: Path
  let operation: PathOperation
  let eoFill: Bool
}

/// The latest regions: a view that is composed again has the same one.
enum PathCombinations {
  /// Guarded by `lock`.
  nonisolated(unsafe) private static var latest = BoundedCache<PathCombination, Path>(limit: 16)
  private static let lock = NSLock()

  static func path(_ question: PathCombination) -> Path {
    lock.lock()
    defer { lock.unlock() }
    if let known = latest.value(for: question) { return known }
    let path = PathClipper(question).path()
    latest.insert(path, for: question)
    return path
  }
}
