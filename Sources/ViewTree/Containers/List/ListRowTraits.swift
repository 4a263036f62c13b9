import Foundation

enum ListRowInsetsTrait {}
/// The keys of the settings for the lines at a row's edges, and at a section's.
enum ListRowSeparatorTrait {}
enum ListRowSeparatorBottomTrait {}
enum ListRowSeparatorTintTrait {}
enum ListRowSeparatorBottomTintTrait {}
enum ListSectionSeparatorTrait {}
enum ListSectionSeparatorBottomTrait {}
enum ListSectionSeparatorTintTrait {}
enum ListSectionSeparatorBottomTintTrait {}
enum SelectionDisabledTrait {}
/// The key of a row that has a background in place of its section's card.
enum ListRowBackgroundTrait {}

extension View {
  /// The distances of a row's content from the row's edges; nil: the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    trait(ListRowInsetsTrait.self, insets as Any)
  }

  /// Whether lines separate the row from its neighbours. The line between two rows is hidden where either hides it.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    edgeTraits(ListRowSeparatorTrait.self, ListRowSeparatorBottomTrait.self, visibility, edges)
  }

  /// Whether lines close the section. Grouped lists have them, plain lists only where they are set to be visible.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    edgeTraits(ListSectionSeparatorTrait.self, ListSectionSeparatorBottomTrait.self, visibility, edges)
  }

  /// The colour of the lines that close the section; nil: the list's own.
  public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    edgeTraits(
      ListSectionSeparatorTintTrait.self, ListSectionSeparatorBottomTintTrait.self, color as Any, edges)
  }

  /// One value for each of some edges; the innermost counts.
  private func edgeTraits<Top, Bottom>(
    _ top: Top.Type, _ bottom: Bottom.Type, _ value: Any, _ edges: VerticalEdge.Set
  ) -> some View {
    modifier(OptionalTrait(key: ObjectIdentifier(top), value: edges.contains(.top) ? value : nil))
      .modifier(OptionalTrait(key: ObjectIdentifier(bottom), value: edges.contains(.bottom) ? value : nil))
  }

  /// Whether the row cannot be chosen in a list with a selection.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    trait(SelectionDisabledTrait.self, isDisabled)
  }

  /// The colour of the lines that separate the row; nil: the list's own.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    edgeTraits(ListRowSeparatorTintTrait.self, ListRowSeparatorBottomTintTrait.self, color as Any, edges)
  }
}

/// Gives a value to the container where there is one; an inner value replaces an outer one.
private struct OptionalTrait: LayoutModifier {
  typealias Body = Never
  static var isReusable: Bool { true }
  let key: ObjectIdentifier
  let value: Any?

  final class Wrapper: UnaryLayout {
    var own: (key: ObjectIdentifier, value: Any)?
    override func trait(_ key: ObjectIdentifier) -> Any? {
      child.trait(key) ?? (own?.key == key ? own?.value : nil)
    }
  }

  func makeLayout(_ child: LayoutNode, _ context: NodeContext) -> Wrapper {
    let layout = Wrapper(child, context)
    layout.own = value.map { (key, $0) }
    return layout
  }

  func updateLayout(_ layout: Wrapper, _ context: NodeContext) {
    layout.own = value.map { (key, $0) }
    layout.setNeedsCompose()
  }
}
