import Foundation
import ViewTree

/// Small values kept across runs in one JSON file, written as a whole.
@MainActor public final class FileStorage: KeyValueStorage {
  /// A value with its type, since JSON alone does not tell 1 from 1.0.
  private enum Value: Codable {
    case bool(Bool), int(Int), double(Double), string(String), data(Data)
  }

  private let path: String
  private let warn: @MainActor (String) -> Void
  private lazy var values: [String: Value] = load()

  /// The file of a program's settings: `XDG_CONFIG_HOME/NAME/settings.json`, `~/.config` without the variable.
  public static func path(
    program: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let configured = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = configured ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.config"
    return "\(folder)/\(program)/settings.json"
  }

  /// Nothing is read before the first value is asked for.
  public init(path: String, warn: @escaping @MainActor (String) -> Void = { Log.warn($0) }) {
    self.path = path
    self.warn = warn
  }

  public func value(forKey key: String) -> (any Sendable)? {
    switch values[key] {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .data(let value): value
    case nil: nil
    }
  }

  public func set(_ value: (any Sendable)?, forKey key: String) {
    switch value {
    case nil: values[key] = nil
    case let value as Bool: values[key] = .bool(value)
    case let value as Int: values[key] = .int(value)
    case let value as Double: values[key] = .double(value)
    case let value as String: values[key] = .string(value)
    case let value as Data: values[key] = .data(value)
    default:
      warn("the setting \(key) is of a kind that cannot be kept: use Bool, Int, Double, String or Data")
      return
    }
    save()
  }

  private func load() -> [String: Value] {
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    if let values = try? JSONDecoder().decode([String: Value].self, from: data) { return values }
    let aside = path + ".damaged"
    _ = rename(path, aside)
    warn("the settings \(path) are damaged: they were put aside as \(aside) and begin anew")
    return [:]
  }

  private func save() {
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
    guard let data = try? encoder.encode(values) else { return }
    do { try AtomicFile.write(data, to: path) } catch {
      warn("the settings are not kept: \(error.description)")
    }
  }
}
