import Foundation

/// What a recording says of the program that it was made of, so that it is as it was when the recording is played.
package struct RecordedProgram: Codable, Hashable, Sendable {
  package var version = ""
  package var isKiosk = false
  package var language: String?
  /// The options as on the command line, those of the configuration first, without secrets.
  package var arguments: [String] = []
  /// What it showed, for telling contents apart.
  package var content = ""
  /// The values that it had stored.
  var stored: [String: StoredValue] = [:]

  package init() {}

  /// The arguments without those of secret options and their values.
  package static func arguments(_ arguments: [String], without secrets: [String]) -> [String] {
    var kept: [String] = []
    var isValue = false
    for argument in arguments {
      if isValue {
        isValue = false
        continue
      }
      if secrets.contains(argument) {
        isValue = true
      } else if !secrets.contains(where: { argument.hasPrefix($0 + "=") }) {
        kept.append(argument)
      }
    }
    return kept
  }
}
