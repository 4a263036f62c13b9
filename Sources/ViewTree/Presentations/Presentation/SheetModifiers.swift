/// Presents a sheet or cover while a flag is set.
private struct FlagSheetModifier<Sheet: View>: ViewModifier {
  @Binding var isPresented: Bool
  let isCover: Bool
  let onDismiss: (() -> Void)?
  let sheet: () -> Sheet

  func body(content: Content) -> some View {
    let isPresented = isPresented
    content.presentationLayer { _ in
      SheetPresentation(
        isPresented: isPresented, isCover: isCover, onDismiss: onDismiss, close: { self.isPresented = false },
        content: sheet)
    }
  }
}

/// Presents a sheet or cover for an item; one for another item comes when the first has left.
private struct ItemSheetModifier<Item: Identifiable, Sheet: View>: ViewModifier {
  @Binding var item: Item?
  let isCover: Bool
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet
  /// What the sheet is for that is in the window, until it has left.
  @State private var last = Box<Item?>(nil)
  @State private var isUp = Box(false)
  /// How many sheets have left.
  @State private var departures = 0

  func body(content: Content) -> some View {
    let present = item
    _ = departures
    if let present, !isUp.value || present.id == last.value?.id { last.value = present }
    let shown = last.value
    return content.presentationLayer { _ in
      SheetPresentation(
        isPresented: present != nil && present?.id == shown?.id, isCover: isCover,
        appeared: { isUp.value = true },
        onDismiss: {
          isUp.value = false
          onDismiss?()
          departures += 1
        }, close: { self.item = nil }
      ) {
        if let shown { sheet(shown).id(shown.id) }
      }
      // Each sheet comes and goes by itself.
      .id(shown?.id)
    }
  }
}

extension View {
  /// Presents a sheet while `isPresented` is true.
  ///
  /// - Parameter onDismiss: called when the sheet has left the window.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      FlagSheetModifier(isPresented: isPresented, isCover: false, onDismiss: onDismiss, sheet: content))
  }

  /// Presents a sheet for `item` while there is one. For an item with another id the sheet is dismissed and, when it has left,
  /// one for that item presented; the content follows changes of an item that keeps its id.
  ///
  /// - Parameter onDismiss: called when the sheet has left the window.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(item: item, isCover: false, onDismiss: onDismiss, sheet: content))
  }

  /// Covers the window with a view while `isPresented` is true.
  ///
  /// - Parameter onDismiss: called when the cover has left the window.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      FlagSheetModifier(isPresented: isPresented, isCover: true, onDismiss: onDismiss, sheet: content))
  }

  /// Covers the window with a view for `item` while there is one. For an item with another id the cover is dismissed and, when
  /// it has left, one for that item presented.
  ///
  /// - Parameter onDismiss: called when the cover has left the window.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(item: item, isCover: true, onDismiss: onDismiss, sheet: content))
  }
}
