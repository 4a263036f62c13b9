/// What marks the places of a list between which spaces stand.
enum ListEdge: Hashable, Sendable {
  case listTop, listBottom, sectionBegin, sectionEnd
}

/// The key of a marker's edge.
enum ListEdgeTrait {}
