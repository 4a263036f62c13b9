import SwiftUI

/// What is wrong with a file of a pack: the first sentences of each kind, and how many more there are.
nonisolated struct Complaints {
  /// What sentences are counted by.
  enum Kind: Int, CaseIterable {
    case file, entry, field, length, identity, picture, hint

    var severity: PackProblem.Severity {
      switch self {
      case .file, .entry: .error
      case .field, .length, .identity, .picture: .warning
      case .hint: .hint
      }
    }

    /// Names what is counted, in sentences that tell how many more there are.
    var noun: String {
      switch self {
      case .file: "faults of the file"
      case .entry: "entries that are left out"
      case .field: "fields that mean nothing or are no text"
      case .length: "texts that are cut"
      case .identity: "ids that cannot be used"
      case .picture: "pictures that are not there"
      case .hint: "hints"
      }
    }
  }

  private struct Complaint {
    let kind: Kind
    let path: [JSONStep]?
    let line: Int?
    let sentence: String
  }

  private let most: Int
  private var told: [Complaint] = []
  private var counts: [Kind: Int] = [:]

  /// - Parameter most: how many of each kind are reported one by one.
  init(most: Int = ContentLimits.complaints) { self.most = most }

  /// - Parameters:
  ///   - path: what the sentence is about, in its file; nil: the file, or what is not in it.
  ///   - line: where it is in its file, where that is known without the path.
  mutating func add(
    _ kind: Kind, at path: [JSONStep]? = nil, line: Int? = nil, _ sentence: @autoclosure () -> String
  ) {
    counts[kind, default: 0] += 1
    if counts[kind, default: 0] <= most {
      told.append(Complaint(kind: kind, path: path, line: line, sentence: sentence()))
    }
  }

  /// Whether each one is reported.
  var tellsAll: Bool { most == .max }

  var isEmpty: Bool { told.isEmpty }

  /// In their order, with the lines of what they are about; behind them what was only counted.
  ///
  /// - Parameter data: the file.
  func problems(in file: String, _ data: Data?) -> [PackProblem] {
    let places = told.contains { $0.path != nil } ? data.map(JSONPlaces.init) : nil
    return told.map { complaint in
      PackProblem(
        severity: complaint.kind.severity, file: file,
        line: complaint.line ?? complaint.path.flatMap { places?.line(of: $0) }, text: complaint.sentence)
    }
      + Kind.allCases.compactMap { kind in
        let more = counts[kind, default: 0] - most
        return more > 0
          ? PackProblem(
            severity: kind.severity, file: file, line: nil, text: "and \(more) more \(kind.noun)") : nil
      }
  }
}
