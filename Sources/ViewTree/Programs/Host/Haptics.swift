import Foundation

// Haptics cannot exist here: everything in this file compiles and does nothing.

/// Haptic feedback; does nothing here. It holds nothing, so that any thread may use it.
public class UIFeedbackGenerator: @unchecked Sendable {
  public init() {}
  /// Does nothing here.
  public func prepare() {}
}

/// Feedback for a collision; does nothing here.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle = .medium) { super.init() }
  /// Does nothing here.
  public func impactOccurred() {}
  /// Does nothing here.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for success or failure; does nothing here.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Does nothing here.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback for a selection that changes; does nothing here.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator, @unchecked Sendable {
  /// Does nothing here.
  public func selectionChanged() {}
}

/// Feedback that a person would feel or hear; does nothing here.
public struct SensoryFeedback: Hashable, Sendable {
  /// How heavy the colliding things are.
  public struct Weight: Hashable, Sendable {
    let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How firm the colliding things are.
  public struct Flexibility: Hashable, Sendable {
    let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  let name: String

  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
}

extension View {
  /// Does nothing here: there are no haptics.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// Does nothing here: there are no haptics.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  /// Does nothing here: there are no haptics.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}
