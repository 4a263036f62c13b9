import Foundation

/// A value with its type, since JSON alone does not tell 1 from 1.0.
enum StoredValue: Codable, Hashable, Sendable {
  case bool(Bool), int(Int), double(Double), string(String), data(Data)

  /// Nil: of a kind that cannot be kept.
  init?(_ value: any Sendable) {
    switch value {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .int(value)
    case let value as Double: self = .double(value)
    case let value as String: self = .string(value)
    case let value as Data: self = .data(value)
    default: return nil
    }
  }

  var value: any Sendable {
    switch self {
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .data(let value): value
    }
  }
}
