import CSDL2
import Raster

/// SDL's renderer of a window, through OpenGL, and what is known of the driver behind it.
@MainActor final class RenderDevice {
  /// What can compose, the first that works: SDL's others cannot blend premultiplied colours.
  static let drivers = ["opengl", "opengles2"]

  /// Valid until `close`, which its owner calls last.
  let renderer: OpaquePointer
  /// SDL's name for its render driver.
  let driver: String
  /// OpenGL's name for it; empty where it has none.
  let graphics: String
  let largestTexture: Int
  /// Whether showing a frame waits for the display.
  let isPaced: Bool
  private let hasTargets: Bool

  /// Nil: SDL can make none of the renderers; `SDL_GetError` says why.
  init?(_ window: OpaquePointer, drivers: [String]) {
    // A renderer that is created by name draws every call at once unless batching is enabled.
    SDL_SetHint(SDL_HINT_RENDER_BATCHING, "1")
    var info = SDL_RendererInfo()
    var made: OpaquePointer?
    for name in drivers where made == nil {
      for index in 0..<SDL_GetNumRenderDrivers() where made == nil {
        guard SDL_GetRenderDriverInfo(index, &info) == 0, let own = info.name, String(cString: own) == name
        else {
          continue
        }
        made = SDL_CreateRenderer(window, index, SDL_RENDERER_PRESENTVSYNC.rawValue)
      }
    }
    guard let made, SDL_GetRendererInfo(made, &info) == 0 else { return nil }
    renderer = made
    driver = info.name.map { String(cString: $0) } ?? "SDL"
    isPaced = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
    hasTargets = info.flags & SDL_RENDERER_TARGETTEXTURE.rawValue != 0
    largestTexture = Int(min(info.max_texture_width, info.max_texture_height))
    graphics = Self.graphicsName
  }

  /// Nil where the current thread has no OpenGL.
  private static var graphicsName: String {
    // As OpenGL declares it: `const GLubyte *glGetString(GLenum)`.
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    // GL_RENDERER
    let name: UInt32 = 0x1F01
    guard SDL_GL_GetCurrentContext() != nil, let function = SDL_GL_GetProcAddress("glGetString"),
      // The pointer is to the function of that name, which has this type.
      let text = unsafeBitCast(function, to: GetString.self)(name)
    else { return "" }
    return String(cString: text)
  }

  var isHardware: Bool { GraphicsCheck.isHardware(graphics) }

  /// Why quads cannot be composed on it; nil: they can.
  var obstacle: String? {
    if !hasTargets { return "\(driver) keeps no pictures from frame to frame" }
    if SDL_SetRenderDrawBlendMode(renderer, GeometryBlend.over.mode) != 0 {
      return "\(driver) cannot blend premultiplied colours"
    }
    return nil
  }

  func close() { SDL_DestroyRenderer(renderer) }
}

extension GeometryBlend {
  /// SDL's name of a blend. Where the blend leaves alpha alone, it is what `over` gives.
  var mode: SDL_BlendMode {
    func mode(
      _ source: SDL_BlendFactor, _ destination: SDL_BlendFactor, alpha: (SDL_BlendFactor, SDL_BlendFactor)
    ) -> SDL_BlendMode {
      SDL_ComposeCustomBlendMode(
        source, destination, SDL_BLENDOPERATION_ADD, alpha.0, alpha.1, SDL_BLENDOPERATION_ADD)
    }
    let over = (SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA)
    return switch self {
    case .copy: SDL_BLENDMODE_NONE
    case .over: mode(over.0, over.1, alpha: over)
    case .plusLighter:
      mode(SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE, alpha: (SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE))
    case .screen: mode(SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_COLOR, alpha: over)
    case .multiply: mode(SDL_BLENDFACTOR_DST_COLOR, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, alpha: over)
    case .exclusion:
      mode(SDL_BLENDFACTOR_ONE_MINUS_DST_COLOR, SDL_BLENDFACTOR_ONE_MINUS_SRC_COLOR, alpha: over)
    case .sourceAtop:
      mode(
        SDL_BLENDFACTOR_DST_ALPHA, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA,
        alpha: (SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_ONE))
    case .destinationOver:
      mode(
        SDL_BLENDFACTOR_ONE_MINUS_DST_ALPHA, SDL_BLENDFACTOR_ONE,
        alpha: (SDL_BLENDFACTOR_ONE_MINUS_DST_ALPHA, SDL_BLENDFACTOR_ONE))
    case .destinationOut:
      mode(
        SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA,
        alpha: (SDL_BLENDFACTOR_ZERO, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA))
    }
  }
}
