import Foundation

/// What the views in a menu know of it.
struct MenuLink: Equatable {
  let session: MenuSession
  /// Closes the menu that contains the view.
  let close: @MainActor () -> Void
  /// Closes the menus further out too.
  let closeAll: @MainActor () -> Void
  /// Tells the menu whether another one lies over it.
  var cover: @MainActor (Bool) -> Void = { _ in }

  /// One for as long as the menu is there.
  static func == (a: MenuLink, b: MenuLink) -> Bool { a.session === b.session }
}

/// The open cards of a menu and of the menus in it: the topmost handles keys and pointers.
@MainActor final class MenuSession {
  private struct WeakCard { weak var card: MenuLayout? }
  private var cards: [WeakCard] = []

  nonisolated init() {}

  func add(_ card: MenuLayout) {
    cards.removeAll { $0.card == nil || $0.card === card }
    cards.append(WeakCard(card: card))
  }

  /// The cards that have not begun to leave, the topmost last.
  var open: [MenuLayout] { cards.compactMap(\.card).filter(\.isShown) }

  /// The pointer that opened the menu moved to a point in the window.
  func track(_ point: CGPoint) { open.last?.highlight(at: point) }

  /// It was lifted there.
  func release(_ point: CGPoint) { open.last?.activate(at: point) }
}

private struct MenuLinkKey: EnvironmentKey {
  static var defaultValue: MenuLink? { nil }
}

/// The order of a menu's rows.
public struct MenuOrder: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, priority, fixed }
  private let kind: Kind
  /// The first row lies next to the button, above or below it.
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first row lies next to the button, above or below it.
  public static let priority = MenuOrder(kind: .priority)
  /// The first row is the topmost.
  public static let fixed = MenuOrder(kind: .fixed)
}

/// Whether an action closes the menu that contains it.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
  private let kind: Kind
  public static let automatic = MenuActionDismissBehavior(kind: .automatic)
  public static let enabled = MenuActionDismissBehavior(kind: .enabled)
  public static let disabled = MenuActionDismissBehavior(kind: .disabled)
}

private struct MenuOrderKey: EnvironmentKey {
  static let defaultValue = MenuOrder.automatic
}

private struct MenuDismissKey: EnvironmentKey {
  static let defaultValue = MenuActionDismissBehavior.automatic
}

private struct MenuIndicatorKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// Whether a sign shows that a menu opens.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The menu that contains a view; nil: none.
  var menuLink: MenuLink? {
    get { self[MenuLinkKey.self] }
    set { self[MenuLinkKey.self] = newValue }
  }

  /// The order of the rows of menus.
  public internal(set) var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }
}

extension View {
  /// Sets the order of the rows of the menus in this view.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }

  /// Sets whether actions in this view close the menu that contains them.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuActionDismissBehavior, behavior)
  }

  /// Whether pickers that open a menu show the sign for it. Menus have none by themselves, as on iOS.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
