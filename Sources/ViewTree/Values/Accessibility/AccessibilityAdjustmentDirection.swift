/// Which way an adjustable element is moved.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  case increment, decrement
}
