/// What a configuration file can say of any program: an option, by a name that is sorted by subject.
struct ConfigurationKey {
  /// With its table.
  var name: String
  /// The option of the command line that it sets.
  var option: String
  /// What its value may be.
  var kinds: Set<ConfigurationEntry.Kind>
  /// Values of it, for somebody who wrote another one; nil: the option names all that there are.
  var examples: String?

  /// The table of what belongs to the program itself, whose keys are its options' names.
  static let ownTable = "program"

  static let all: [ConfigurationKey] = [
    ConfigurationKey(name: "display.name", option: "--display", kinds: [.text, .integer]),
    ConfigurationKey(
      name: "display.mode", option: "--mode", kinds: [.text], examples: "1920x1080, 1920x1080@50 or preferred"
    ),
    ConfigurationKey(
      name: "display.rotation", option: "--rotation", kinds: [.integer], examples: "0, 90, 180 or 270"),
    ConfigurationKey(
      name: "display.scale", option: "--scale", kinds: [.text, .integer, .number], examples: "1.5 or auto"),
    ConfigurationKey(name: "display.framebuffer", option: "--framebuffer", kinds: [.text]),
    ConfigurationKey(name: "display.renderer", option: "--renderer", kinds: [.text]),
    ConfigurationKey(name: "display.materials", option: "--materials", kinds: [.text]),
    ConfigurationKey(
      name: "display.screen-off", option: "--screen-off", kinds: [.integer, .number], examples: "30"),
    ConfigurationKey(name: "touch.panel", option: "--touch-panel", kinds: [.text]),
    ConfigurationKey(
      name: "touch.calibration", option: "--calibration", kinds: [.text, .numbers],
      examples: "[1, 0, 0, 0, 1, 0]"),
    ConfigurationKey(name: "touch.keyboard", option: "--keyboard", kinds: [.text]),
    ConfigurationKey(name: "look.language", option: "--language", kinds: [.text], examples: "de or zh-Hans"),
    ConfigurationKey(name: "look.appearance", option: "--appearance", kinds: [.text]),
    ConfigurationKey(name: "look.text-size", option: "--text-size", kinds: [.text]),
    ConfigurationKey(name: "records.runtime-folder", option: "--runtime-folder", kinds: [.text]),
    ConfigurationKey(name: "records.crash-folder", option: "--crash-folder", kinds: [.text]),
    ConfigurationKey(name: "records.text", option: "--record-text", kinds: [.boolean]),
    ConfigurationKey(name: "console.locked", option: "--lock-console", kinds: [.boolean]),
  ]

  /// What is expected, for somebody who wrote something else.
  var expectation: String {
    if kinds == [.boolean] { return "true or false, without quotes" }
    if kinds == [.integer] { return "a whole number, without quotes" }
    if kinds == [.integer, .number] { return "a number, without quotes" }
    if kinds.contains(.numbers) { return "a list of numbers, such as [1, 0, 0, 0, 1, 0]" }
    if kinds.contains(.integer) { return "a number, or text in quotes" }
    return "text in quotes"
  }
}
