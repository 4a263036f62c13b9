import SwiftUI

/// Something that is wrong with a pack: one sentence with its place and what to do.
public nonisolated struct PackProblem: Equatable, Sendable, CustomStringConvertible {
  /// How severe it is.
  public enum Severity: Int, Comparable, Sendable {
    /// Nothing, and yet it may not be as it was meant.
    case hint
    /// The guide is shown, and something of it is not as it was meant.
    case warning
    /// An entry, or all of the file, is left out.
    case error

    public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
  }

  public let severity: Severity
  public let file: String
  /// From 1 on; nil: it concerns all of the file, or what is not there.
  public let line: Int?
  /// Entry, field, what is the matter and the remedy.
  public let text: String

  /// As compilers write it: `restaurants.json:12: entry 3 (Name): …`.
  public var description: String { file + (line.map { ":\($0)" } ?? "") + ": " + text }
}

nonisolated extension PackProblem {
  /// What is wrong with a text that is no valid JSON, with the lines where they are known.
  ///
  /// - Parameters:
  ///   - error: the parser's.
  ///   - tellsAll: whether each place is told that can be; otherwise the first one.
  static func problems(invalid error: any Error, in data: Data, of file: String, tellsAll: Bool)
    -> [PackProblem]
  {
    func problem(_ line: Int?, _ text: String) -> PackProblem {
      PackProblem(severity: .error, file: file, line: line, text: text)
    }
    if data.allSatisfy({ $0 <= UInt8(ascii: " ") }) {
      return [
        problem(
          nil,
          "the file is empty; “bistro new FOLDER” writes one to begin with; nothing new is shown until then")
      ]
    }
    if let line = lineThatIsNoUTF8(data) {
      return [
        problem(
          line, "the text is not in UTF-8; save it as UTF-8 in your editor, nothing new is shown until then")
      ]
    }
    let message = (error as NSError).userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
    func invalid(_ line: Int?, _ sentence: String) -> PackProblem {
      problem(line, "no valid JSON (\(sentence)); mend it there, nothing new is shown until then")
    }
    let faults = JSONPlaces(data).faults
    guard !faults.isEmpty else { return [invalid(nil, message)] }
    return faults.prefix(tellsAll ? .max : 1).map { invalid($0.line, $0.sentence) }
  }

  /// The first line of a text with a byte that UTF-8 has not; nil: there is none, or it is in UTF-16.
  private static func lineThatIsNoUTF8(_ data: Data) -> Int? {
    guard !JSONPlaces.isUTF16(data) else { return nil }
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
  }
}

nonisolated extension Complaints {
  /// Reports keys that are there twice and commas that are too many, where everything is reported: finding them needs one
  /// more pass over the file.
  mutating func addFaultsOfWriting(in data: Data) {
    guard tellsAll else { return }
    let places = JSONPlaces(data)
    for repetition in places.repetitions { add(repetition) }
    for fault in places.faults {
      add(
        .field, line: fault.line, "\(fault.sentence); this guide reads it all the same, other programs do not"
      )
    }
  }

  private mutating func add(_ repetition: JSONPlaces.Repetition) {
    guard case .key(let key) = repetition.path.last else { return }
    var place = ""
    if case .index(let index) = repetition.path.first { place = "entry \(index + 1): " }
    add(.field, at: repetition.path, "\(place)“\(key)” is there more than once; take all but one out")
  }
}
