/// A distance from the edges of a scene.
public struct ScenePadding: Equatable, Sendable {
  /// That of the platform's own content.
  public static let minimum = ScenePadding()
}

extension View {
  /// Space at some edges as the platform leaves it round what a scene shows: 16 points, as on a phone.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, PaddingModifier.standard)
  }

  /// Space at some edges as the platform leaves it round what a scene shows.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
}
