import SwiftUI

/// The visits to an unattended guide.
///
/// After a while without input the guide shows the question whether the visitor is still there; without an answer the
/// content is reset to its start. After that it attracts visitors: the touch that ends that does nothing else.
struct Visit<Content: View>: View {
  let settings: KioskSettings
  let attendant: Attendant
  /// Somebody has come.
  let begin: () -> Void
  /// Nobody is there any more.
  let end: () -> Void
  /// What a visitor sees, called for each: an object that a view's state begins with is made with the view, and one view
  /// for all visitors would show each of them what the last one searched for.
  @ViewBuilder let content: () -> Content
  /// Which visitor it is.
  @State private var number = 0
  @State private var phase = KioskPhase.start
  @State private var gate = OperatorGate()
  /// Whether the question covers the screen: from when it comes until it has faded.
  @State private var isAsking = false
  /// Whether somebody has used the guide since it started.
  @State private var wasUsed = false
  /// How long what is shown fades into what is shown next, in seconds.
  private static var fade: Double { 0.6 }

  var body: some View {
    ZStack {
      switch phase {
      case .attracting:
        AttractLoop(words: settings.words, dimming: settings.dimming)
          .transition(.opacity)
          .zIndex(1)
      case .maintenance:
        OperatorPage(gate: gate, pin: settings.pin, attendant: attendant) { beginAnew() }
          // When it has gone: it looks the same until then.
          .onDisappear { gate.close() }
          .transition(.opacity)
          .zIndex(1)
      case .start, .visitor, .warning:
        content()
          .id(number)
          .transition(.opacity)
      }
    }
    // Round all of it: the touch that ends the attraction may be the operator's.
    .modifier(OperatorCorner())
    .environment(\.maintain, settings.pin == nil ? nil : { change(to: .maintenance) })
    // Not of the content, which may be another one before the question has faded.
    .fullScreenCover(isPresented: Binding(get: { isAsking }, set: { _ in })) {
      StayQuestion(seconds: settings.warning, isOver: phase != .warning) { ask(false) }
        .presentationBackground(.clear)
    }
    .onAppear { attendant.tell(phase) }
    ._onIdle(settings.times(wasUsed: wasUsed)) { count in
      if count == 0, !wasUsed { wasUsed = true }
      passed(settings.stage(after: count, wasUsed: wasUsed))
    }
    // Wherever one is meanwhile.
    .task(id: gate.isLocked) {
      guard gate.isLocked, (try? await Task.sleep(nanoseconds: UInt64(OperatorGate.lockTime * 1e9))) != nil
      else {
        return
      }
      gate.unlock()
    }
  }

  /// So much of the times without input has passed.
  private func passed(_ stage: KioskSettings.Stage) {
    switch (stage, phase) {
    case (.used, .warning): change(to: .visitor, animated: false)
    case (.used, .start):
      begin()
      change(to: .visitor, animated: false)
    case (.used, .attracting):
      begin()
      attendant.begin()
      change(to: .visitor)
    case (.asked, .visitor):
      change(to: .warning, animated: false)
      ask(true)
    case (.asked, .maintenance), (.over, .visitor), (.over, .warning), (.over, .maintenance): beginAnew()
    case (.attracting, .start): change(to: .attracting)
    default: break
    }
  }

  /// All is as at the start, for the next visitor.
  private func beginAnew() {
    // What the visitor saw fades into what the next one sees. It stays as it is: what is forgotten is so afterwards.
    withAnimation(.easeInOut(duration: Self.fade)) { number += 1 }
    change(to: .start)
    end()
    attendant.begin()
  }

  private func change(to phase: KioskPhase, animated: Bool = true) {
    guard phase != self.phase else { return }
    if animated {
      withAnimation(.easeInOut(duration: Self.fade)) { self.phase = phase }
    } else {
      atOnce { self.phase = phase }
    }
    attendant.tell(phase)
  }

  /// Presents the question, or removes it: at once, since it fades by itself.
  private func ask(_ asks: Bool) { atOnce { isAsking = asks } }
}

extension EnvironmentValues {
  /// Whether people come and go before the guide.
  @Entry var isKiosk = false
}
