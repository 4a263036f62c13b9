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

/// Presents a sheet or cover for an item.
private struct ItemSheetModifier<Item: Identifiable, Sheet: View>: ViewModifier {
  @Binding var item: Item?
  let isCover: Bool
  let onDismiss: (() -> Void)?
  let sheet: (Item) -> Sheet
  /// What is shown while the sheet leaves.
  @State private var last = Box<Item?>(nil)

  func body(content: Content) -> some View {
    let present = item
    if let present { last.value = present }
    let shown = last.value
    return content.presentationLayer { _ in
      SheetPresentation(
        isPresented: present != nil, isCover: isCover, onDismiss: onDismiss, close: { self.item = nil }
      ) {
        if let shown { sheet(shown).id(shown.id) }
      }
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

  /// Presents a sheet for `item` while there is one; another item replaces the sheet's content.
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

  /// Covers the window with a view for `item` while there is one.
  ///
  /// - Parameter onDismiss: called when the cover has left the window.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(ItemSheetModifier(item: item, isCover: true, onDismiss: onDismiss, sheet: content))
  }
}
