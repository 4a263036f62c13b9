import Foundation

/// How visible something is asked to be.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

enum ListRowInsetsTrait {}
enum ListRowSeparatorTrait {}
enum ListRowSeparatorTintTrait {}
enum SelectionDisabledTrait {}

extension View {
  /// The distances of a row's content from the row's edges; nil: the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    trait(ListRowInsetsTrait.self, insets as Any)
  }

  /// Whether lines separate the row from its neighbours.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    trait(ListRowSeparatorTrait.self, visibility)
  }

  /// Whether the row cannot be chosen in a list with a selection.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    trait(SelectionDisabledTrait.self, isDisabled)
  }

  /// The colour of the lines that separate the row.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    trait(ListRowSeparatorTintTrait.self, color as Any)
  }
}

/// The upper or lower edge.
@frozen public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top, bottom
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or trailing edge.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading, trailing
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}
