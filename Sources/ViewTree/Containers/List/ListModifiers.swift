import Foundation

private struct ListRowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private struct ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private struct HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}

/// How prominent something is.
@frozen public enum Prominence: Hashable, Sendable {
  case standard, increased
}

extension EnvironmentValues {
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }
  var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
  /// How prominent the headers of sections are.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  let value: CGFloat?
  public static let `default` = ListSectionSpacing(value: nil)
  /// Half of the usual distance.
  public static let compact = ListSectionSpacing(value: 16)
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(value: spacing) }
}

extension View {
  /// The distance between the rows of the lists in this view; nil: none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

  /// The distance between the sections of the lists in this view.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.value)
  }
  /// The distance between the sections of the lists in this view, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// How prominent the headers of sections in this view are.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// What lies behind this view, where it is a row of a list, over the row's whole frame, in place of the card of its
  /// section; nil: the list's own background.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    background { if let view { view.modifier(RowFilling()) } }
      .trait(ListRowBackgroundTrait.self, view != nil)
  }
}

/// Lets a view fill the row that it lies in, whatever the size of the view whose background it is.
private struct RowFilling: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }

  final class Wrapper: UnaryLayout {
    private func list() -> ListLayout? { firstAbove { $0 as? ListLayout } }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
      guard let list = list(), let row = list.rowRect(of: self) else {
        return child.place(at: .zero, proposal: proposal)
      }
      let own = transform(to: list, .model).boundingRect(of: CGRect(origin: .zero, size: size))
      let x = list.isRightToLeft ? list.size.width - row.maxX : row.minX
      child.place(
        at: CGPoint(x: x - own.minX, y: row.minY - own.minY), proposal: ProposedViewSize(row.size))
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper { Wrapper(child, context) }
  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {}
}
