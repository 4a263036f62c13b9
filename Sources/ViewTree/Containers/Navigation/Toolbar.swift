/// Where an item lies in the bars of a page.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Kind: Sendable { case leading, trailing, secondary, principal, titleMenu, bottom, keyboard }
  let kind: Kind
  /// Whether the item is the most likely action: shown in bold.
  var isProminent = false

  /// The trailing edge of the bar.
  public static let automatic = ToolbarItemPlacement(kind: .trailing)
  /// The middle of the bar, in place of the title.
  public static let principal = ToolbarItemPlacement(kind: .principal)
  public static let navigation = ToolbarItemPlacement(kind: .leading)
  public static let primaryAction = ToolbarItemPlacement(kind: .trailing)
  /// A menu behind the items of the trailing edge.
  public static let secondaryAction = ToolbarItemPlacement(kind: .secondary)
  /// The bar at the lower edge.
  public static let status = ToolbarItemPlacement(kind: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(kind: .trailing, isProminent: true)
  public static let cancellationAction = ToolbarItemPlacement(kind: .leading)
  public static let destructiveAction = ToolbarItemPlacement(kind: .trailing)
  /// A bar above the keyboard on the screen while a field in the view has the focus; where there is no such keyboard, above
  /// the window's lower edge.
  public static let keyboard = ToolbarItemPlacement(kind: .keyboard)
  public static let topBarLeading = ToolbarItemPlacement(kind: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(kind: .trailing)
  public static let navigationBarLeading = ToolbarItemPlacement(kind: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(kind: .trailing)
  /// The bar at the lower edge.
  public static let bottomBar = ToolbarItemPlacement(kind: .bottom)

  var group: ToolbarPlacementGroup { kind }
}

typealias ToolbarPlacementGroup = ToolbarItemPlacement.Kind

/// One item, as the page's bars receive it.
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
  /// Its position in the statements that made it, the outermost first, or its name: it identifies the item when others
  /// come and go.
  var path: [AnyHashable]
  /// Where it is declared; nil: nowhere that is known, or the view that declared it is gone.
  private(set) weak var site: ToolbarSite?
  private var isDeclared = false
  /// Whether the view that declared it is gone.
  var isGone: Bool { isDeclared && site == nil }

  init(placement: ToolbarItemPlacement, view: AnyView, path: [AnyHashable] = []) {
    (self.placement, self.view, self.path) = (placement, view, path)
  }

  mutating func declare(at site: ToolbarSite) { (self.site, isDeclared) = (site, true) }

  fileprivate func below(_ position: Int) -> _ToolbarEntry {
    var entry = self
    entry.path.insert(position, at: 0)
    return entry
  }
}

extension [_ToolbarEntry] {
  fileprivate func below(_ position: Int) -> Self { map { $0.below(position) } }
}

/// The items of a page's bars.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The items at present. Implemented by the library; contents with a body of their own use the default.
  var _entries: [_ToolbarEntry] { get }
}

extension ToolbarContent {
  public var _entries: [_ToolbarEntry] { body._entries }
}

extension Never: ToolbarContent {
  public var _entries: [_ToolbarEntry] { [] }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { fatalError("Optional has no body") }
  public var _entries: [_ToolbarEntry] { self?._entries ?? [] }
}

/// Items that a builder put together.
public struct _ToolbarEntries: ToolbarContent {
  public let _entries: [_ToolbarEntry]
  public var body: Never { fatalError("_ToolbarEntries has no body") }
}

/// An item of a page's bars.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  private var name: String?
  public var body: Never { fatalError("ToolbarItem has no body") }
  public var _entries: [_ToolbarEntry] {
    [_ToolbarEntry(placement: placement, view: AnyView(content), path: name.map { [$0] } ?? [])]
  }
}

extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// An item with a name; people cannot rearrange bars here.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    name = id
  }
}

/// Several items at one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content
  public var body: Never { fatalError("ToolbarItemGroup has no body") }
  public var _entries: [_ToolbarEntry] { [_ToolbarEntry(placement: placement, view: AnyView(content))] }

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

/// Builds the items of bars from the statements of a closure.
@resultBuilder public enum ToolbarContentBuilder {
  @MainActor @preconcurrency public static func buildExpression<Content: ToolbarContent>(_ content: Content)
    -> Content
  {
    content
  }

  @MainActor @preconcurrency public static func buildBlock<Content: ToolbarContent>(_ content: Content)
    -> Content
  { content }

  @MainActor @preconcurrency public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarEntries {
    var entries: [_ToolbarEntry] = []
    var position = 0
    for item in repeat each content {
      entries += item._entries.below(position)
      position += 1
    }
    return _ToolbarEntries(_entries: entries)
  }

  @MainActor @preconcurrency public static func buildIf<Content: ToolbarContent>(_ content: Content?)
    -> Content?
  {
    content
  }

  @MainActor @preconcurrency public static func buildEither<Content: ToolbarContent>(first: Content)
    -> _ToolbarEntries
  {
    _ToolbarEntries(_entries: first._entries.below(0))
  }

  @MainActor @preconcurrency public static func buildEither<Content: ToolbarContent>(second: Content)
    -> _ToolbarEntries
  {
    _ToolbarEntries(_entries: second._entries.below(1))
  }

  @MainActor @preconcurrency public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarEntries {
    _ToolbarEntries(_entries: content._entries)
  }
}
