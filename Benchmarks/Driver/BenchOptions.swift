import Foundation
import RealInput

/// What the driver was asked to measure.
struct BenchOptions {
  var runs = 3
  var rows = [1000]
  /// Minutes of dragging and flicking without an end, to see what memory does; nil: the tables are made instead.
  private(set) var soak: Int?
  private(set) var subjects: [Subject] = []
  /// The library that counts allocations, where it was built.
  let allocationShim = ProcessInfo.processInfo.environment["BISTRO_ALLOCATION_SHIM"]

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    var names: [String] = []
    while let argument = rest.popFirst() {
      switch argument {
      case "--runs":
        guard let value = rest.popFirst().flatMap({ Int($0) }), value > 0 else {
          throw RealInputError("--runs takes a number greater than 0")
        }
        runs = value
      case "--rows":
        let values = rest.popFirst()?.split(separator: ",").map { Int($0) } ?? []
        guard !values.isEmpty, values.allSatisfy({ $0 ?? 0 > 0 }) else {
          throw RealInputError("--rows takes numbers greater than 0, with commas between them")
        }
        rows = values.compactMap { $0 }
      case "--soak":
        guard let value = rest.popFirst().flatMap({ Int($0) }), value > 0 else {
          throw RealInputError("--soak takes a number of minutes greater than 0")
        }
        soak = value
      default:
        guard Subject.named(argument, rows: 1) != nil else {
          throw RealInputError(
            "there is no \(argument): bench-driver [--runs N] [--rows N,…] [--soak MINUTES] [scene] [guide] [qt-quick]"
          )
        }
        names.append(argument)
      }
    }
    if names.isEmpty { names = ["scene", "guide"] }
    subjects = names.compactMap { Subject.named($0, rows: rows[0]) }
  }
}
