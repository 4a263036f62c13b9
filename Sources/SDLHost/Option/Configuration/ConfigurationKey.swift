/// What a configuration file can say of any program: an option, by a name that is sorted by subject.
struct ConfigurationKey {
  /// With its table.
  var name: String
  /// The option of the command line that it sets.
  var option: String
  /// What its value may be.
  var kinds: Set<ConfigurationEntry.Kind>

  /// The table of what belongs to the program itself, whose keys are its options' names.
  static let ownTable = "program"

  static let all: [ConfigurationKey] = [
    ConfigurationKey(name: "display.name", option: "--display", kinds: [.text, .integer]),
    ConfigurationKey(name: "display.mode", option: "--mode", kinds: [.text]),
    ConfigurationKey(name: "display.rotation", option: "--rotation", kinds: [.integer]),
    ConfigurationKey(name: "display.scale", option: "--scale", kinds: [.text, .integer, .number]),
    ConfigurationKey(name: "display.framebuffer", option: "--framebuffer", kinds: [.text]),
    ConfigurationKey(name: "display.renderer", option: "--renderer", kinds: [.text]),
    ConfigurationKey(name: "display.materials", option: "--materials", kinds: [.text]),
    ConfigurationKey(name: "display.screen-off", option: "--screen-off", kinds: [.integer, .number]),
    ConfigurationKey(name: "touch.panel", option: "--touch-panel", kinds: [.text]),
    ConfigurationKey(name: "touch.calibration", option: "--calibration", kinds: [.text, .numbers]),
    ConfigurationKey(name: "touch.keyboard", option: "--keyboard", kinds: [.text]),
    ConfigurationKey(name: "look.language", option: "--language", kinds: [.text]),
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
