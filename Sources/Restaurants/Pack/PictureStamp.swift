import SwiftUI

/// What a picture's file is at one moment: another one, or one that was written since, has another stamp.
nonisolated struct PictureStamp: Equatable, Sendable {
  /// Bytes.
  let size: Int
  private let modified: Date?
  private let number: Int?

  /// Nil: there is no such file.
  init?(path: String) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    size = (attributes[.size] as? Int) ?? 0
    modified = attributes[.modificationDate] as? Date
    number = attributes[.systemFileNumber] as? Int
  }
}
