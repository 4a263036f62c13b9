/// A program's commands as menus, in order.
struct CommandMenus {
  struct Menu: Identifiable {
    /// Its place among the menus.
    let id: Int
    let title: Text
    /// The groups of commands, which separators divide.
    var groups: [AnyView]
  }

  private(set) var all: [Menu] = []

  /// - Parameter program: the name of the menu with the commands about the program itself.
  init(_ items: [_CommandItem], program: String) {
    for menu in CommandGroupPlacement.Menu.allCases {
      if menu == .window { addOwn(items) }
      let groups = Self.groups(items, of: menu)
      if !groups.isEmpty { all.append(Menu(id: all.count, title: Self.title(menu, program), groups: groups)) }
    }
  }

  /// Menus of the program's own; those of one name are one.
  private mutating func addOwn(_ items: [_CommandItem]) {
    let first = all.count
    for item in items {
      guard case .menu(let title) = item.place else { continue }
      if let index = all[first...].firstIndex(where: { $0.title == title }) {
        all[index].groups.append(item.content)
      } else {
        all.append(Menu(id: all.count, title: title, groups: [item.content]))
      }
    }
  }

  /// The groups of a menu from the top: by place, at each those before, instead and after.
  private static func groups(_ items: [_CommandItem], of menu: CommandGroupPlacement.Menu) -> [AnyView] {
    var found: [(order: Int, content: AnyView)] = []
    for item in items {
      guard case .group(let placement, let relation) = item.place, placement.menu == menu else { continue }
      found.append((placement.order * 3 + relation.rawValue, item.content))
    }
    // Stable: of one place the order is the program's.
    return found.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
      .map(\.element.content)
  }

  private static func title(_ menu: CommandGroupPlacement.Menu, _ program: String) -> Text {
    switch menu {
    case .program: Text(verbatim: program)
    case .file: Text(.own("File"))
    case .edit: Text(.own("Edit"))
    case .format: Text(.own("Format"))
    case .view: Text(.own("View"))
    case .window: Text(.own("Window"))
    case .help: Text(.own("Help"))
    }
  }
}
