import Foundation

/// The options that the content of a presentation sets; nil: not set.
struct PresentationOptions {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  /// The value of `selection` when the content was evaluated.
  var selected: PresentationDetent?
  var dragIndicator: Visibility?
  var isDismissDisabled: Bool?
  var cornerRadius: CGFloat?
  var background: AnyView?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?

  /// These options, replaced by those that `next` sets.
  func merged(with next: PresentationOptions) -> PresentationOptions {
    PresentationOptions(
      detents: next.detents ?? detents, selection: next.selection ?? selection,
      selected: next.selected ?? selected, dragIndicator: next.dragIndicator ?? dragIndicator,
      isDismissDisabled: next.isDismissDisabled ?? isDismissDisabled,
      cornerRadius: next.cornerRadius ?? cornerRadius, background: next.background ?? background,
      backgroundInteraction: next.backgroundInteraction ?? backgroundInteraction,
      contentInteraction: next.contentInteraction ?? contentInteraction)
  }
}

struct PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }
  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {
    value = value.merged(with: nextValue())
  }
}

/// The present options of a presentation, for its layout and its background. Not read by the content, which writes
/// them. Used on the main thread alone.
@MainActor final class PresentationOptionsStore {
  private let options = Observed(PresentationOptions()) { $0.background == nil && $1.background == nil }
  /// The source that the content zooms out of.
  var zoomSource: _ZoomSource?
  /// Told about new options.
  var onChange: @MainActor () -> Void = {}

  nonisolated init() {}

  /// The options, without becoming dependent on them.
  var current: PresentationOptions { options.current }

  /// The background, for the view that shows it.
  var background: AnyView? { options.value.background }

  func update(_ new: PresentationOptions) {
    options.update(new)
    onChange()
  }
}

/// Whether what lies behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Sendable {
    case automatic, enabled, disabled
    case upThrough(PresentationDetent)
  }
  let kind: Kind
  public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
  public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
  public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
  /// Usable as long as the sheet is no higher than at `detent`.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(kind: .upThrough(detent))
  }
}

/// What a drag on the content of a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private enum Kind: Sendable { case automatic, resizes, scrolls }
  private let kind: Kind
  public static let automatic = PresentationContentInteraction(kind: .automatic)
  /// The sheet grows to its largest height before its content scrolls.
  public static let resizes = PresentationContentInteraction(kind: .resizes)
  /// The content scrolls at every height.
  public static let scrolls = PresentationContentInteraction(kind: .scrolls)
}

extension View {
  private func presentationOptions(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
    transformPreference(PresentationOptionsKey.self, change)
  }

  /// The heights at which the sheet that shows this view rests; the first one shown is the smallest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOptions { $0.detents = detents }
  }

  /// The heights at which the sheet that shows this view rests, and the present one of them.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return presentationOptions {
      $0.detents = detents
      $0.selection = selection
      $0.selected = selected
    }
  }

  /// Whether the sheet shows the handle at its top; automatic: where it has several heights.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOptions { $0.dragIndicator = visibility }
  }

  /// Whether a person cannot dismiss the sheet by drag, tap beside it or Escape.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOptions { $0.isDismissDisabled = isDisabled }
  }

  /// The radius of the sheet's corners, in points; nil: that of the system.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentationOptions { $0.cornerRadius = cornerRadius }
  }

  /// What fills the sheet behind this view.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOptions { $0.background = AnyView(Rectangle().fill(style)) }
  }

  /// What fills the sheet behind this view.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = AnyView(
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    return presentationOptions { $0.background = background }
  }

  /// Whether what lies behind the sheet can be used while it is shown.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
  {
    presentationOptions { $0.backgroundInteraction = interaction }
  }

  /// What a drag on the sheet's content does first.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentationOptions { $0.contentInteraction = behavior }
  }
}
