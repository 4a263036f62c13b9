import ArgumentParser
import Restaurants

/// How an unattended guide behaves towards visitors.
struct KioskOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "In a kiosk: seconds without input after which a visitor is asked whether he is still there.",
      valueName: "seconds"))
  var askAfter = 60.0

  @Option(
    help: ArgumentHelp(
      "Seconds for the answer; then the guide begins anew.", valueName: "seconds"))
  var answerWithin = 30.0

  @Option(
    help: ArgumentHelp(
      "Seconds after which the untouched guide attracts visitors; 0: it never does.", valueName: "seconds"))
  var attractAfter = 30.0

  @Option(help: ArgumentHelp("The operator's words to those who pass by.", valueName: "text"))
  var words = ""

  @Option(
    help: ArgumentHelp(
      "Hours at which the picture that attracts is dimmed, such as 22:00-07:00.", valueName: "hours"))
  var dim: String?

  @Option(help: ArgumentHelp("How much it is dimmed, from 0 to 1.", valueName: "part"))
  var dimBy = 0.6

  @Option(
    help: ArgumentHelp(
      "Opens the operator's page, 4 to 12 digits; better in the configuration file.", valueName: "digits"))
  var pin: String?

  /// The longest words, in characters, and times, in seconds.
  private static let mostWords = 200
  private static let times = 1.0...86_400

  mutating func validate() throws {
    for (name, seconds) in [("--ask-after", askAfter), ("--answer-within", answerWithin)] {
      guard Self.times.contains(seconds) else {
        throw ValidationError("\(name) must be from 1 to 86400 seconds, not \(seconds)")
      }
    }
    guard attractAfter == 0 || Self.times.contains(attractAfter) else {
      throw ValidationError("--attract-after must be from 1 to 86400 seconds, or 0, not \(attractAfter)")
    }
    guard words.count <= Self.mostWords else {
      throw ValidationError("--words may have \(Self.mostWords) characters, and have \(words.count)")
    }
    guard (0...1).contains(dimBy) else { throw ValidationError("--dim-by must be from 0 to 1, not \(dimBy)") }
    if let dim, DimmingHours(dim) == nil {
      throw ValidationError("--dim must be two times of day, such as 22:00-07:00, not \(dim)")
    }
    if let pin, !(4...12).contains(pin.count) || !pin.utf8.allSatisfy({ (48...57).contains($0) }) {
      throw ValidationError("--pin must have 4 to 12 digits")
    }
  }

  /// The names of those that are otherwise than usual.
  var given: [String] {
    guard let usual = try? Self.parse([]) else { return [] }
    let changes = [
      ("--ask-after", askAfter != usual.askAfter), ("--answer-within", answerWithin != usual.answerWithin),
      ("--attract-after", attractAfter != usual.attractAfter), ("--words", words != usual.words),
      ("--dim", dim != nil), ("--dim-by", dimBy != usual.dimBy), ("--pin", pin != nil),
    ]
    return changes.filter(\.1).map(\.0)
  }

  var settings: KioskSettings {
    KioskSettings(
      patience: askAfter, warning: answerWithin, attractsAfter: attractAfter > 0 ? attractAfter : nil,
      words: words, dimming: dim.flatMap { DimmingHours($0, strength: dimBy) }, pin: pin)
  }
}
