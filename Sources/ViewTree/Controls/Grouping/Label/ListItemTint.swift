/// How an item of a list is tinted.
public struct ListItemTint: Sendable {
  let tint: Color?
  let isFixed: Bool

  /// A colour that stays whatever the system prefers.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(tint: tint, isFixed: true) }
  /// A colour that yields where the system has one preferred for all; here none has.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(tint: tint, isFixed: false) }
  /// Grey.
  public static let monochrome = ListItemTint(tint: .gray, isFixed: true)
}

private struct ListItemTintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The colour of the icons of labels in rows; nil: the accent.
  var listItemTint: Color? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// The colour of the icons of labels in the rows in this view; nil: the usual one.
  public func listItemTint(_ tint: Color?) -> some View { environment(\.listItemTint, tint) }

  /// How the icons of labels in the rows in this view are coloured; nil: as usual.
  public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint?.tint) }
}
