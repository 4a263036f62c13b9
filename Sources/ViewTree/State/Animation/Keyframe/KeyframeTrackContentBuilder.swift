/// Builds a track's content from the keyframes in a closure.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> { _EmptyKeyframeTrackContent<Value>() }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }

  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> some KeyframeTrackContent<Value> where A.Value == Value, B.Value == Value {
    _KeyframeSequence(first: accumulated, second: next)
  }

  public static func buildArray<K: KeyframeTrackContent>(
    _ components: [K]
  ) -> some KeyframeTrackContent<Value> where K.Value == Value {
    _KeyframeArray(contents: components)
  }

  public static func buildEither<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    first component: A
  ) -> _KeyframeChoice<A, B> where A.Value == Value, B.Value == Value {
    .first(component)
  }

  public static func buildEither<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    second component: B
  ) -> _KeyframeChoice<A, B> where A.Value == Value, B.Value == Value {
    .second(component)
  }

  public static func buildIf<K: KeyframeTrackContent>(
    _ component: K?
  ) -> some KeyframeTrackContent<Value> where K.Value == Value {
    _KeyframeArray(contents: component.map { [$0] } ?? [])
  }
}
