import Foundation
import Graphics

/// The place of a view to which a popover belongs.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view's unit square.
  case point(UnitPoint)

  /// The place in the window; nil: the view shows nothing.
  @MainActor func place(at anchor: PresentationAnchor) -> CGRect? {
    guard let frame = anchor.frame else { return nil }
    switch self {
    case .point(let point): return CGRect(origin: point.point(in: frame), size: .zero)
    case .rect(let source):
      let layouts = anchor.layouts
      // A group of views has no points of its own.
      return layouts.count == 1 ? source.make(layouts[0]).resolve(nil) : frame
    }
  }
}

/// What a presentation becomes where there is too little space for it.
public struct PresentationAdaptation: Equatable, Sendable {
  private enum Kind: Sendable { case automatic, none, popover, sheet, fullScreenCover }
  private let kind: Kind
  public static let automatic = PresentationAdaptation(kind: .automatic)
  public static let none = PresentationAdaptation(kind: .none)
  public static let popover = PresentationAdaptation(kind: .popover)
  public static let sheet = PresentationAdaptation(kind: .sheet)
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)
}

struct PresentationAdaptationKey: PreferenceKey {
  static var defaultValue: PresentationAdaptation { .automatic }
  static func reduce(value: inout PresentationAdaptation, nextValue: () -> PresentationAdaptation) {
    value = nextValue()
  }
}

/// Presents a popover while it is wanted: at the side of its anchor in a wide window, as a sheet in a narrow one.
private struct PopoverPresentation<Content: View>: View {
  let isPresented: Bool
  let anchor: PresentationAnchor
  let attachment: PopoverAttachmentAnchor
  let edge: Edge
  let close: @MainActor () -> Void
  @ViewBuilder let content: () -> Content
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var adaptation = PresentationAdaptation.automatic
  @State private var context = PresentationContext()

  private var isSheet: Bool {
    sizeClass == .compact && adaptation != .popover && adaptation != .none
  }

  var body: some View {
    context.close = close
    return Group {
      if isSheet {
        SheetPresentation(
          isPresented: isPresented, isCover: adaptation == .fullScreenCover, onDismiss: nil, close: close
        ) { adapting }
        // Whether it is a cover is fixed when the card is made: another kind makes another card.
        .id(adaptation == .fullScreenCover)
      } else if isPresented {
        OutsideGround { _ in close() }
          .onExitCommand { close() }
        AnchoredContainer(
          anchor: { attachment.place(at: anchor) }, side: side, hasArrow: true, content: card
        )
        .transition(.opacity)
      }
    }
    .animation(.easeOut(duration: 0.2), value: isPresented)
  }

  /// The popover lies beyond the edge of the anchor that its arrow touches.
  private var side: Edge { edge }

  private var card: some View {
    adapting
      .environment(\.presentation, context)
      .background { PopoverBackground() }
      .clipShape(RoundedRectangle(cornerRadius: 13, style: .continuous))
      .shadow(color: .black.opacity(0.2), radius: 16, y: 4)
  }

  private var adapting: some View {
    ImplicitStack(content: SheetBody(content: content))
      .onPreferenceChange(PresentationAdaptationKey.self) { adaptation = $0 }
  }
}

private struct PopoverBackground: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    Rectangle().fill(Color(scheme == .dark ? .secondarySystemBackground : .systemBackground))
      .contentShape(Rectangle())
      .onTapGesture {}
  }
}

private struct PopoverModifier<Popover: View>: ViewModifier {
  let isPresented: Bool
  let attachment: PopoverAttachmentAnchor
  let edge: Edge
  let close: @MainActor () -> Void
  @ViewBuilder let popover: () -> Popover

  func body(content: Content) -> some View {
    content.presentationLayer { anchor in
      PopoverPresentation(
        isPresented: isPresented, anchor: anchor, attachment: attachment, edge: edge, close: close,
        content: popover)
    }
  }
}

private struct FlagPopover<Popover: View>: ViewModifier {
  @Binding var isPresented: Bool
  let attachment: PopoverAttachmentAnchor
  let edge: Edge
  let popover: () -> Popover

  func body(content: Content) -> some View {
    content.modifier(
      PopoverModifier(
        isPresented: isPresented, attachment: attachment, edge: edge, close: { isPresented = false },
        popover: popover))
  }
}

private struct ItemPopover<Item: Identifiable, Popover: View>: ViewModifier {
  @Binding var item: Item?
  let attachment: PopoverAttachmentAnchor
  let edge: Edge
  let popover: (Item) -> Popover
  @State private var last = Box<Item?>(nil)

  func body(content: Content) -> some View {
    let present = item
    if let present { last.value = present }
    let shown = last.value
    return content.modifier(
      PopoverModifier(
        isPresented: present != nil, attachment: attachment, edge: edge, close: { item = nil },
        popover: { if let shown { popover(shown).id(shown.id) } }))
  }
}

extension View {
  /// Presents a popover at this view while `isPresented` is true; in a narrow window it is a sheet.
  ///
  /// - Parameter arrowEdge: the edge of the anchor beyond which the popover lies if there is enough space.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      FlagPopover(isPresented: isPresented, attachment: attachmentAnchor, edge: arrowEdge, popover: content))
  }

  /// Presents a popover for `item` at this view while there is one; in a narrow window it is a sheet.
  ///
  /// - Parameter arrowEdge: the edge of the anchor beyond which the popover lies if there is enough space.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemPopover(item: item, attachment: attachmentAnchor, edge: arrowEdge, popover: content))
  }

  /// What the presentation that shows this view becomes in a narrow window.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    preference(key: PresentationAdaptationKey.self, value: adaptation)
  }

  /// What the presentation that shows this view becomes in a narrow window. Windows adapt by their width alone:
  /// `verticalAdaptation` does nothing here.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontalAdaptation)
  }
}
