import Foundation

/// As much of JSON Schema as the schemas of packs use.
nonisolated struct Schema {
  let root: [String: Any]

  /// One of docs/schemas.
  init(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../docs/schemas/\(name).schema.json")
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
  }

  /// What does not conform, by its place.
  func faults(_ value: Any) -> [String] { faults(value, root, "") }

  private func faults(_ value: Any, _ schema: [String: Any], _ place: String) -> [String] {
    var faults: [String] = []
    if let name = (schema["$ref"] as? String)?.split(separator: "/").last,
      let defined = (root["$defs"] as? [String: Any])?[String(name)] as? [String: Any]
    {
      faults += self.faults(value, defined, place)
    }
    if let types = schema["type"] as? [String] ?? (schema["type"] as? String).map({ [$0] }),
      !types.contains(where: { Self.value(value, is: $0) })
    {
      return ["\(place): no \(types.joined(separator: " or "))"]
    }
    if let allowed = schema["enum"] as? [Any], !allowed.contains(where: { Self.text($0) == Self.text(value) })
    {
      faults.append("\(place): none of the words")
    }
    if let choices = schema["oneOf"] as? [[String: Any]],
      choices.count(where: { self.faults(value, $0, place).isEmpty }) != 1
    {
      faults.append("\(place): none of the forms")
    }
    if let text = value as? String, let pattern = schema["pattern"] as? String, !Self.matches(text, pattern) {
      faults.append("\(place): not written so")
    }
    if let number = value as? Int, !Self.isTruth(value) {
      if let least = schema["minimum"] as? Int, number < least { faults.append("\(place): too small") }
      if let most = schema["maximum"] as? Int, number > most { faults.append("\(place): too large") }
    }
    if let list = value as? [Any] {
      if let least = schema["minItems"] as? Int, list.count < least { faults.append("\(place): too few") }
      if let items = schema["items"] as? [String: Any] {
        faults += list.enumerated().flatMap { self.faults($1, items, "\(place)/\($0)") }
      }
    }
    if let fields = value as? [String: Any] { faults += members(fields, schema, place) }
    return faults
  }

  private func members(_ fields: [String: Any], _ schema: [String: Any], _ place: String) -> [String] {
    var faults: [String] = []
    for key in schema["required"] as? [String] ?? [] where fields[key] == nil {
      faults.append("\(place): no \(key)")
    }
    if let least = schema["minProperties"] as? Int, fields.count < least {
      faults.append("\(place): too few")
    }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    let patterns = schema["patternProperties"] as? [String: Any] ?? [:]
    for (key, value) in fields {
      if let schema = properties[key] as? [String: Any] {
        faults += self.faults(value, schema, "\(place)/\(key)")
      } else if let (_, schema) = patterns.first(where: { Self.matches(key, $0.key) }) {
        faults += self.faults(value, schema as? [String: Any] ?? [:], "\(place)/\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        faults.append("\(place)/\(key): unknown")
      }
    }
    return faults
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    text.range(of: pattern, options: .regularExpression) != nil
  }

  private static func text(_ value: Any) -> String { value is NSNull ? "null" : "\(value)" }

  /// True or false; the parser's numbers pass for both.
  private static func isTruth(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private static func value(_ value: Any, is type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "null": value is NSNull
    case "boolean": isTruth(value)
    case "integer": value is Int && !isTruth(value)
    default: false
    }
  }
}
