/// A button that starts the renaming which `renameAction(_:)` round it says; disabled where there is none.
public struct RenameButton<Label: View>: View {
  private let label: Label
  @Environment(\.rename) private var rename

  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

extension RenameButton where Label == ViewTree.Label<Text, Image> {
  /// A pencil with the word for renaming.
  public init() { label = ViewTree.Label(.own("Rename"), systemImage: "pencil") }
}

/// Starts the renaming of what a view shows.
@MainActor @preconcurrency public struct RenameAction {
  let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// What a `RenameButton` calls; nil: nothing is renamed here.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// What rename buttons in this view, in its menus and in its bar call.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action))
  }

  /// Rename buttons in this view, in its menus and in its bar give the focus to a field, which edits the name.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
