/// A view type whose values may stand for several views in a container.
@MainActor protocol SeveralViews {
  static var isSeveral: Bool { get }
}

@MainActor private let answers = TypeAnswers(forCycles: false)

/// Whether values of a view type may stand for several views in a container.
@MainActor func holdsSeveralViews<V: View>(_ type: V.Type) -> Bool {
  answers.answer(for: type) {
    if let several = type as? any SeveralViews.Type { return several.isSeveral }
    return V.Body.self != Never.self && holdsSeveralViews(V.Body.self)
  }
}

extension TupleView: SeveralViews { static var isSeveral: Bool { true } }
extension ForEach: SeveralViews { static var isSeveral: Bool { true } }
extension Section: SeveralViews { static var isSeveral: Bool { true } }
extension Group: SeveralViews {
  static var isSeveral: Bool { (Content.self as? any View.Type).map { open($0) } ?? false }
}
extension IDView: SeveralViews { static var isSeveral: Bool { open(Content.self) } }
extension EquatableView: SeveralViews { static var isSeveral: Bool { open(Content.self) } }
extension FreezableContent: SeveralViews { static var isSeveral: Bool { open(Content.self) } }
extension GroupElementsOfContent: SeveralViews { static var isSeveral: Bool { true } }
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
  static var isSeveral: Bool {
    func addsSome<M: ViewModifier>(_ type: M.Type) -> Bool { holdsSeveralViews(M.Body.self) }
    return (Content.self as? any View.Type).map { open($0) } ?? false
      || (Modifier.self as? any ViewModifier.Type).map { addsSome($0) } ?? false
  }
}

@MainActor private func open<V: View>(_ type: V.Type) -> Bool { holdsSeveralViews(type) }
