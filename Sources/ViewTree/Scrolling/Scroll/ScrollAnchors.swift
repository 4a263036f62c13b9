import Foundation

/// The points at which scroll views hold their content.
struct ScrollAnchors: Equatable {
  /// The point that shows at first.
  var initial: UnitPoint?
  /// The point that keeps its place while content or view change size.
  var sizeChanges: UnitPoint?
  /// Where content lies that is smaller than the view.
  var alignment: UnitPoint?
}

/// What a scroll anchor is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  fileprivate enum Kind { case initialOffset, sizeChanges, alignment }
  fileprivate let kind: Kind
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}

private struct ScrollAnchorsKey: EnvironmentKey {
  static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
  var scrollAnchors: ScrollAnchors {
    get { self[ScrollAnchorsKey.self] }
    set { self[ScrollAnchorsKey.self] = newValue }
  }
}

extension UnitPoint {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension View {
  /// Where content begins, where it lies when it is short, and which point of it is kept when sizes change.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    writeAnchors { $0 = ScrollAnchors(initial: anchor, sizeChanges: anchor, alignment: anchor) }
  }

  /// The anchor for one purpose.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    writeAnchors {
      switch role.kind {
      case .initialOffset: $0.initial = anchor
      case .sizeChanges: $0.sizeChanges = anchor
      case .alignment: $0.alignment = anchor
      }
    }
  }

  private func writeAnchors(_ write: @escaping (inout ScrollAnchors) -> Void) -> some View {
    modifier(EnvironmentWriter(write: { write(&$0.scrollAnchors) }, value: nil, path: nil))
  }
}
