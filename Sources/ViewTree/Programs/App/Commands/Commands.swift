/// What a program can be told to do from its menus and by their keys, wherever the focus is.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
  /// The commands one by one. Implemented by the library.
  func _items() -> [_CommandItem]
}

extension Commands {
  public func _items() -> [_CommandItem] { body._items() }
}

extension Never: Commands {
  public func _items() -> [_CommandItem] { [] }
}

/// Commands that the library implements itself.
@MainActor @preconcurrency public protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Commands that belong together, and where in the menus they are.
public struct _CommandItem {
  enum Place {
    /// In a menu of their own.
    case menu(Text)
    case group(CommandGroupPlacement, Relation)
  }

  /// Whether commands come before, replace or come after those at their place.
  enum Relation: Int { case before, replacing, after }

  let place: Place
  let content: AnyView
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
  nonisolated public init() {}
  public func _items() -> [_CommandItem] { [] }
}

/// Several commands.
struct CommandList: PrimitiveCommands {
  let items: [_CommandItem]
  func _items() -> [_CommandItem] { items }
}

/// Joins commands.
@resultBuilder public enum CommandsBuilder {
  @MainActor @preconcurrency public static func buildExpression<C: Commands>(_ commands: C) -> C { commands }
  @MainActor @preconcurrency public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  @MainActor @preconcurrency public static func buildBlock<C: Commands>(_ commands: C) -> C { commands }
  @MainActor @preconcurrency public static func buildBlock<each C: Commands>(
    _ commands: repeat each C
  ) -> some Commands {
    var items: [_CommandItem] = []
    for part in repeat each commands { items += part._items() }
    return CommandList(items: items)
  }
  @MainActor @preconcurrency public static func buildIf<C: Commands>(_ commands: C?) -> some Commands {
    CommandList(items: commands?._items() ?? [])
  }
  @MainActor @preconcurrency public static func buildEither<C: Commands>(first: C) -> some Commands {
    CommandList(items: first._items())
  }
  @MainActor @preconcurrency public static func buildEither<C: Commands>(second: C) -> some Commands {
    CommandList(items: second._items())
  }
  @MainActor @preconcurrency public static func buildLimitedAvailability<C: Commands>(
    _ commands: C
  ) -> some Commands { CommandList(items: commands._items()) }
}

extension Group: Commands, PrimitiveCommands where Content: Commands {
  public init(@CommandsBuilder content: () -> Content) { self.content = content() }
  public func _items() -> [_CommandItem] { content._items() }
}
