import RealInput
import Testing

/// What a person drives the guide with; the same tests hold for both.
enum Hand: CaseIterable, CustomTestStringConvertible {
  case mouse
  case finger

  var kind: XServerKind { self == .mouse ? .mouse : .touch }

  func pointer(on server: XServer) throws -> any Pointer {
    switch self {
    case .mouse: server.mouse
    case .finger: try server.touchScreen.finger()
    }
  }

  var testDescription: String { self == .mouse ? "with the mouse" : "with a finger" }
}
