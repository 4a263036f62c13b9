/// Commands in one of the menus that every program has.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  private let placement: CommandGroupPlacement
  private let relation: _CommandItem.Relation
  private let content: Content

  /// Commands above those of a place.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, relation, content) = (group, .before, addition())
  }

  /// Commands below those of a place.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, relation, content) = (group, .after, addition())
  }

  /// Commands instead of those of a place.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    (placement, relation, content) = (group, .replacing, addition())
  }

  public func _items() -> [_CommandItem] {
    // A place whose commands are replaced by nothing gets no separator and no menu.
    if Content.self == EmptyView.self { return [] }
    return [_CommandItem(place: .group(placement, relation), content: AnyView(content))]
  }
}

/// A place in the menus that every program has. The library puts no commands there itself, so there are none for
/// `replacing` to remove; a menu without commands is not shown.
public struct CommandGroupPlacement: Sendable {
  /// The menus, in their order; those of a program's own come before `window`.
  enum Menu: Int, CaseIterable {
    case program, file, edit, format, view, window, help
  }

  let menu: Menu
  /// From the top of the menu.
  let order: Int

  private init(_ menu: Menu, _ order: Int) { (self.menu, self.order) = (menu, order) }

  public static let appInfo = Self(.program, 0)
  public static let appSettings = Self(.program, 1)
  public static let systemServices = Self(.program, 2)
  public static let appVisibility = Self(.program, 3)
  public static let appTermination = Self(.program, 4)
  public static let newItem = Self(.file, 0)
  public static let saveItem = Self(.file, 1)
  public static let importExport = Self(.file, 2)
  public static let printItem = Self(.file, 3)
  public static let undoRedo = Self(.edit, 0)
  public static let pasteboard = Self(.edit, 1)
  public static let textEditing = Self(.edit, 2)
  public static let textFormatting = Self(.format, 0)
  public static let toolbar = Self(.view, 0)
  public static let sidebar = Self(.view, 1)
  public static let windowSize = Self(.window, 0)
  public static let windowList = Self(.window, 1)
  public static let singleWindowList = Self(.window, 2)
  public static let windowArrangement = Self(.window, 3)
  public static let help = Self(.help, 0)
}
