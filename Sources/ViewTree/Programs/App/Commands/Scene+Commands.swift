extension Scene {
  /// Adds commands to the program's: their keys work wherever the focus is, and Alt or F10 shows their menus.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let items = content()._items()
    return changingWindows { $0.commands += items }
  }

  /// Removes the commands of the scene that this is applied to.
  public func commandsRemoved() -> some Scene { changingWindows { $0.commands = [] } }

  /// Puts commands in place of those of the scene that this is applied to.
  public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let items = content()._items()
    return changingWindows { $0.commands = items }
  }
}

/// Apple's commands for text; here text fields handle their keys themselves, and no menu lists them.
public struct TextEditingCommands: PrimitiveCommands {
  nonisolated public init() {}
  public func _items() -> [_CommandItem] { [] }
}

/// Apple's commands for the look of text; there are none here.
public struct TextFormattingCommands: PrimitiveCommands {
  nonisolated public init() {}
  public func _items() -> [_CommandItem] { [] }
}

/// Apple's commands for tool bars; there are none here.
public struct ToolbarCommands: PrimitiveCommands {
  nonisolated public init() {}
  public func _items() -> [_CommandItem] { [] }
}

/// Apple's commands for sidebars; there are none here.
public struct SidebarCommands: PrimitiveCommands {
  nonisolated public init() {}
  public func _items() -> [_CommandItem] { [] }
}
