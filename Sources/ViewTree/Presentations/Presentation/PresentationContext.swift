import Dispatch

/// The presentation that a presented view belongs to. There is one for as long as it is presented.
@MainActor final class PresentationContext {
  /// Ends the presentation.
  var close: @MainActor () -> Void
  nonisolated init(close: @escaping @MainActor () -> Void = {}) { self.close = close }
}

private struct PresentationContextKey: EnvironmentKey {
  static var defaultValue: PresentationContext? { nil }
}

extension EnvironmentValues {
  /// The innermost presentation round a view: a sheet, or a page of a navigation stack.
  var presentation: PresentationContext? {
    get { self[PresentationContextKey.self] }
    set { self[PresentationContextKey.self] = newValue }
  }

  /// Ends the present presentation: closes the sheet, or goes back to the page before.
  public var dismiss: DismissAction { DismissAction(context: presentation) }

  /// Whether the view is being presented.
  public var isPresented: Bool { presentation != nil }

  /// The presentation as a binding, as programs used it before `dismiss`.
  public var presentationMode: Binding<PresentationMode> {
    let context = presentation
    return Binding(
      get: { PresentationMode(isPresented: context != nil) },
      set: { mode in
        guard !mode.isPresented else { return }
        if MainThread.isCurrent {
          MainActor.assumeIsolated { context?.close() }
        } else {
          DispatchQueue.main.async { context?.close() }
        }
      })
  }
}

/// Ends a presentation. Does nothing where nothing is presented.
@MainActor @preconcurrency public struct DismissAction {
  let context: PresentationContext?
  nonisolated init(context: PresentationContext?) { self.context = context }
  public func callAsFunction() { context?.close() }
}

/// Whether a view is presented.
public struct PresentationMode: Sendable {
  public internal(set) var isPresented: Bool
  /// Ends the presentation.
  public mutating func dismiss() { isPresented = false }
}
