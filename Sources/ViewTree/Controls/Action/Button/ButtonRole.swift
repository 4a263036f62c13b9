/// What a button is for, where that changes its look.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel, close, confirm }
  private let kind: Kind
  /// Deletes something.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(kind: .cancel)
  public static let close = ButtonRole(kind: .close)
  public static let confirm = ButtonRole(kind: .confirm)
}
