import Foundation
import Graphics

/// Space between the edges of scroll views and what scrolls in them.
struct ContentMargins: Equatable {
  var content = EdgeInsets()
  var indicators = EdgeInsets()
}

/// What a margin applies to.
public struct ContentMarginPlacement: Sendable {
  fileprivate let content: Bool
  fileprivate let indicators: Bool
  public static let automatic = ContentMarginPlacement(content: true, indicators: true)
  public static let scrollContent = ContentMarginPlacement(content: true, indicators: false)
  public static let scrollIndicators = ContentMarginPlacement(content: false, indicators: true)
}

private struct ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}

extension EnvironmentValues {
  var contentMargins: ContentMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}

extension View {
  /// Leaves space at some edges of what scrolls in this view.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      EnvironmentWriter(
        write: { environment in
          for edge in Edge.allCases where edges.contains(edge) {
            if placement.content { environment.contentMargins.content[edge] = insets[edge] }
            if placement.indicators { environment.contentMargins.indicators[edge] = insets[edge] }
          }
        }, value: nil, path: nil))
  }

  /// Leaves `length` points (nil: the standard distance) at some edges of what scrolls in this view.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let value = length ?? PaddingModifier.standard
    return contentMargins(
      edges, EdgeInsets(top: value, leading: value, bottom: value, trailing: value), for: placement)
  }

  /// Leaves `length` points at all edges of what scrolls in this view.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    contentMargins(.all, length, for: placement)
  }
}
