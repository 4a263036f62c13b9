import Foundation

/// Unicode's names of Foundation's units, by the dimension and the symbol that Foundation gives them.
enum UnitNames {
  /// Nil: a unit of a program's own.
  static func name(of unit: Unit) -> String? {
    switch unit {
    case is UnitLength: lengths[unit.symbol]
    case is UnitMass: masses[unit.symbol]
    case is UnitVolume: volumes[unit.symbol]
    case is UnitArea: areas[unit.symbol]
    default: others[unit.symbol].flatMap { $0.type == type(of: unit) ? $0.name : nil }
    }
  }

  private static let lengths = [
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
    "µm": "micrometer",
    "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
    "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong",
    "ua": "astronomical-unit", "pc": "parsec",
  ]
  private static let masses = [
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound",
    "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat",
  ]
  private static let volumes = [
    "L": "liter", "mL": "milliliter", "cL": "centiliter", "dl": "deciliter", "m³": "cubic-meter",
    "cup": "cup",
    "fl oz": "fluid-ounce", "gal": "gallon", "pt": "pint", "qt": "quart", "tbsp": "tablespoon",
    "tsp": "teaspoon", "metric cup Imperial": "cup-metric", "cm³": "cubic-centimeter", "ft³": "cubic-foot",
    "in³": "cubic-inch",
  ]
  private static let areas = [
    "m²": "square-meter", "km²": "square-kilometer", "cm²": "square-centimeter", "in²": "square-inch",
    "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
  ]
  private static let others: [String: (type: Unit.Type, name: String)] = [
    "m/s": (UnitSpeed.self, "meter-per-second"), "km/h": (UnitSpeed.self, "kilometer-per-hour"),
    "mph": (UnitSpeed.self, "mile-per-hour"), "kn": (UnitSpeed.self, "knot"),
    "K": (UnitTemperature.self, "kelvin"), "°C": (UnitTemperature.self, "celsius"),
    "°F": (UnitTemperature.self, "fahrenheit"),
    "°": (UnitAngle.self, "degree"), "ʹ": (UnitAngle.self, "arc-minute"),
    "ʹʹ": (UnitAngle.self, "arc-second"),
    "rad": (UnitAngle.self, "radian"), "rev": (UnitAngle.self, "revolution"),
    "s": (UnitDuration.self, "second"), "m": (UnitDuration.self, "minute"), "h": (UnitDuration.self, "hour"),
    "J": (UnitEnergy.self, "joule"), "kJ": (UnitEnergy.self, "kilojoule"),
    "cal": (UnitEnergy.self, "calorie"),
    "kCal": (UnitEnergy.self, "kilocalorie"), "kWh": (UnitEnergy.self, "kilowatt-hour"),
    "W": (UnitPower.self, "watt"), "kW": (UnitPower.self, "kilowatt"), "MW": (UnitPower.self, "megawatt"),
    "hp": (UnitPower.self, "horsepower"),
    "hPa": (UnitPressure.self, "hectopascal"), "kPa": (UnitPressure.self, "kilopascal"),
    "N/m²": (UnitPressure.self, "pascal"), "bar": (UnitPressure.self, "bar"),
    "mbar": (UnitPressure.self, "millibar"), "psi": (UnitPressure.self, "pound-force-per-square-inch"),
    "inHg": (UnitPressure.self, "inch-ofhg"), "mmHg": (UnitPressure.self, "millimeter-ofhg"),
    "B": (UnitInformationStorage.self, "byte"), "bit": (UnitInformationStorage.self, "bit"),
    "kB": (UnitInformationStorage.self, "kilobyte"), "MB": (UnitInformationStorage.self, "megabyte"),
    "GB": (UnitInformationStorage.self, "gigabyte"), "TB": (UnitInformationStorage.self, "terabyte"),
    "PB": (UnitInformationStorage.self, "petabyte"),
    "Hz": (UnitFrequency.self, "hertz"), "kHz": (UnitFrequency.self, "kilohertz"),
    "MHz": (UnitFrequency.self, "megahertz"), "GHz": (UnitFrequency.self, "gigahertz"),
    "A": (UnitElectricCurrent.self, "ampere"), "mA": (UnitElectricCurrent.self, "milliampere"),
    "V": (UnitElectricPotentialDifference.self, "volt"), "Ω": (UnitElectricResistance.self, "ohm"),
    "L/100km": (UnitFuelEfficiency.self, "liter-per-100-kilometer"),
    "mpg": (UnitFuelEfficiency.self, "mile-per-gallon"),
    "m/s²": (UnitAcceleration.self, "meter-per-square-second"), "g": (UnitAcceleration.self, "g-force"),
    "lx": (UnitIlluminance.self, "lux"), "ppm": (UnitDispersion.self, "part-per-1e6"),
  ]
}
