/// The edges of a list and of its sections, at which the list inserts space.
enum ListEdge: Hashable, Sendable {
  case listTop, listBottom, sectionBegin, sectionEnd
}

/// The key of a marker's edge.
enum ListEdgeTrait {}
