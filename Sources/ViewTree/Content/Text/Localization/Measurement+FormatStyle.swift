import Foundation

/// The purpose of a measurement, which decides the unit that a region uses for it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Sendable {
  /// Unicode's name; nil: the measurement's own unit.
  let name: String?

  /// The unit that the region uses for such a measurement.
  public static var general: Self { Self(name: "default") }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person-height") }
  public static var personHeight: Self { Self(name: "person-height") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "focal-length") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self(name: "wind") }
  public static var snowfall: Self { Self(name: "snowfall") }
}

extension Measurement where UnitType: Dimension {
  /// Writes measurements: the number and the unit, in the order and in the words of a language.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the unit's name is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let name: String
      /// `12 kilometers per hour`
      public static var wide: Self { Self(name: "full-name") }
      /// `12 km/h`
      public static var abbreviated: Self { Self(name: "short") }
      /// `12km/h`
      public static var narrow: Self { Self(name: "narrow") }
    }

    public var width: UnitWidth
    public var locale: Locale
    /// Which unit is written; `general` converts to the one that the locale's region uses.
    public var usage: MeasurementFormatUnitUsage<UnitType>
    /// How the number is written; nil: as usual in the language, with the usual decimals of the unit.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let isUsual = locale == .autoupdatingCurrent || locale == .current
      let locale = isUsual ? HostScope.nearest?.locale ?? .program : locale
      let symbol = value.unit.symbol
      guard let unit = UnitNames.name(of: value.unit) else {
        return "\(number(value.value, locale)) \(symbol)"
      }
      // A number written by a style of its own replaces the one that the language would write.
      let writer = MeasurementWriter(
        unit: unit, width: width.name, usage: usage.name,
        locale: locale.identifier)
      guard let text = writer.string(value.value) else { return "\(number(value.value, locale)) \(symbol)" }
      guard numberFormatStyle != nil, let shown = writer.number(value.value),
        let digits = MeasurementWriter.digits(in: text)
      else { return text }
      return text.replacingCharacters(in: digits, with: number(shown, locale))
    }

    private func number(_ value: Double, _ locale: Locale) -> String {
      (numberFormatStyle ?? FloatingPointFormatStyle<Double>().precision(.fractionLength(0...3)))
        .locale(locale).format(value)
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    private enum CodingKeys: String, CodingKey { case width, locale, usage }

    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      self.init(
        width: try values.decode(UnitWidth.self, forKey: .width),
        locale: try values.decode(Locale.self, forKey: .locale),
        usage: MeasurementFormatUnitUsage(name: try values.decodeIfPresent(String.self, forKey: .usage)))
    }

    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(width, forKey: .width)
      try values.encode(locale, forKey: .locale)
      try values.encodeIfPresent(usage.name, forKey: .usage)
    }
  }

  /// The measurement written by a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }

  /// The measurement in the unit of the region, abbreviated.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

extension FormatStyle {
  /// Writes measurements of a dimension.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
