/// A style with its own dynamic properties connected to the view that shows what it makes.
///
/// Styles of programs read the environment (`@Environment(\.isEnabled)`) as views do.
struct LinkedStyle<Style>: DynamicProperty {
  var style: Style

  static func _link(_ property: inout Self, _ slot: inout AnyObject?, _ context: PropertyContext) {
    let info = ViewTypeInfo.of(Style.self)
    guard !info.dynamicFields.isEmpty else { return }
    let storage = slot as? PropertyStorage ?? PropertyStorage(count: info.dynamicFields.count)
    slot = storage
    info.link(&property.style, storage, context)
  }
}
