import ArgumentParser

/// Who shows a program's picture where there is no window system.
package enum FramebufferChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// SDL where there is a GPU and nothing is given that the program itself alone can do, else the program itself.
  case auto
  /// The program itself, which has the graphics card for its own.
  case drm
  /// SDL's driver for it, by OpenGL.
  case sdl

  /// Whether the program itself does it.
  ///
  /// - Parameters:
  ///   - driver: what the environment says of SDL's video driver (`SDL_VIDEODRIVER`).
  ///   - isNeeded: whether an option was given that SDL has no effect for, such as a rotation.
  ///   - hasGPU: whether this machine has one.
  func isOwn(driver: String?, renderer: RendererChoice, isNeeded: Bool, hasGPU: () -> Bool) -> Bool {
    switch self {
    case .drm: true
    case .sdl: false
    case .auto:
      // A driver in the environment is an explicit choice.
      (driver ?? "").isEmpty && renderer != .gpu && (renderer == .software || isNeeded || !hasGPU())
    }
  }
}
