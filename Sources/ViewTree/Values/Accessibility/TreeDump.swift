import Foundation

/// The view tree as a value, for tests and for debugging: type, identity, frame in the window, text.
public struct TreeDump: Codable, Hashable, Sendable {
  /// A rectangle in points of the window.
  public struct Frame: Codable, Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var width: Double
    public var height: Double

    public var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    public init(_ r: CGRect) {
      (x, y, width, height) = (r.minX, r.minY, r.width, r.height)
    }
  }

  /// What draws or lays out here: `Text`, `Image`, `VStack`, `ScrollView`, ...
  public var type: String
  /// The value of `.id(_:)`, `.accessibilityIdentifier(_:)`, `.tag(_:)` or the key in a `ForEach`, as text.
  public var id: String?
  public var frame: Frame
  /// The text shown, or the name of a picture or symbol.
  public var text: String?
  /// What it is called, where it does not show its name itself; nil: its text is its name.
  public var label: String?
  /// Role-dependent: a control's value, a scroll view's offset as "x,y".
  public var value: String?
  /// What using it does, as the program tells assistive technology.
  public var hint: String?
  /// The traits that the program gave it, by their names in the API; nil: none.
  public var traits: [String]?
  /// What it offers to assistive technology, by name or kind; nil: nothing.
  public var actions: [String]?
  public var children: [TreeDump]

  public init(
    type: String, id: String? = nil, frame: CGRect, text: String? = nil, label: String? = nil,
    value: String? = nil, hint: String? = nil, traits: [String] = [], actions: [String] = [],
    children: [TreeDump] = []
  ) {
    self.type = type
    self.id = id
    self.frame = Frame(frame)
    self.text = text
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits.isEmpty ? nil : traits
    self.actions = actions.isEmpty ? nil : actions
    self.children = children
  }

  /// This node and all below it, parents first.
  public var flattened: [TreeDump] {
    var list: [TreeDump] = []
    append(to: &list)
    return list
  }

  private func append(to list: inout [TreeDump]) {
    list.append(self)
    for child in children { child.append(to: &list) }
  }
}
