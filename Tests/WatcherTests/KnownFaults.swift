import Foundation
import Testing
import ViewTreeTesting

/// Faults of today that are to be mended, from `KnownFaults.json`: an entry goes when its fault does.
enum KnownFaults {
  static let file = URL(fileURLWithPath: #filePath).deletingPathExtension().appendingPathExtension("json")

  static func all() throws -> [KnownFault] {
    try JSONDecoder().decode([KnownFault].self, from: Data(contentsOf: file))
  }

  /// Each entry says why, and stands for a visit that there is.
  @Test static func eachEntryHasASentenceAndAReason() throws {
    for entry in try all() {
      #expect(MotionRules.all.contains { $0.id == entry.id }, "\(entry)")
      #expect(!entry.reason.isEmpty && !entry.place.isEmpty, "\(entry)")
    }
  }
}
