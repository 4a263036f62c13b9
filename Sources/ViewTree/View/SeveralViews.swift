/// A view type whose values may stand for several views in a container.
@MainActor protocol SeveralViews {
  static var isSeveral: Bool { get }
}

/// Whether values of a view type may stand for several views in a container.
@MainActor func holdsSeveralViews<V: View>(_ type: V.Type) -> Bool {
  if let several = type as? any SeveralViews.Type { return several.isSeveral }
  if V.Body.self == Never.self { return false }
  return holdsSeveralViews(V.Body.self)
}

extension TupleView: SeveralViews { static var isSeveral: Bool { true } }
extension ForEach: SeveralViews { static var isSeveral: Bool { true } }
extension Section: SeveralViews { static var isSeveral: Bool { true } }
extension Group: SeveralViews {
  static var isSeveral: Bool { (Content.self as? any View.Type).map { open($0) } ?? false }
}
extension Optional: SeveralViews {
  static var isSeveral: Bool { (Wrapped.self as? any View.Type).map { open($0) } ?? false }
}
extension _ConditionalContent: SeveralViews {
  static var isSeveral: Bool {
    [TrueContent.self as? any View.Type, FalseContent.self as? any View.Type].contains {
      $0.map { open($0) } ?? false
    }
  }
}
extension ModifiedContent: SeveralViews {
  static var isSeveral: Bool { (Content.self as? any View.Type).map { open($0) } ?? false }
}

@MainActor private func open<V: View>(_ type: V.Type) -> Bool { holdsSeveralViews(type) }
