/// A key of what a custom animation remembers between frames.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
