import ViewTree

extension TreeDump {
  /// The first node with this identity, parents first.
  public func first(id: String) -> TreeDump? {
    self.id == id ? self : children.lazy.compactMap { $0.first(id: id) }.first
  }

  /// The first node that shows this text, parents first.
  public func first(text: String) -> TreeDump? {
    self.text == text ? self : children.lazy.compactMap { $0.first(text: text) }.first
  }

  /// What has an identity or a text, a line each, indented by depth: enough to see what was on the screen.
  var summary: String {
    lines(depth: 0).joined(separator: "\n")
  }

  private func lines(depth: Int) -> [String] {
    let named = id != nil || text != nil
    let place = "(\(frame.x), \(frame.y), \(frame.width), \(frame.height))"
    let parts = [type, id.map { "#" + $0 }, text.map { "\"" + $0.prefix(40) + "\"" }, value, place]
    let line = String(repeating: "  ", count: depth) + parts.compactMap(\.self).joined(separator: " ")
    return (named ? [line] : []) + children.flatMap { $0.lines(depth: depth + (named ? 1 : 0)) }
  }
}
