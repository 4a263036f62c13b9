import ArgumentParser
import CTOML
import Foundation

/// A program's configuration as a TOML file: the options of the command line, grouped by subject in tables.
package struct ConfigurationFile {
  /// Bytes that are read of one.
  private static let most = 1 << 20

  private let path: String
  let entries: [ConfigurationEntry]

  /// Whether both say the same: comments, order and empty lines do not count.
  func says(_ other: [ConfigurationEntry]) -> Bool {
    func values(_ entries: [ConfigurationEntry]) -> [ConfigurationEntry] {
      entries.map { entry in
        var entry = entry
        entry.line = 0
        return entry
      }.sorted { $0.key < $1.key }
    }
    return values(entries) == values(other)
  }

  /// What a kiosk reads where no other file is named, if it is there.
  package static var standardPath: String { "/etc/\(Log.programName)/kiosk.toml" }

  /// Reads a file. Throws one sentence with its line and what to do.
  package init(path: String) throws(UsageError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("the configuration \(path) cannot be read: check its name and its permissions")
    }
    guard data.count <= Self.most else {
      throw UsageError("the configuration \(path) has more than \(Self.most) bytes: it is none")
    }
    try self.init(path: path, text: String(decoding: data, as: UTF8.self))
  }

  init(path: String, text: String) throws(UsageError) {
    self.path = path
    final class Found { var entries: [ConfigurationEntry] = [] }
    let found = Found()
    var reason = [CChar](repeating: 0, count: 512)
    var text = text
    // It is held during the call.
    let place = Unmanaged.passUnretained(found).toOpaque()
    let line = withExtendedLifetime(found) {
      text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) { characters in
          ctoml_read(
            characters.baseAddress, characters.count,
            { context, key, kind, value, line in
              guard let context, let key, let value else { return }
              // The object above, which outlives the call.
              let found = Unmanaged<Found>.fromOpaque(context).takeUnretainedValue()
              found.entries.append(
                ConfigurationEntry(
                  key: String(cString: key), kind: ConfigurationEntry.Kind(rawValue: kind) ?? .other,
                  value: String(cString: value), line: Int(line)))
            }, place, &reason, reason.count)
        }
      }
    }
    guard line == 0 else {
      let why = String(decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      throw UsageError("\(path):\(line): this is not TOML: \(why)\(Self.remedy(text, Int(line)))")
    }
    entries = found.entries.sorted { $0.line < $1.line }
  }

  /// What to do about a line that cannot be read, where that is clear: text is written in quotes.
  private static func remedy(_ text: String, _ line: Int) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return "" }
    let parts = lines[line - 1].split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let first = parts[1].first(where: { !$0.isWhitespace }),
      !"\"'[{#".contains(first)
    else { return "" }
    return "; put text in quotes"
  }

  /// The options of any program that the file holds.
  package func hostOptions() throws(UsageError) -> HostOptions {
    var arguments: [String] = []
    for entry in entries where !isOwn(entry) { arguments += try hostArguments(entry) }
    do { return try HostOptions.parse(arguments) } catch {
      throw UsageError("\(path): \(HostOptions.message(for: error))")
    }
  }

  /// Those of them that are right, each by itself; nil: they are not right together.
  var rightHostOptions: HostOptions? {
    try? HostOptions.parse(entries.filter { !isOwn($0) }.flatMap { (try? hostArguments($0)) ?? [] })
  }

  /// The arguments for a program's own options, which the table `program` holds by their names.
  package func ownArguments<Own: ParsableArguments>(_ type: Own.Type) throws(UsageError) -> [String] {
    var arguments: [String] = []
    for entry in entries where isOwn(entry) { arguments += try ownArguments(type, entry) }
    return arguments
  }

  /// What is wrong with its entries, each by itself: a sentence each, in the order of the lines.
  func problems<Own: ParsableArguments>(_ type: Own.Type) -> [String] {
    entries.compactMap { entry -> String? in
      do throws(UsageError) {
        _ = try isOwn(entry) ? ownArguments(type, entry) : hostArguments(entry)
        return nil
      } catch { return error.description }
    }
  }

  private func hostArguments(_ entry: ConfigurationEntry) throws(UsageError) -> [String] {
    guard let key = ConfigurationKey.all.first(where: { $0.name == entry.key }) else {
      throw unknown(entry, among: ConfigurationKey.all.map(\.name))
    }
    guard key.kinds.contains(entry.kind) else {
      throw UsageError("\(path):\(entry.line): \(entry.key) must be \(key.expectation)")
    }
    if entry.kind == .boolean { return entry.value == "true" ? [key.option] : [] }
    try check(HostOptions.self, key.option, entry)
    return Self.argument(key.option, entry)
  }

  private func ownArguments<Own: ParsableArguments>(
    _ type: Own.Type, _ entry: ConfigurationEntry
  ) throws(UsageError) -> [String] {
    let option = "--" + entry.key.dropFirst(ConfigurationKey.ownTable.count + 1)
    guard entry.kind != .other else {
      throw UsageError("\(path):\(entry.line): \(entry.key) must be text, a number, true or false")
    }
    try check(type, option, entry)
    return entry.kind == .boolean && entry.value != "true" ? [] : Self.argument(option, entry)
  }

  private func isOwn(_ entry: ConfigurationEntry) -> Bool {
    entry.key.hasPrefix(ConfigurationKey.ownTable + ".")
  }

  /// In one, as a value may begin with a dash.
  private static func argument(_ option: String, _ entry: ConfigurationEntry) -> [String] {
    entry.kind == .boolean ? [option] : ["\(option)=\(entry.value)"]
  }

  /// One value at a time, so that the sentence can name its line.
  private func check<Options: ParsableArguments>(
    _ type: Options.Type, _ option: String, _ entry: ConfigurationEntry
  ) throws(UsageError) {
    do { _ = try Options.parse(Self.argument(option, entry)) } catch {
      let lines = Options.message(for: error).split(separator: "\n").map(String.init)
      // The parser lists all values that there are, one a line.
      let values = lines.dropFirst().filter { $0.hasPrefix(Self.listMark) }.map {
        String($0.dropFirst(Self.listMark.count))
      }
      let examples = ConfigurationKey.all.first { $0.name == entry.key }?.examples
      let reason =
        if !values.isEmpty {
          "write \(values.formatted(.list(type: .or).locale(Locale(identifier: "en"))))"
        } else if let examples {
          "write for instance \(examples)"
        } else {
          // The parser's message names the option.
          (lines.first ?? "it is not valid").replacingOccurrences(of: option, with: entry.key)
            .replacingOccurrences(
              of: "--", with: "")
        }
      throw UsageError("\(path):\(entry.line): \(entry.key) is “\(entry.value)”: \(reason)")
    }
  }

  /// Before each of the values that the parser lists.
  private static let listMark = "  - "

  private func unknown(_ entry: ConfigurationEntry, among names: [String]) -> UsageError {
    let remedy =
      if let known = names.first(where: { $0.hasSuffix("." + entry.key) }) {
        "is \(known) meant? Put it under [\(known.prefix { $0 != "." })]"
      } else if let near = Spelling.guess(for: entry.key, among: names) {
        "is \(near) meant?"
      } else if !entry.key.contains(".") {
        "is \(ConfigurationKey.ownTable).\(entry.key) meant? Put the program's own options under "
          + "[\(ConfigurationKey.ownTable)]; the others are \(names.joined(separator: ", "))"
      } else {
        "there are \(names.joined(separator: ", ")), and the program's own options in [\(ConfigurationKey.ownTable)]"
      }
    return UsageError("\(path):\(entry.line): there is no key \(entry.key): \(remedy)")
  }
}
