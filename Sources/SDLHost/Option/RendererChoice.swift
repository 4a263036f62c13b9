import ArgumentParser

/// What composes the picture.
package enum RendererChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// A real GPU where there is one, else the software path.
  case auto
  case gpu
  case software
}
