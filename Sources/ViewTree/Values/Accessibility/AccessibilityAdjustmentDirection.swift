/// The direction in which an adjustable element is changed.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  case increment, decrement
}
