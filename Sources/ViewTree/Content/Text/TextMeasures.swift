import Foundation
import Graphics

/// The numbers of a text's look that may move: of each run its sizes, weight and distances, and the distance of lines.
struct TextMeasures: VectorArithmetic {
  /// The numbers of a run.
  private static let perRun = 7
  /// The weights between which faces are interpolated: those that families have.
  private static let weights: ClosedRange<Double> = 100...900
  private static let weightStep = 100.0

  /// Seven for each run, and one for all. Empty: zero, of whatever length.
  private var numbers: [Double]

  private init(numbers: [Double]) { self.numbers = numbers }

  init(_ runs: [TextRun], _ options: TextOptions) {
    numbers = []
    numbers.reserveCapacity(runs.count * Self.perRun + 1)
    for run in runs {
      numbers += [
        run.font.size, run.font.leading ?? 0, Double(run.font.weight), run.kerning, run.baselineOffset,
        run.symbolSide, run.lineFont?.size ?? 0,
      ].map { Double($0) }
    }
    numbers.append(Double(options.lineSpacing))
  }

  /// Whether two lists of runs differ in nothing but such numbers, colours and what lies behind the letters.
  static func move(from old: [TextRun], to new: [TextRun]) -> Bool {
    old.count == new.count && zip(old, new).allSatisfy { plain($0).measures(like: plain($1)) }
  }

  private static func plain(_ run: TextRun) -> TextRun {
    func plain(_ font: ResolvedFont) -> ResolvedFont {
      var font = font
      (font.size, font.weight, font.leading) = (0, 0, font.leading.map { _ in 0 })
      return font
    }
    var run = run
    run.font = plain(run.font)
    run.lineFont = run.lineFont.map(plain)
    (run.kerning, run.baselineOffset, run.symbolSide, run.allowsLigatures) = (0, 0, 0, true)
    return run
  }

  /// Runs with these numbers in place of their own, each with the next lower weight that families have, or the next higher
  /// one. Their `attributes` are their places in the list.
  func applied(to runs: [TextRun], upper: Bool) -> [TextRun] {
    runs.enumerated().map { index, run in
      guard numbers.count > (index + 1) * Self.perRun else { return run }
      var run = run
      let at = index * Self.perRun
      // Springs go beyond their ends: no size is negative.
      run.font.size = max(0.1, numbers[at])
      run.font.leading = run.font.leading.map { _ in max(0, numbers[at + 1]) }
      run.font.weight = Int(upper ? weight(index).upper : weight(index).lower)
      run.kerning = numbers[at + 3]
      run.baselineOffset = numbers[at + 4]
      run.symbolSide = max(0, numbers[at + 5])
      run.lineFont?.size = max(0.1, numbers[at + 6])
      run.attributes = index
      return run
    }
  }

  func applied(to options: TextOptions) -> TextOptions {
    var options = options
    if let spacing = numbers.last { options.lineSpacing = max(0, spacing) }
    return options
  }

  /// The weights that families have round that of a run, and how far it is from the lower to the upper one, 0...1.
  func weight(_ run: Int) -> (lower: Double, upper: Double, part: Double) {
    let place = run * Self.perRun + 2
    guard numbers.indices.contains(place) else { return (400, 400, 0) }
    let weight = min(max(numbers[place], Self.weights.lowerBound), Self.weights.upperBound)
    let lower = (weight / Self.weightStep).rounded(.down) * Self.weightStep
    let part = (weight - lower) / Self.weightStep
    return (lower, part > 0 ? lower + Self.weightStep : lower, part)
  }

  /// Whether the weight of any run lies between two that families have.
  func isBetweenWeights(_ runs: Int) -> Bool { (0..<runs).contains { weight($0).part > 0 } }

  static var zero: TextMeasures { TextMeasures(numbers: []) }

  private static func joined(
    _ a: TextMeasures, _ b: TextMeasures, _ join: (Double, Double) -> Double
  ) -> TextMeasures {
    if b.numbers.isEmpty { return a }
    if a.numbers.isEmpty { return TextMeasures(numbers: b.numbers.map { join(0, $0) }) }
    return TextMeasures(numbers: zip(a.numbers, b.numbers).map(join))
  }

  static func + (a: TextMeasures, b: TextMeasures) -> TextMeasures { joined(a, b, +) }
  static func - (a: TextMeasures, b: TextMeasures) -> TextMeasures { joined(a, b, -) }

  mutating func scale(by rhs: Double) { for index in numbers.indices { numbers[index] *= rhs } }
  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}
