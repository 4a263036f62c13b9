/// Whether a page lets its content be rearranged.
@frozen public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the content of the present page is rearranged; pages of navigation stacks keep one each.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends rearranging the page's content.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode
  public init() {}

  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      withAnimation(.easeInOut(duration: 0.25)) { editMode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : .regular)
    }
  }
}
