import Foundation
import Graphics

extension ScrollLayout {
  /// Measures of the indicators, in points: those of iOS.
  private enum Metrics {
    static let thickness: CGFloat = 3
    static let margin: CGFloat = 3
    static let shortest: CGFloat = 36
    /// A pull past the end shortens it down to this.
    static let squeezed: CGFloat = 8
  }

  /// Paints where the visible part lies in the content.
  func composeIndicators(_ composer: Composer, _ state: ComposeState) {
    let opacity = indicator.value(at: tree.time)
    guard opacity > 0 else { return }
    for axis in [Axis.vertical, .horizontal] where axes.contains(axis) && indicatorAxes.contains(axis) {
      let limits = range(axis)
      guard limits.upperBound > 0.5 else { continue }
      let viewport = state.size[axis]
      let track =
        viewport - 2 * Metrics.margin - (axis == .vertical ? indicatorInsets.top : indicatorInsets.leading)
      guard track > Metrics.shortest else { continue }
      let whole = limits.upperBound + viewport
      var length = max(Metrics.shortest, track * viewport / whole)
      let position = offset[axis]
      let over = position < 0 ? -position : max(0, position - limits.upperBound)
      length = max(Metrics.squeezed, length - over)
      let progress = min(1, max(0, position / limits.upperBound))
      let start =
        Metrics.margin + (axis == .vertical ? indicatorInsets.top : indicatorInsets.leading)
        + (track - length) * progress
      let across = state.size[axis.other] - Metrics.margin - Metrics.thickness
      let rect =
        axis == .vertical
        ? CGRect(
          x: isRightToLeft ? Metrics.margin : across, y: start, width: Metrics.thickness, height: length)
        : CGRect(x: start, y: across, width: length, height: Metrics.thickness)
      let shade: Float = isDark ? 1 : 0
      composer.add(
        .fill(
          Path(roundedRect: rect, cornerRadius: Metrics.thickness / 2, style: .circular),
          .color(RGBA(red: shade, green: shade, blue: shade, alpha: 0.35 * Float(opacity))), FillStyle()),
        displayID(axis == .vertical ? 1 : 2), state)
    }
  }
}

extension ScrollLayout {
  /// Shows the indicators and lets them fade once scrolling has ended.
  func flashIndicator() {
    guard !indicatorAxes.isEmpty else { return }
    indicator.set(1, animation: nil, at: tree.timers.now, group: nil)
    noteLook()
    tree.requestFrame()
  }

  func fadeIndicator() {
    indicator.set(0, animation: .easeOut(duration: 0.3).delay(0.4), at: tree.timers.now, group: nil)
    if indicator.isAnimating { tree.animations.add(self) }
  }

  /// Shows the indicators for a moment.
  func showIndicatorsForAMoment() {
    guard !indicatorAxes.isEmpty else { return }
    indicator.set(1, animation: nil, at: tree.timers.now, group: nil)
    indicator.set(0, animation: .easeOut(duration: 0.3).delay(1), at: tree.timers.now, group: nil)
    tree.animations.add(self)
    setNeedsCompose()
  }
}
