/// One page of a navigation stack, for as long as it is there.
@MainActor final class NavigationEntry {
  enum Content {
    /// The page of the stack itself.
    case root
    /// The page that a destination makes of a value.
    case value(AnyHashable)
    /// A page that a link or modifier makes itself.
    case view(() -> AnyView)
  }

  let id: Int
  /// How many pages lie under it.
  let level: Int
  var content: Content
  /// Identifies the link or modifier that shows it, where it depends on a flag of the program.
  let key: ObjectIdentifier?
  /// Tells the program that its page has gone.
  var onClose: (@MainActor () -> Void)?
  let store = NavigationPageStore()
  let context = PresentationContext()
  /// Keeps what the page shows once the program has removed it.
  let freezer = ContentFreezer()

  init(
    id: Int, level: Int, content: Content, key: ObjectIdentifier? = nil,
    onClose: (@MainActor () -> Void)? = nil
  ) {
    self.id = id
    self.level = level
    self.content = content
    self.key = key
    self.onClose = onClose
  }

  var value: AnyHashable? { if case .value(let value) = content { value } else { nil } }
}
