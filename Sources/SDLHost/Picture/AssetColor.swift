import Foundation
import Graphics

/// A colour of a catalogue: components from 0 to 1, from 0 to 255 or in hexadecimal, in the space that it names.
enum AssetColor {
  /// The colour as gamma-encoded sRGB; nil: there are no components.
  static func rgba(_ color: AssetContents.Color) -> RGBA? {
    guard let components = color.components else { return nil }
    func texts(_ names: [String]) -> [String]? {
      let found = names.compactMap { components[$0]?.text }
      return found.count == names.count ? found : nil
    }
    guard let texts = texts(["red", "green", "blue"]) ?? texts(["white"]).map({ [$0[0], $0[0], $0[0]] })
    else {
      return nil
    }
    let values = values(texts)
    let alpha = components["alpha"].flatMap { Self.values([$0.text]).first } ?? 1
    guard let profile = profile(color.space) else {
      func unit(_ value: Double) -> Float { Float(min(max(value, 0), 1)) }
      return RGBA(red: unit(values[0]), green: unit(values[1]), blue: unit(values[2]), alpha: unit(alpha))
    }
    return ColorMath.sRGB(profile, red: values[0], green: values[1], blue: values[2], opacity: alpha)
  }

  /// Nil: components are those of gamma-encoded sRGB.
  private static func profile(_ name: String?) -> ColorProfile? {
    switch name {
    case "display-p3": .displayP3
    case "extended-linear-srgb": .sRGBLinear
    default: nil
    }
  }

  /// Whole numbers of which one is more than 1 count to 255; `0x80` always does; what is no number is 0.
  static func values(_ texts: [String]) -> [Double] {
    let wholes = texts.compactMap { $0.contains(".") ? nil : Int($0) }
    let countsTo255 = wholes.contains { $0 > 1 }
    return texts.map { text in
      if text.lowercased().hasPrefix("0x") { return Double(UInt8(text.dropFirst(2), radix: 16) ?? 0) / 255 }
      let value = Double(text).flatMap { $0.isFinite ? $0 : nil } ?? 0
      return countsTo255 && !text.contains(".") ? value / 255 : value
    }
  }
}
