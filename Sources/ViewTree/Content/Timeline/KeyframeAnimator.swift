import Foundation

/// A view whose content follows a value along keyframes, for ever or once each time a value changes.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  /// The state of a run.
  @MainActor private final class Run {
    var start: TimeInterval?
    var timeline: KeyframeTimeline<Value>?
    var trigger: AnyEquatable?
    /// The value shown last: where the next run begins.
    var value: Value?
    nonisolated init() {}
  }

  private let initialValue: Value
  private let trigger: AnyEquatable?
  private let isRepeating: Bool
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath
  private var ticker = FrameTicker()
  @State private var run = Run()

  /// Runs once each time `trigger` changes; shows `initialValue` until then.
  @MainActor @preconcurrency public init(
    initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    self.trigger = AnyEquatable(trigger)
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }

  /// Runs again and again while `repeating` is true.
  @MainActor @preconcurrency public init(
    initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }

  public var body: some View { content(currentValue()) }

  /// The present value; starts and ends runs.
  private func currentValue() -> Value {
    let now = ticker.time
    if let trigger {
      if let old = run.trigger, old != trigger { begin(run.value ?? initialValue, now) }
      run.trigger = trigger
    } else if isRepeating, run.start == nil {
      begin(initialValue, now)
    } else if !isRepeating {
      run.start = nil
      run.value = nil
    }
    guard let start = run.start, let timeline = run.timeline else {
      ticker.driver?.run(false)
      return run.value ?? initialValue
    }
    var time = now - start
    let duration = timeline.duration
    if time >= duration {
      if isRepeating, duration > 0 {
        time = time.truncatingRemainder(dividingBy: duration)
      } else {
        time = duration
        run.start = nil
      }
    }
    ticker.driver?.run(run.start != nil)
    let value = timeline.value(time: time)
    run.value = value
    return value
  }

  private func begin(_ value: Value, _ now: TimeInterval) {
    run.timeline = KeyframeTimeline(initialValue: value) { keyframes(value) }
    run.start = now
  }
}

extension View {
  /// Follows keyframes once each time `trigger` changes.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(view: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }

  /// Follows keyframes again and again.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(view: AnyView(self))
    return KeyframeAnimator(
      initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
      keyframes: keyframes)
  }
}
