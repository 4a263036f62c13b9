import ArgumentParser

/// How materials are drawn. It is never chosen by what was measured, so that pictures can be made again.
package enum MaterialChoice: String, ExpressibleByArgument, CaseIterable, Sendable {
  /// Blurred, but as veils on a bare framebuffer without a GPU.
  case auto
  /// What lies behind them is blurred.
  case blur
  /// As translucent colours.
  case veil

  /// - Parameter isBareWithoutGPU: whether the processor paints for a bare framebuffer.
  func blurs(isBareWithoutGPU: Bool) -> Bool {
    switch self {
    case .blur: true
    case .veil: false
    case .auto: !isBareWithoutGPU
    }
  }
}
