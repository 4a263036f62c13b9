/// How visible something is asked to be.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
