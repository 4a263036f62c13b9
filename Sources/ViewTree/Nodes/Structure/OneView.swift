/// A view type that tells whether its values contribute at most one view to their container.
@MainActor protocol CountedView {
  /// Whether it is always one view, or none.
  static var isOne: Bool { get }
}

@MainActor private let answers = TypeAnswers(forCycles: false)

/// Whether values of a view type certainly contribute one view to a container, or none.
@MainActor func isOneView<V: View>(_ type: V.Type) -> Bool {
  answers.answer(for: type) {
    if let counted = type as? any CountedView.Type { return counted.isOne }
    if type is any LeafView.Type || type is any ContainerView.Type { return true }
    return V.Body.self != Never.self && isOneView(V.Body.self)
  }
}

@MainActor private func open(_ type: Any.Type) -> Bool {
  func ask<V: View>(_ type: V.Type) -> Bool { isOneView(type) }
  return (type as? any View.Type).map { ask($0) } ?? false
}

extension EmptyView: CountedView { static var isOne: Bool { true } }
/// The modified content, which is examined by itself.
extension _ViewModifier_Content: CountedView { static var isOne: Bool { true } }
extension TupleView: CountedView { static var isOne: Bool { false } }
extension ForEach: CountedView { static var isOne: Bool { false } }
extension Section: CountedView { static var isOne: Bool { false } }
extension Group: CountedView { static var isOne: Bool { open(Content.self) } }
extension Optional: CountedView { static var isOne: Bool { open(Wrapped.self) } }
extension IDView: CountedView { static var isOne: Bool { open(Content.self) } }
extension EquatableView: CountedView { static var isOne: Bool { open(Content.self) } }
extension _ConditionalContent: CountedView {
  static var isOne: Bool { open(TrueContent.self) && open(FalseContent.self) }
}
extension ModifiedContent: CountedView {
  /// A modifier applies to each view; one with a body may add some.
  static var isOne: Bool {
    func addsNone<M: ViewModifier>(_ type: M.Type) -> Bool {
      M.Body.self == Never.self || isOneView(M.Body.self)
    }
    return open(Content.self) && ((Modifier.self as? any ViewModifier.Type).map { addsNone($0) } ?? false)
  }
}
