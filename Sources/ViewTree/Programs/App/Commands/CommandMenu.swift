/// A menu of a program's own, between those that every program has.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  private let title: Text
  private let content: Content

  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    title = name
    self.content = content()
  }

  public func _items() -> [_CommandItem] {
    [_CommandItem(place: .menu(title), content: AnyView(content))]
  }
}
