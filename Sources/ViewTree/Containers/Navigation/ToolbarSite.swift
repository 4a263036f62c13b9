import Foundation

/// Where items of a bar are declared. The view that declares them holds it: among the values of its environment is the page,
/// which keeps the items.
final class ToolbarSite {
  /// The environment of that view.
  var environment = EnvironmentValues()
}

/// Puts items into the bars of the page, with the environment of the view that declares them.
struct ToolbarItems: ViewModifier {
  let entries: [_ToolbarEntry]
  @State private var site = ToolbarSite()
  @Environment(\.self) private var environment

  init(entries: [_ToolbarEntry]) { self.entries = entries }

  func body(content: Content) -> some View {
    var values = environment
    values.leaveContainers()
    site.environment = values
    let entries = entries.map { entry in
      var entry = entry
      entry.declare(at: site)
      return entry
    }
    return content.transformPreference(ToolbarKey.self) { $0.entries += entries }
  }
}

/// The look of what lies in a bar, and for an item what the program has set between the page and the view that declares
/// the item.
struct BarItemLook: ViewModifier {
  let store: NavigationPageStore
  let isBottom: Bool
  /// The environment of the page, and of the view that declares the item; nil: it is no item of the program's.
  var places: (page: EnvironmentValues, site: EnvironmentValues?)?

  func body(content: Content) -> some View {
    content
      .buttonStyle(BarButtonStyle())
      .labelStyle(BarLabelStyle())
      .toggleStyle(.button)
      .environment(\.isBarItem, true)
      .lineLimit(1)
      .modifier(BarTextSize())
      .modifier(BarScheme(store: store, isBottom: isBottom))
      .transformEnvironment(\.self) { values in
        if let places, let site = places.site { values.adopt(site, over: places.page) }
      }
  }
}
