import Foundation
import Graphics

// Written into archives and read from them, as Apple's are: programs keep colours of their users' choice so. A colour of a
// catalogue keeps its name; it is looked up in the program's own catalogue again.
extension UIColor {
  public static var supportsSecureCoding: Bool { true }

  private enum Key {
    static let name = "name"
    static let opacity = "opacity"
    static let dark = "dark"
    /// Red, green, blue and opacity, for light and for dark.
    static let parts = ["red", "green", "blue", "alpha"]
  }

  public func encode(with coder: NSCoder) {
    if let named {
      coder.encode(named.name as NSString, forKey: Key.name)
      if let opacity = named.opacity { coder.encode(opacity, forKey: Key.opacity) }
      return
    }
    func encode(_ color: RGBA, _ prefix: String) {
      for (key, part) in zip(Key.parts, [color.red, color.green, color.blue, color.alpha]) {
        coder.encode(part, forKey: prefix + key)
      }
    }
    encode(light, "")
    if dark != light { encode(dark, Key.dark) }
  }

  /// Nil where the archive holds no colour.
  public convenience init?(coder: NSCoder) {
    if coder.containsValue(forKey: Key.name) {
      guard let name = coder.decodeObject(of: NSString.self, forKey: Key.name) else { return nil }
      let opacity = coder.containsValue(forKey: Key.opacity) ? coder.decodeFloat(forKey: Key.opacity) : nil
      self.init(NamedColor(name: name as String, opacity: opacity))
      return
    }
    func decode(_ prefix: String) -> RGBA? {
      let parts = Key.parts.map { key -> Float? in
        guard coder.containsValue(forKey: prefix + key) else { return nil }
        let value = coder.decodeFloat(forKey: prefix + key)
        return value.isFinite ? value : nil
      }
      guard let red = parts[0], let green = parts[1], let blue = parts[2], let alpha = parts[3] else {
        return nil
      }
      return RGBA(red: red, green: green, blue: blue, alpha: alpha)
    }
    guard let light = decode("") else { return nil }
    self.init(light: light, dark: decode(Key.dark) ?? light)
  }
}
