import Foundation
import Graphics

private struct ScrollDisabledKey: EnvironmentKey {
  static let defaultValue = false
}
private struct VerticalIndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}
private struct HorizontalIndicatorKey: EnvironmentKey {
  static let defaultValue = ScrollIndicatorVisibility.automatic
}
private struct ScrollTargetKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

/// Whether scroll views show where they are.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  public static let never = ScrollIndicatorVisibility(kind: .never)
  var isHidden: Bool { kind == .hidden || kind == .never }
}

extension EnvironmentValues {
  /// Whether scroll views may be scrolled by gestures.
  public var isScrollEnabled: Bool {
    get { !self[ScrollDisabledKey.self] }
    set { self[ScrollDisabledKey.self] = !newValue }
  }

  /// Whether the indicators of vertical scrolling show.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalIndicatorKey.self] }
    set { self[VerticalIndicatorKey.self] = newValue }
  }

  /// Whether the indicators of horizontal scrolling show.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalIndicatorKey.self] }
    set { self[HorizontalIndicatorKey.self] = newValue }
  }

  /// The axes along which scroll views show where they are.
  var scrollIndicatorAxes: Axis.Set {
    var axes: Axis.Set = []
    if !verticalScrollIndicatorVisibility.isHidden { axes.insert(.vertical) }
    if !horizontalScrollIndicatorVisibility.isHidden { axes.insert(.horizontal) }
    return axes
  }

  var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetKey.self] }
    set { self[ScrollTargetKey.self] = newValue }
  }
}

extension View {
  /// Whether scroll views in this view react to gestures.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(
      EnvironmentWriter(
        write: { $0.isScrollEnabled = $0.isScrollEnabled && !disabled }, value: disabled,
        path: \EnvironmentValues.isScrollEnabled))
  }

  /// Whether scroll views in this view show indicators along some axes.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.verticalScrollIndicatorVisibility) {
      if axes.contains(.vertical) { $0 = visibility }
    }
    .transformEnvironment(\.horizontalScrollIndicatorVisibility) {
      if axes.contains(.horizontal) { $0 = visibility }
    }
  }

  /// Where scrolling in this view comes to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(EnvironmentWriter(write: { $0.scrollTargetBehavior = behavior }, value: nil, path: nil))
  }
}
