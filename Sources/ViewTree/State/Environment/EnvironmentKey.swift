/// A key of the environment, with the value that holds where nobody set one.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
