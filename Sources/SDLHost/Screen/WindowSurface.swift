import CSDL2
import Raster

/// How a program's frames reach what a window shows, and who composes them.
@MainActor enum WindowSurface {
  /// The processor, in memory.
  case presenter(any Presenter)
  /// The GPU.
  case device(RenderDevice)

  static func software(on window: OpaquePointer) -> WindowSurface {
    .presenter(RingPresenter(window) ?? SurfacePresenter(window))
  }

  /// Whether OpenGL is tried at all: without a GPU that would only cost time.
  static func wantsGPU(_ choice: RendererChoice) -> Bool {
    switch choice {
    case .gpu: true
    case .auto: GraphicsCheck.hasDevice()
    case .software: false
    }
  }

  /// The surface that suits the machine unless the options name one, and the reason. `isBare`: no window system.
  static func choose(
    _ window: OpaquePointer, _ choice: RendererChoice, wantsGPU: Bool, isBare: Bool
  ) throws(HostError) -> (WindowSurface, String) {
    if isBare {
      // With Mesa's software driver `opengl` shows nothing but the clear colour there.
      guard let device = RenderDevice(window, drivers: ["opengles2"]) else {
        throw .failed(
          "the framebuffer cannot be drawn to (\(String(cString: SDL_GetError()))): install libgles2 and libegl1"
        )
      }
      let isMeant = choice == .gpu || choice == .auto && device.isHardware
      if isMeant, device.obstacle == nil { return (.device(device), reason(choice, device)) }
      return (.presenter(TexturePresenter(device)), "no window system; \(reason(choice, device))")
    }
    guard wantsGPU else {
      return (.software(on: window), choice == .software ? "asked for" : "there is no GPU")
    }
    guard let device = RenderDevice(window, drivers: RenderDevice.drivers) else {
      return refusal(window, choice, "OpenGL cannot be used: \(String(cString: SDL_GetError()))")
    }
    if let obstacle = device.obstacle {
      device.close()
      return refusal(window, choice, obstacle)
    }
    guard choice == .gpu || device.isHardware else {
      device.close()
      return (.software(on: window), reason(choice, device))
    }
    return (.device(device), reason(choice, device))
  }

  private static func refusal(_ window: OpaquePointer, _ choice: RendererChoice, _ reason: String) -> (
    WindowSurface, String
  ) {
    if choice == .gpu { Log.warn("--renderer gpu: \(reason); the software path is used") }
    return (.software(on: window), reason)
  }

  private static func reason(_ choice: RendererChoice, _ device: RenderDevice) -> String {
    if choice != .auto { return "asked for" }
    let name = device.graphics.isEmpty ? device.driver : device.graphics
    return device.isHardware ? "\(name) is a GPU" : "\(name) is no GPU"
  }

  func close() {
    switch self {
    case .presenter(let presenter): presenter.close()
    case .device(let device): device.close()
    }
  }
}
