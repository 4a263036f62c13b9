/// Windows that all show the same.
public struct WindowGroup<Content: View>: PrimitiveScene {
  private let title: String?
  private let content: @MainActor () -> Content

  private init(title: String?, content: @escaping @MainActor () -> Content) {
    self.title = title
    self.content = content
  }

  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: nil, content: content)
  }
  public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: nil, content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: String(title), content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title: String(title), content: content)
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: Text(titleKey).string(in: EnvironmentValues()), content: content)
  }
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(titleKey, content: content)
  }

  public init(_ title: Text, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title: title.string(in: EnvironmentValues()), content: content)
  }
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title, content: content)
  }

  public func _windows() -> [_WindowDescription] {
    let content = self.content
    return [_WindowDescription(title: title, root: { AnyView(content()) })]
  }

  nonisolated public static func _prepare(_ preparation: _TypePreparation) { preparation.visit(Content.self) }
}
