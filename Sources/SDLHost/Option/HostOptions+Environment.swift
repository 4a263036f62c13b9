import ArgumentParser
import Foundation

extension HostOptions {
  /// The environment variables that are read, with the options that they set.
  static let variables: [(variable: String, option: String, isFlag: Bool)] = [
    ("BISTRO_WINDOW", "--window", false), ("BISTRO_SCALE", "--scale", false),
    ("BISTRO_FULLSCREEN", "--fullscreen", true), ("BISTRO_KIOSK", "--kiosk", true),
    ("BISTRO_HUD", "--hud", true), ("BISTRO_CONFIG", "--config", false),
    ("BISTRO_FRAMEBUFFER", "--framebuffer", false), ("BISTRO_DISPLAY", "--display", false),
    ("BISTRO_MODE", "--mode", false), ("BISTRO_ROTATION", "--rotation", false),
    ("BISTRO_CALIBRATION", "--calibration", false), ("BISTRO_TOUCH_PANEL", "--touch-panel", false),
    ("BISTRO_LOCK_CONSOLE", "--lock-console", true), ("BISTRO_SCREEN_OFF", "--screen-off", false),
    ("BISTRO_RUNTIME_FOLDER", "--runtime-folder", false), ("BISTRO_CRASH_FOLDER", "--crash-folder", false),
    ("BISTRO_RECORD_TEXT", "--record-text", true), ("BISTRO_MATERIALS", "--materials", false),
    ("BISTRO_RENDERER", "--renderer", false), ("BISTRO_SAFE_AREA", "--safe-area", false),
    ("BISTRO_KEYBOARD", "--keyboard", false),
    ("BISTRO_APPEARANCE", "--appearance", false), ("BISTRO_TEXT_SIZE", "--text-size", false),
    ("BISTRO_LANGUAGE", "--language", false),
    ("BISTRO_RECORD", "--record", false), ("BISTRO_REPLAY", "--replay", false),
    ("BISTRO_SCREENSHOT", "--screenshot", false), ("BISTRO_DUMP_TREE", "--dump-tree", false),
    ("BISTRO_STATS", "--stats", false), ("BISTRO_EXIT_AFTER", "--exit-after", false),
    ("BISTRO_TOUR", "--tour", false), ("BISTRO_OPEN", "--open", false),
  ]

  /// Whether there is anything in the environment that `environment(_:)` reads.
  package static var areInEnvironment: Bool { variables.contains { getenv($0.variable) != nil } }

  /// The options that the environment holds. Throws one clear sentence where a value is wrong.
  package static func environment(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(UsageError) -> HostOptions {
    var arguments: [String] = []
    for (variable, option, isFlag) in variables {
      guard let value = environment[variable], !value.isEmpty else { continue }
      if isFlag {
        guard ["1", "true", "yes", "0", "false", "no"].contains(value.lowercased()) else {
          throw UsageError("\(variable) is “\(value)”: it must be 1 or 0")
        }
        if ["1", "true", "yes"].contains(value.lowercased()) { arguments.append(option) }
        continue
      }
      // One at a time, so that the sentence can name the variable.
      do { _ = try HostOptions.parse([option, value]) } catch {
        let reason = HostOptions.message(for: error).replacingOccurrences(of: "--", with: "")
        throw UsageError(
          "\(variable) is “\(value)”: \(reason.split(separator: "\n").first ?? "it is not valid")")
      }
      arguments += [option, value]
    }
    do { return try HostOptions.parse(arguments) } catch {
      throw UsageError(HostOptions.message(for: error))
    }
  }

  /// These options where they were given, else those of the environment.
  package func merged(over other: HostOptions) -> HostOptions {
    var merged = self
    merged.window = window ?? other.window
    merged.scale = scale ?? other.scale
    merged.fullscreen = fullscreen || other.fullscreen
    merged.kiosk = kiosk || other.kiosk
    merged.hud = hud || other.hud
    merged.config = config ?? other.config
    merged.renderer = renderer ?? other.renderer
    merged.materials = materials ?? other.materials
    merged.framebuffer = framebuffer ?? other.framebuffer
    merged.display = display ?? other.display
    merged.mode = mode ?? other.mode
    merged.rotation = rotation ?? other.rotation
    merged.calibration = calibration ?? other.calibration
    merged.touchPanel = touchPanel ?? other.touchPanel
    merged.screenOff = screenOff ?? other.screenOff
    merged.lockConsole = lockConsole || other.lockConsole
    merged.runtimeFolder = runtimeFolder ?? other.runtimeFolder
    merged.crashFolder = crashFolder ?? other.crashFolder
    merged.recordText = recordText || other.recordText
    merged.safeArea = safeArea ?? other.safeArea
    merged.appearance = appearance ?? other.appearance
    merged.textSize = textSize ?? other.textSize
    merged.language = language ?? other.language
    merged.keyboard = keyboard ?? other.keyboard
    merged.record = record ?? other.record
    merged.replay = replay ?? other.replay
    merged.screenshot = screenshot ?? other.screenshot
    merged.dumpTree = dumpTree ?? other.dumpTree
    merged.stats = stats ?? other.stats
    merged.exitAfter = exitAfter ?? other.exitAfter
    merged.tour = tour ?? other.tour
    merged.open = open ?? other.open
    return merged
  }
}
