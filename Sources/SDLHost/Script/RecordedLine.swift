import Foundation
import ViewTree

/// How a step is written as JSON: one object whose fields depend on `what`.
struct RecordedLine: Codable {
  enum What: String, Codable {
    case pointer, hover, wheel, key, text, composition, resize, preferences, visibility, focus, openURL,
      fetched, memoryWarning, cancelPointers,
      frame, tick
  }

  enum Word: String, Codable {
    case mouse, touch, began, moved, ended, cancelled, down, `repeat`, up
  }

  var at: Double
  var what: What
  var id: Int?
  var kind: Word?
  var phase: Word?
  var x: Double?
  var y: Double?
  var dx: Double?
  var dy: Double?
  var width: Double?
  var height: Double?
  var scale: Double?
  var safeArea: [Double]?
  var button: Int?
  var modifiers: Int?
  var time: Double?
  var text: String?
  var flag: Bool?
  var preferences: UserPreferences?
  var picture: FetchedPicture?

  init(_ step: RecordedStep, at: Double) {
    self.at = at
    switch step {
    case .frame: what = .frame
    case .tick: what = .tick
    case .event(let event):
      switch event {
      case .pointer(let e):
        what = .pointer
        (id, button, modifiers, time) = (e.id, e.button, e.modifiers.rawValue, e.time)
        (x, y) = (e.location.x, e.location.y)
        kind = e.kind == .mouse ? .mouse : .touch
        phase =
          switch e.phase {
          case .began: .began
          case .moved: .moved
          case .ended: .ended
          case .cancelled: .cancelled
          }
      case .hover(let point):
        what = .hover
        (x, y) = (point.map { Double($0.x) }, point.map { Double($0.y) })
      case .wheel(let e):
        what = .wheel
        (x, y, dx, dy) = (e.location.x, e.location.y, e.delta.dx, e.delta.dy)
        (flag, time, modifiers) = (e.isPrecise, e.time, e.modifiers.rawValue)
      case .key(let e):
        what = .key
        (text, modifiers, time) = (String(e.key.character), e.modifiers.rawValue, e.time)
        phase =
          switch e.phase {
          case .down: .down
          case .repeat: .repeat
          case .up: .up
          }
      case .text(let s): (what, text) = (.text, s)
      case .composition(let s): (what, text) = (.composition, s)
      case .resize(let size, let scale, let safeArea):
        what = .resize
        (width, height, self.scale) = (size.width, size.height, scale)
        self.safeArea = [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing]
      case .preferences(let value): (what, preferences) = (.preferences, value)
      case .visibility(let value): (what, flag) = (.visibility, value)
      case .focus(let value): (what, flag) = (.focus, value)
      case .openURL(let url): (what, text) = (.openURL, url.absoluteString)
      case .fetched(let value): (what, picture) = (.fetched, value)
      case .memoryWarning: what = .memoryWarning
      case .cancelPointers: what = .cancelPointers
      }
    }
  }

  /// What was written; nil: a field is missing or makes no sense.
  var step: RecordedStep? {
    switch what {
    case .frame: return .frame
    case .tick: return .tick
    case .memoryWarning: return .event(.memoryWarning)
    case .cancelPointers: return .event(.cancelPointers)
    case .text: return text.map { .event(.text($0)) }
    case .openURL: return text.flatMap(URL.init(string:)).map { .event(.openURL($0)) }
    case .composition: return text.map { .event(.composition($0)) }
    case .fetched: return picture.map { .event(.fetched($0)) }
    case .preferences: return preferences.map { .event(.preferences($0)) }
    case .visibility: return flag.map { .event(.visibility($0)) }
    case .focus: return flag.map { .event(.focus($0)) }
    case .hover: return .event(.hover(point))
    case .pointer: return pointer
    case .wheel:
      guard let point, let dx, let dy, let time else { return nil }
      return .event(
        .wheel(
          WheelEvent(
            location: point, delta: CGVector(dx: dx, dy: dy), isPrecise: flag ?? false, time: time,
            modifiers: EventModifiers(rawValue: modifiers ?? 0))))
    case .key: return key
    case .resize:
      guard let width, let height, let scale, let safeArea, safeArea.count == 4, width > 0, height > 0,
        scale > 0
      else { return nil }
      return .event(
        .resize(
          size: CGSize(width: width, height: height), scale: scale,
          safeArea: EdgeInsets(
            top: safeArea[0], leading: safeArea[1], bottom: safeArea[2], trailing: safeArea[3])))
    }
  }

  private var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }

  private var pointer: RecordedStep? {
    guard let id, let point, let time, let kind else { return nil }
    let phase: PointerEvent.Phase
    switch self.phase {
    case .began: phase = .began
    case .moved: phase = .moved
    case .ended: phase = .ended
    case .cancelled: phase = .cancelled
    default: return nil
    }
    return .event(
      .pointer(
        PointerEvent(
          id: id, kind: kind == .touch ? .touch : .mouse, phase: phase, location: point, time: time,
          button: button ?? 0, modifiers: EventModifiers(rawValue: modifiers ?? 0))))
  }

  private var key: RecordedStep? {
    guard let text, text.count == 1, let character = text.first, let time else { return nil }
    let phase: KeyEvent.Phase
    switch self.phase {
    case .down: phase = .down
    case .repeat: phase = .repeat
    case .up: phase = .up
    default: return nil
    }
    return .event(
      .key(
        KeyEvent(
          key: KeyEquivalent(character), phase: phase, modifiers: EventModifiers(rawValue: modifiers ?? 0),
          time: time)))
  }
}
