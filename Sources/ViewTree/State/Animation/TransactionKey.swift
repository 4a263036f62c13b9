/// A key of a value that a program stores in a transaction, with the value that holds where none was set.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
