import Foundation

/// The entry of a table for a key in one language: a format, or several among which numbers decide.
struct LocalizedEntry: Equatable {
  /// A format, or those from which a number or the kind of device chooses.
  indirect enum Variation: Equatable {
    case format(String)
    /// By category: `one`, `other`; `zero` is used for 0 in every language that does not have it as a category.
    case plural([String: Variation])
    /// By kind of device: `iphone`, `mac`, `other`.
    case device([String: Variation])
  }

  /// A part of a format, `%#@name@`, that has variations of its own.
  struct Substitution: Equatable {
    /// The index of the argument that it is about; nil: the next one.
    var argument: Int?
    /// How the argument is printed where the part says `%arg`: `lld`.
    var specifier: String
    var variation: Variation
  }

  var variation: Variation
  var substitutions: [String: Substitution] = [:]

  init(_ format: String) { variation = .format(format) }

  init(_ variation: Variation, substitutions: [String: Substitution] = [:]) {
    self.variation = variation
    self.substitutions = substitutions
  }

  /// The depth to which parts may be nested.
  private static let deepest = 8
  /// The devices whose words are shown here, the best first.
  private static let devices = ["mac", "ipad", "iphone", "other"]

  /// The format for some arguments, with no parts left in it.
  func format(_ arguments: [LocalizedStringKey.Argument], language: String) -> String {
    let number = arguments.firstIndex { $0.isNumber } ?? 0
    let format = Self.choose(variation, arguments, number, language)
    guard !substitutions.isEmpty, format.contains("%#@") || format.contains("$#@") else { return format }
    var next = 0
    return expand(format, arguments, language, &next, own: nil, depth: 0)
  }

  private static func choose(
    _ variation: Variation, _ arguments: [LocalizedStringKey.Argument], _ number: Int, _ language: String
  ) -> String {
    var present = variation
    for _ in 0..<deepest {
      switch present {
      case .format(let format): return format
      case .device(let forms):
        guard let next = devices.lazy.compactMap({ forms[$0] }).first ?? first(forms) else { return "" }
        present = next
      case .plural(let forms):
        guard let next = form(forms, arguments.indices.contains(number) ? arguments[number] : nil, language)
        else { return "" }
        present = next
      }
    }
    return ""
  }

  private static func form(
    _ forms: [String: Variation], _ argument: LocalizedStringKey.Argument?, _ language: String
  ) -> Variation? {
    guard let argument else { return forms["other"] ?? first(forms) }
    if argument.isZero, let zero = forms["zero"] { return zero }
    let category = PluralCategory(of: argument, language: language)
    return forms[category.rawValue] ?? forms["other"] ?? first(forms)
  }

  /// The first of several forms: the same one whatever the order of hashing.
  private static func first(_ forms: [String: Variation]) -> Variation? {
    forms.keys.min().flatMap { forms[$0] }
  }

  /// Writes parts out. Specifiers without a position get one, since parts use up arguments in the same order.
  ///
  /// - Parameter own: in a part the argument that it is about, which replaces `%arg` and the first specifier without a
  ///   position.
  private func expand(
    _ format: String, _ arguments: [LocalizedStringKey.Argument], _ language: String, _ next: inout Int,
    own: (argument: Int, specifier: String)?, depth: Int
  ) -> String {
    var result = ""
    var rest = Substring(format)
    var isOwnUsed = false
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        result += "%%"
        rest = rest.dropFirst(2)
      } else if let own, rest.hasPrefix("%arg") {
        result += "%\(own.argument + 1)$\(own.specifier)"
        rest = rest.dropFirst(4)
      } else if let (name, position, count) = Self.part(rest), let part = substitutions[name] {
        rest = rest.dropFirst(count)
        let argument = part.argument ?? position ?? next
        if part.argument == nil, position == nil { next += 1 }
        guard depth < Self.deepest else { continue }
        let inner = Self.choose(part.variation, arguments, argument, language)
        result += expand(
          inner, arguments, language, &next, own: (argument, part.specifier), depth: depth + 1)
      } else if let (specifier, position, count) = FormatTemplate.specifier(rest) {
        rest = rest.dropFirst(count)
        let body = specifier.dropFirst()
        if let position {
          result += "%\(position + 1)$\(body)"
        } else if let own, !isOwnUsed {
          isOwnUsed = true
          result += "%\(own.argument + 1)$\(body)"
        } else {
          result += "%\(next + 1)$\(body)"
          next += 1
        }
      } else {
        result += "%"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  /// The part that a string begins with, `%#@name@` or `%2$#@name@`: its name, its position from 0, its length.
  private static func part(_ string: Substring) -> (String, Int?, Int)? {
    var rest = string.dropFirst()
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty {
      guard let number = Int(digits), number > 0, rest.dropFirst(digits.count).first == "$" else {
        return nil
      }
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    guard rest.hasPrefix("#@") else { return nil }
    rest = rest.dropFirst(2)
    guard let end = rest.firstIndex(of: "@") else { return nil }
    let name = String(rest[..<end])
    return (name, position, string.distance(from: string.startIndex, to: rest.index(after: end)))
  }
}

extension LocalizedStringKey.Argument {
  var isNumber: Bool {
    switch self {
    case .integer, .unsigned, .real: true
    case .string, .text: false
    }
  }

  fileprivate var isZero: Bool {
    switch self {
    case .integer(let value): value == 0
    case .unsigned(let value): value == 0
    case .real(let value): value == 0
    case .string, .text: false
    }
  }
}
