/// Builds keyframes from the tracks in a closure, or from keyframes that make up one track of the whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildBlock() -> some Keyframes<Value> { _EmptyKeyframes<Value>() }

  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }

  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
    accumulated: A, next: B
  ) -> some Keyframes<Value> where A.Value == Value, B.Value == Value {
    _KeyframesPair(first: accumulated, second: next)
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

  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack { component }
  }
}
