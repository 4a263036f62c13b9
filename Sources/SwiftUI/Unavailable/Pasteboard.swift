// Copying, pasting and dragging beyond what the window does itself.

extension View {
  @available(
    *, unavailable,
    message: "text fields alone have copy and paste; set UIPasteboard.general.string in a Button"
  )
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }

  @available(
    *, unavailable,
    message: "text fields alone have copy and paste; set UIPasteboard.general.string in a Button"
  )
  public func cuttable<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping () -> [T])
    -> some View
  { self }

  @available(
    *, unavailable,
    message: "text fields alone have copy and paste; read UIPasteboard.general.string in a Button"
  )
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }

  @available(
    *, unavailable, message: "text fields alone have copy and paste; use a Button with keyboardShortcut"
  )
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

  @available(
    *, unavailable, message: "text fields alone have copy and paste; use a Button with keyboardShortcut"
  )
  public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

  @available(
    *, unavailable, message: "text fields alone have copy and paste; use a Button with keyboardShortcut"
  )
  public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }

  @available(*, unavailable, message: "text fields alone have copy and paste; use onKeyPress(.delete)")
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

  @available(
    *, unavailable, message: "text fields alone have copy and paste; use a Button with keyboardShortcut"
  )
  public func onCommand(_ selector: Any, perform action: (() -> Void)?) -> some View { self }
}

@available(
  *, unavailable,
  message: "text fields alone have copy and paste; read UIPasteboard.general.string in a Button"
)
public struct PasteButton: View {
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
  public var body: some View { EmptyView() }
}

extension View {
  @available(*, unavailable, message: "things are dragged one by one; use draggable")
  public func dragConfiguration<C>(_ configuration: C) -> some View { self }

  @available(*, unavailable, message: "things are dragged one by one; use draggable(_:preview:)")
  public func dragPreviewsFormation<F>(_ formation: F) -> some View { self }

  @available(*, unavailable, message: "things are dragged one by one; use onDrop(of:delegate:)")
  public func dropConfiguration<C>(_ configuration: @escaping (DropInfo) -> C) -> some View { self }

  @available(*, unavailable, message: "things are dragged one by one; use dropDestination")
  public func dropPreviewsFormation<F>(_ formation: F) -> some View { self }

  @available(*, unavailable, message: "things are dragged one by one; use onDrop(of:delegate:)")
  public func onDragSessionUpdated<S>(_ onUpdate: @escaping (S) -> Void) -> some View { self }

  @available(*, unavailable, message: "things are dragged one by one; use onDrop(of:delegate:)")
  public func onDropSessionUpdated<S>(_ onUpdate: @escaping (S) -> Void) -> some View { self }

  @available(*, unavailable, message: "things are dragged one by one; use draggable")
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { self }

  @available(*, unavailable, message: "things are dragged one by one; leave it out")
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
}

@available(*, unavailable, message: "things are dragged one by one; leave it out")
public struct SpringLoadingBehavior: Equatable {
  public static var automatic: Self { Self() }
  public static var enabled: Self { Self() }
  public static var disabled: Self { Self() }
}

extension EnvironmentValues {
  @available(*, unavailable, message: "things are dragged one by one; leave it out")
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
}

extension DynamicViewContent {
  @available(*, unavailable, message: "things are dragged one by one; use dropDestination on the list")
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
}
