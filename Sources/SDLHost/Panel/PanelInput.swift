import CHost
import CSDL2
import Foundation
import Raster

/// What touch panels' places mean on a display that is turned, or whose panel is not mounted as it is.
struct PanelInput {
  /// The property by which udev's rules give libinput, and so everybody, a panel's matrix.
  private static let property = "LIBINPUT_CALIBRATION_MATRIX"

  var turn = QuarterTurn.none
  /// The matrix of the options; it overrides udev's.
  var calibration: TouchCalibration?
  /// The name of the panel that counts; nil: each does.
  var panel: String?
  /// Queries udev for the matrix of an input device, by SDL's number for it.
  var known: (Int64) -> TouchCalibration? = { PanelInput.ofDevice($0) }
  /// What SDL calls a touch device.
  var name: (Int64) -> String? = { PanelInput.nameOfDevice($0) }

  /// The matrices of devices that are touched at present.
  private var found: [Int64: TouchCalibration] = [:]

  init(turn: QuarterTurn = .none, calibration: TouchCalibration? = nil, panel: String? = nil) {
    (self.turn, self.calibration, self.panel) = (turn, calibration, panel)
  }

  /// Nothing is touched: SDL may reuse the numbers of devices from now on.
  mutating func forget() { if !found.isEmpty { found.removeAll() } }

  /// The place in the picture of one on a device, both from 0 to 1; nil: the device does not count.
  mutating func place(_ place: CGPoint, device: Int64) -> CGPoint? {
    if let panel, name(device)?.lowercased() != panel.lowercased() { return nil }
    let matrix: TouchCalibration
    if let known = calibration ?? found[device] {
      matrix = known
    } else {
      matrix = known(device) ?? .identity
      found[device] = matrix
    }
    return turn.picturePlace(matrix.place(place))
  }

  /// SDL's number for an evdev device is its file descriptor.
  private static func ofDevice(_ device: Int64) -> TouchCalibration? {
    guard let descriptor = Int32(exactly: device) else { return nil }
    var text = [CChar](repeating: 0, count: 256)
    guard host_device_property(descriptor, property, &text, text.count) else { return nil }
    let value = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return TouchCalibration(argument: value)
  }

  private static func nameOfDevice(_ device: Int64) -> String? {
    let index = (0..<SDL_GetNumTouchDevices()).first { SDL_GetTouchDevice($0) == device }
    return index.flatMap { SDL_GetTouchName($0) }.map { String(cString: $0) }
  }
}
