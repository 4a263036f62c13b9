/// In which language, and on which display, `bistro-words` speaks when the program cannot.
package struct WordsSettings: Equatable, Sendable {
  /// A BCP 47 tag; nil: the environment's language.
  package var language: String?
  /// As the option has it; nil: the first display.
  package var display: String?
  /// Nil: what the display prefers.
  package var mode: ModeRequest?
  /// How far the picture is turned clockwise.
  package var rotation: RotationChoice?

  package init() {}

  init(_ options: HostOptions) {
    language = options.language?.tag
    display = options.display
    mode = options.mode
    rotation = options.rotation
  }

  /// A line for each setting, as that program reads them.
  var text: String {
    let lines = [
      ("language", language), ("display", display), ("mode", mode?.description),
      ("rotation", rotation?.description ?? "0"),
    ]
    return lines.compactMap { name, value in value.map { "\(name) \(LogLine.safe($0))\n" } }.joined()
  }
}
