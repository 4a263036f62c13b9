import SwiftUI

/// A sheet that comes from the bottom edge and rests at detents, for any content.
///
/// It fills its container (place it in a `ZStack`, or use `bottomSheet(isPresented:…)`), follows the finger one to one,
/// can be caught and let go at any time, and shares drags with scroll views in it: one drag moves the sheet to its
/// topmost detent and scrolls on from there, and back. A fling is the sheet's or the content's alone: the remaining
/// velocity of one that raises the sheet does not scroll, and the release of a drag that began on scrolled content
/// counts as v = 0. Content scrolls at the topmost detent only, and is at its top again when the sheet comes to rest at
/// another one.
///
/// A drag from the detent i by d points, let go at v points per second (both positive downwards), is decided by
///
///     d* = d + 0.499 s · v
///
/// - up, where −d* > min(0.25 H, 2/3 of the distance to the next detent);
/// - down, where d* > min(120 points, 2/3 of the distance); from the lowest detent away, where d* > min(0.3 H, 2/3);
/// - further detents where the projection passes the middle of the distance to them, with `throwsByOne` where the finger
///   itself does;
/// - otherwise back.
///
/// At v = 0 this is the tutorial's sheet. A sheet that is caught in motion goes to the detent nearest to where it would
/// run. Beyond the topmost detent it resists: b(x) = (1 − 1 / (0.55 x / H + 1)) H. It then moves by a spring (mass 1,
/// stiffness 200, damping 25) that begins with the finger's velocity; programmatic changes begin with ten times the
/// distance per second. Scrim, corners and background are functions of the place.
///
///     struct Places: View {
///       @State private var place: Place?
///       @State private var detent = BottomSheetDetent.half
///
///       var body: some View {
///         PlaceList { place = $0 }
///           .bottomSheet(isPresented: Binding($place), detents: [.half, .full], selection: $detent) {
///             ScrollView { PlaceDetails(place: place) }
///           }
///       }
///     }
///
/// What the program changes with a transaction that disables animations is done at once; so is what a resized window
/// changes, where another layout replaces the sheet or brings it back.
///
/// Escape goes down detent by detent and then away; the focus stays inside while the sheet is modal and returns after
/// it. Programmatic changes during a drag happen when it ends.
public struct BottomSheet<Content: View>: View {
  @Binding private var isPresented: Bool
  private let detents: [BottomSheetDetent]
  private let selection: Binding<BottomSheetDetent>?
  private let options: BottomSheetOptions
  private let onDismiss: (() -> Void)?
  private let onDismissAttempt: (() -> Void)?
  private let content: Content
  @State private var model = SheetModel()

  /// A sheet over whatever lies behind it in the same container.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is there; set to false as soon as the user has decided, true again if they caught it.
  ///   - detents: where it may rest, in any order; it begins at the selection, else at the lowest.
  ///   - selection: the detent at which it rests or is to rest.
  ///   - onDismiss: called once when it has gone.
  ///   - onDismissAttempt: called when the user tried to send it away although that is disabled.
  public init(
    isPresented: Binding<Bool>, detents: [BottomSheetDetent] = [.half, .full],
    selection: Binding<BottomSheetDetent>? = nil, options: BottomSheetOptions = BottomSheetOptions(),
    onDismiss: (() -> Void)? = nil, onDismissAttempt: (() -> Void)? = nil,
    @ViewBuilder content: () -> Content
  ) {
    _isPresented = isPresented
    self.detents = detents
    self.selection = selection
    self.options = options
    self.onDismiss = onDismiss
    self.onDismissAttempt = onDismissAttempt
    self.content = content()
  }

  public var body: some View {
    BottomSheetLayers(
      model: model, isPresented: $isPresented, detents: detents, selection: selection, options: options,
      onDismiss: onDismiss, onDismissAttempt: onDismissAttempt, content: content)
  }
}

extension View {
  /// Shows a bottom sheet over this view, which should fill the window; see `BottomSheet`.
  public func bottomSheet<Content: View>(
    isPresented: Binding<Bool>, detents: [BottomSheetDetent] = [.half, .full],
    selection: Binding<BottomSheetDetent>? = nil, options: BottomSheetOptions = BottomSheetOptions(),
    onDismiss: (() -> Void)? = nil, onDismissAttempt: (() -> Void)? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      BottomSheetModifier(
        isPresented: isPresented, detents: detents, selection: selection, options: options,
        onDismiss: onDismiss, onDismissAttempt: onDismissAttempt, sheet: content()))
  }
}

/// A view with a sheet over it.
private struct BottomSheetModifier<Sheet: View>: ViewModifier {
  @Binding var isPresented: Bool
  let detents: [BottomSheetDetent]
  let selection: Binding<BottomSheetDetent>?
  let options: BottomSheetOptions
  let onDismiss: (() -> Void)?
  let onDismissAttempt: (() -> Void)?
  let sheet: Sheet
  @State private var model = SheetModel()

  init(
    isPresented: Binding<Bool>, detents: [BottomSheetDetent], selection: Binding<BottomSheetDetent>?,
    options: BottomSheetOptions, onDismiss: (() -> Void)?, onDismissAttempt: (() -> Void)?, sheet: Sheet
  ) {
    _isPresented = isPresented
    self.detents = detents
    self.selection = selection
    self.options = options
    self.onDismiss = onDismiss
    self.onDismissAttempt = onDismissAttempt
    self.sheet = sheet
  }

  func body(content: Content) -> some View {
    content
      .modifier(SheetBackdrop(model: model, options: options))
      .overlay {
        BottomSheetLayers(
          model: model, isPresented: $isPresented, detents: detents, selection: selection, options: options,
          onDismiss: onDismiss, onDismissAttempt: onDismissAttempt, content: sheet)
      }
  }
}

/// The scrim and the sheet, and what connects the model with the program.
struct BottomSheetLayers<Content: View>: View {
  let model: SheetModel
  @Binding var isPresented: Bool
  let detents: [BottomSheetDetent]
  let selection: Binding<BottomSheetDetent>?
  let options: BottomSheetOptions
  let onDismiss: (() -> Void)?
  let onDismissAttempt: (() -> Void)?
  let content: Content
  @State private var bottomInset: CGFloat = 0
  /// Whether the update that is in progress disables animations.
  @State private var isStill = Flag()
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\._hasScreenKeyboard) private var hasKeyboard
  @Environment(\.heroModel) private var hero
  @Environment(\.isInHeroSheet) private var isInHeroSheet

  var body: some View {
    configure()
    return Color.clear
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        model.layout(height: $0)
      }
      .overlay(alignment: .top) {
        let isMounted = model.isMounted && model.height > 0
        ZStack(alignment: .top) {
          if isMounted {
            SheetScrim(model: model)
              .transition(transition)
            SheetSurface(model: model, options: options, bottomInset: bottomInset, content: content)
              .environment(\.isInHeroSheet, true)
              .transition(transition)
          }
          SheetClock(model: model)
        }
        .animation(model.fades ? .easeOut(duration: Self.fade) : nil, value: isMounted)
      }
      .ignoresSafeArea()
      .onGeometryChange(for: CGFloat.self) {
        $0.safeAreaInsets.bottom
      } action: {
        bottomInset = $0
      }
      .onChange(of: hasKeyboard) { _, isUp in isUp ? model.keyboardCame() : model.keyboardWent() }
      .onChange(of: hero.map { ObjectIdentifier($0) }, initial: true) {
        if !isInHeroSheet { hero?.sheet = model }
      }
      .onChange(of: detents, initial: true) { _, detents in model.allow(detents) }
      .transaction { isStill.value = $0.disablesAnimations }
      .onChange(of: wish, initial: true) { _, wish in
        model.isStill = isStill.value
        defer { model.isStill = false }
        // In this order: a sheet that is shown begins at the detent that is selected with it.
        wish.detent.map(model.select)
        model.setPresented(wish.isPresented)
      }
      // Where both sides have changed, the program's wish has just been done: the model now reports its present state.
      .onChange(of: model.decisions) { if isPresented != model.isOpen { isPresented = model.isOpen } }
      .onChange(of: model.choices) {
        guard let detent = model.detent, let selection, selection.wrappedValue != detent else { return }
        selection.wrappedValue = detent
      }
      .onChange(of: model.departures) { onDismiss?() }
      .onChange(of: model.attempts) { onDismissAttempt?() }
  }

  /// It moves by itself; where motion is reduced it fades.
  private var transition: AnyTransition { reducesMotion ? .opacity : .identity }

  /// The duration of that fade, in seconds.
  private static var fade: Double { 0.2 }

  /// A value whose changes invalidate no view.
  private final class Flag { var value = false }

  /// What the program wants.
  private struct Wish: Equatable {
    var detent: BottomSheetDetent?
    var isPresented: Bool
  }

  private var wish: Wish { Wish(detent: selection?.wrappedValue, isPresented: isPresented) }

  /// What the model needs to know and no view reads.
  private func configure() {
    model.options = options
    model.reducesMotion = reducesMotion
  }
}
