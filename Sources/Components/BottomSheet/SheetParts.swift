import SwiftUI

/// Puts the sheet where it is: the only view that is evaluated while it moves, beside those that look like its place.
struct SheetPlace: ViewModifier {
  let model: SheetModel
  func body(content: Content) -> some View { content.offset(y: model.y) }
}

/// The space of the sheet's container as if the sheet lay at its top: what is measured in it is the same wherever the
/// sheet is.
struct SheetSpace: ViewModifier {
  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity)
      .coordinateSpace(.named(HeroSpace.sheet))
  }
}

/// Rounds the upper corners by the sheet's place; the lower ones lie below the container.
struct SheetCorners: ViewModifier {
  let model: SheetModel
  let radius: CGFloat
  func body(content: Content) -> some View {
    content.clipShape(
      RoundedRectangle(cornerRadius: model.look.cornerRadius(model.y, radius), style: .continuous))
  }
}

/// The black between the sheet and what lies behind it.
struct SheetScrim: View {
  let model: SheetModel

  var body: some View {
    SheetShade(model: model)
      // What lies behind is out of reach from the first frame, in which nothing of it is dark yet.
      .contentShape(Rectangle())
      .onTapGesture { model.scrimTapped() }
      .allowsHitTesting(model.isModal)
      .accessibilityLabel("Dismiss")
      .accessibilityIdentifier("bottom-sheet-scrim")
  }
}

/// The scrim's colour by the sheet's place.
struct SheetShade: View {
  let model: SheetModel

  var body: some View {
    let opacity = model.shade
    Color.black.opacity(opacity)._veil(opacity > 0)
  }
}

/// Lets what lies behind recede by the sheet's place: smaller or lower, with round upper corners, on black.
struct SheetBackdrop: ViewModifier {
  let model: SheetModel
  let options: BottomSheetOptions
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(model: SheetModel, options: BottomSheetOptions) {
    self.model = model
    self.options = options
  }

  func body(content: Content) -> some View {
    if options.backgroundScale == 1, options.backgroundOffset == 0, options.backgroundCornerRadius == 0 {
      content
    } else {
      content.modifier(SheetRecession(model: model, options: options, isStill: reducesMotion))
    }
  }
}

/// How far what lies behind has receded: evaluated alone while the sheet moves.
private struct SheetRecession: ViewModifier {
  let model: SheetModel
  let options: BottomSheetOptions
  let isStill: Bool

  func body(content: Content) -> some View {
    let covering = isStill ? 0 : model.look.covering(model.y)
    let isScaled = options.backgroundScale != 1 && covering > 0
    content
      .offset(y: options.backgroundOffset * covering)
      .overlay {
        GroundAbove(
          distance: options.backgroundOffset * covering, radius: options.backgroundCornerRadius * covering
        )
        .fill(Color.black)
        .ignoresSafeArea()
        .allowsHitTesting(false)
      }
      // Where it paints nothing the window's colour shows, not the ground.
      .background(Color(.systemBackground).opacity(isScaled ? 1 : 0).ignoresSafeArea())
      .scaleEffect(1 - (1 - options.backgroundScale) * covering)
      .background(Color.black.opacity(isScaled ? 1 : 0).ignoresSafeArea())
  }
}

/// The ground above a page that begins some distance below the upper edge with two round corners. It lies over the page,
/// so that the page is cut without being clipped and moves as it is; the lower corners lie behind the sheet.
nonisolated private struct GroundAbove: Shape {
  let distance: CGFloat
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    guard distance > 0 || radius > 0 else { return Path() }
    let (top, corner) = (rect.minY + distance, rect.minY + distance + radius)
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: corner))
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: top), tangent2End: CGPoint(x: rect.minX, y: top), radius: radius)
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: top), tangent2End: CGPoint(x: rect.minX, y: corner),
      radius: radius)
    path.closeSubpath()
    return path
  }
}

/// Keeps the sheet going while it moves; costs nothing at rest.
struct SheetClock: View {
  let model: SheetModel

  var body: some View {
    let isRunning = model.needsTime
    TimelineView(.animation(paused: !isRunning)) { timeline in
      Color.clear
        .frame(width: 0, height: 0)
        .onChange(of: Beat(date: timeline.date, isRunning: isRunning), initial: true) { _, beat in
          model.tick(beat.date)
        }
    }
  }

  /// A frame in which time goes on, or begins to.
  private struct Beat: Equatable {
    let date: Date
    let isRunning: Bool
  }
}

/// The bar by which the sheet is dragged; a button for keys and assistive technology: pressed it goes from detent to
/// detent, the arrow keys, Page Up and Down, Home and End choose one.
struct SheetHandle: View {
  let model: SheetModel

  var body: some View {
    Button {
      model.cycle()
    } label: {
      Capsule()
        .fill(Color(.systemGray3))
        .frame(width: SheetHandle.size.width, height: SheetHandle.size.height)
        .frame(width: 120, height: SheetHandle.target)
        .contentShape(Rectangle())
        .contentShape([.hoverEffect, .focusEffect], HandleHighlight())
    }
    .buttonStyle(.plain)
    .modifier(SheetDrag(model: model, holder: .handle, distance: 2))
    ._onKeyPressInside(keys: [.upArrow, .pageUp, .downArrow, .pageDown, .home, .end]) { press in
      switch press.key {
      case .upArrow, .pageUp: model.step(up: 1)
      case .downArrow, .pageDown: model.step(up: -1)
      case .home: model.step(up: model.stops.count)
      default: model.step(up: -model.stops.count)
      }
      return .handled
    }
    .accessibilityAction(named: "Expand") { model.step(up: 1) }
    .accessibilityAction(named: "Collapse") { model.step(up: -1) }
    .accessibilityAction(named: "Dismiss") { model.requestDismissal() }
    .accessibilityLabel("Sheet handle")
    .accessibilityValue(model.detent?.name ?? "")
    .accessibilityIdentifier("bottom-sheet-handle")
  }

  static let size = CGSize(width: 36, height: 5)
  /// What a finger needs, in points.
  static let target: CGFloat = 44
  /// The height of the zone above the content; the bar lies in its middle.
  static let zone: CGFloat = 24
}

/// What is lit of the handle under the mouse, and surrounded while it has the keyboard: within the sheet, of which its
/// target for fingers reaches out.
nonisolated private struct HandleHighlight: Shape {
  /// In points.
  private static let size = CGSize(width: 60, height: 18)

  func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: CGRect(
        x: rect.midX - Self.size.width / 2, y: rect.midY - Self.size.height / 2, width: Self.size.width,
        height: Self.size.height), cornerRadius: Self.size.height / 2)
  }
}

/// The sheet itself: its content under the handle, reaching below the container's edge and moved down by its place.
struct SheetSurface<Content: View>: View {
  let model: SheetModel
  let options: BottomSheetOptions
  let bottomInset: CGFloat
  let content: Content
  @Environment(\.colorScheme) private var colorScheme

  private var zone: CGFloat { options.showsHandle ? SheetHandle.zone : 0 }

  private var color: Color {
    options.background
      ?? (colorScheme == .dark ? Color(.secondarySystemBackground) : Color(.systemBackground))
  }

  var body: some View {
    ZStack(alignment: .top) {
      // First in the focus order, drawn on top.
      if options.showsHandle {
        SheetHandle(model: model)
          .offset(y: (SheetHandle.zone - SheetHandle.target) / 2)
          .zIndex(1)
      }

      VStack(spacing: 0) {
        content
          .safeAreaPadding(.bottom, bottomInset)
          // What scrolls passes under the handle.
          .safeAreaPadding(.top, zone)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: { height in
            model.layout(contentHeight: height > zone ? height : 0)
          }
          .onScrollGeometryChange(for: CGFloat.self) {
            SheetHandleGround.part(of: $0, under: zone)
          } action: { _, part in
            model.coverage = part
          }
          .overlay(alignment: .top) { SheetHandleGround(model: model, height: zone) }
      }
      .frame(maxWidth: .infinity)
      .frame(height: model.bodyHeight, alignment: .top)
      // Twice as high, so that the lower edge stays out of sight while the rubber band is stretched.
      .frame(height: 2 * model.height, alignment: .top)
      .background(color)
      .modifier(SheetCorners(model: model, radius: options.cornerRadius))
      .accessibilityIdentifier("bottom-sheet")
    }
    .frame(maxWidth: options.maxWidth)
    ._scrollHandoff(model, keepsContentAtTop: model.locksContent)
    .modifier(SheetDrag(model: model, holder: .surface, distance: 10))
    .modifier(SheetDrag(model: model, holder: .caught, distance: 0))
    .modifier(SheetSpace())
    .modifier(SheetPlace(model: model))
    .onExitCommand(perform: model.isOpen ? { model.stepDown() } : nil)
    .accessibilityAddTraits(model.isModal ? .isModal : [])
  }
}
