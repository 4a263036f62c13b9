import Foundation

/// A view that goes through phases, each by an animation, again and again or once each time a value changes.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  /// The state of a run; shared by the completions that continue it.
  @MainActor private final class Run {
    var serial = 0
    /// Whether the next phase was due while the view was leaving.
    var isWaiting = false
    nonisolated init() {}
  }

  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = Run()
  private var ticker = FrameTicker()

  /// Goes through the phases for ever.
  @MainActor @preconcurrency public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Goes through the phases, back to the first, each time `trigger` changes.
  @MainActor @preconcurrency public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }

  public var body: some View {
    resume()
    return ForEach(phases.isEmpty ? [] : [0], id: \.self) { _ in content(phases[min(index, phases.count - 1)])
    }
    .onAppear { if trigger == nil { start() } }
    .onDisappear { run.serial += 1 }
    .onChange(of: trigger) { start() }
  }

  private func start() {
    guard phases.count > 1 else { return }
    run.serial += 1
    advance(run.serial)
  }

  /// Continues the run of a view that was leaving and stays.
  private func resume() {
    guard run.isWaiting else { return }
    run.isWaiting = false
    let serial = run.serial
    ticker.driver?.node?.tree.afterUpdate { advance(serial) }
  }

  /// Goes to the next phase, and to the one after it when its animation has ended.
  private func advance(_ serial: Int) {
    guard serial == run.serial, let node = ticker.driver?.node, node.isAlive else { return }
    guard !node.isFrozen else {
      run.isWaiting = true
      return node.noteMissedChange()
    }
    let next = (index + 1) % phases.count
    let isLast = trigger != nil && next == 0
    withAnimation(animation(phases[next]), completionCriteria: .logicallyComplete) {
      index = next
    } completion: {
      // Completions of animations are called on the main thread.
      MainActor.assumeIsolated { if !isLast { advance(serial) } }
    }
  }
}

/// A value of any comparable type.
struct AnyEquatable: Equatable {
  let value: Any
  init(_ value: any Equatable) { self.value = value }
  static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { anyEqual(a.value, b.value) }
}

extension View {
  /// Goes through phases for ever; `content` makes the view of each.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(view: AnyView(self))
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }

  /// Goes through phases once each time `trigger` changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView<Self>(view: AnyView(self))
    return PhaseAnimator(
      phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }
}
