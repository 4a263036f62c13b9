/// How many views the values of a view type contribute to a container.
struct ViewCount: Equatable {
  var least: Int
  /// nil: any number.
  var most: Int?

  static let none = ViewCount(least: 0, most: 0)
  static let one = ViewCount(least: 1, most: 1)
  static let any = ViewCount(least: 0, most: nil)

  static func + (a: ViewCount, b: ViewCount) -> ViewCount {
    ViewCount(least: a.least + b.least, most: a.most.flatMap { most in b.most.map { most + $0 } })
  }

  /// The count of a view that is either of two.
  static func either(_ a: ViewCount, _ b: ViewCount) -> ViewCount {
    ViewCount(
      least: min(a.least, b.least), most: a.most.flatMap { most in b.most.map { max(most, $0) } })
  }
}

/// A view type that tells how many views its values contribute.
@MainActor protocol CountingView {
  static var viewCount: ViewCount { get }
}

@MainActor private let answers = TypeAnswers(forCycles: ViewCount.any)

/// How many views the values of a view type contribute to a container, as far as the types tell.
///
/// A type that hides its content counts as one view or none: containers that rely on the count check it against the
/// nodes that were made.
@MainActor func viewCount<V: View>(_ type: V.Type) -> ViewCount {
  answers.answer(for: type) {
    if let counting = type as? any CountingView.Type { return counting.viewCount }
    if type is any LeafView.Type || type is any ContainerView.Type { return .one }
    return V.Body.self == Never.self ? ViewCount(least: 0, most: 1) : viewCount(V.Body.self)
  }
}

/// Whether values of a view type may contribute several views to a container.
@MainActor func holdsSeveralViews<V: View>(_ type: V.Type) -> Bool {
  viewCount(type).most.map { $0 > 1 } ?? true
}

@MainActor private func count(_ type: Any.Type) -> ViewCount {
  func ask<V: View>(_ type: V.Type) -> ViewCount { viewCount(type) }
  return (type as? any View.Type).map { ask($0) } ?? .any
}

extension EmptyView: CountingView { static var viewCount: ViewCount { .none } }
/// The modified content, which is counted by itself.
extension _ViewModifier_Content: CountingView { static var viewCount: ViewCount { .one } }
extension ForEach: CountingView { static var viewCount: ViewCount { .any } }
extension Section: CountingView { static var viewCount: ViewCount { .any } }
extension GroupElementsOfContent: CountingView { static var viewCount: ViewCount { .any } }
extension Group: CountingView { static var viewCount: ViewCount { count(Content.self) } }
extension IDView: CountingView { static var viewCount: ViewCount { count(Content.self) } }
extension EquatableView: CountingView { static var viewCount: ViewCount { count(Content.self) } }
extension FreezableContent: CountingView { static var viewCount: ViewCount { count(Content.self) } }
extension Optional: CountingView {
  static var viewCount: ViewCount { .either(.none, count(Wrapped.self)) }
}
extension _ConditionalContent: CountingView {
  static var viewCount: ViewCount { .either(count(TrueContent.self), count(FalseContent.self)) }
}
extension TupleView: CountingView {
  static var viewCount: ViewCount {
    ViewTypeInfo.fields(of: T.self).reduce(.none) { $0 + count($1) }
  }
}
extension ModifiedContent: CountingView {
  /// A modifier applies to each view; one with a body may add some, or make one of several.
  static var viewCount: ViewCount {
    func bodyCount<M: ViewModifier>(_ type: M.Type) -> ViewCount? {
      M.Body.self == Never.self ? nil : ViewTree.viewCount(M.Body.self)
    }
    let own = count(Content.self)
    guard let body = (Modifier.self as? any ViewModifier.Type).flatMap({ bodyCount($0) }) else { return own }
    if own == .one { return body }
    return ViewCount(least: 0, most: own.most.flatMap { most in body.most.map { most * $0 } })
  }
}
