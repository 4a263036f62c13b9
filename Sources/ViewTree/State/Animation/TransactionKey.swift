/// A key of what a program carries along with a change, with the value that holds where nobody set one.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
