import Foundation
import Graphics

@testable import ViewTree

/// Fonts for views that show no text.
@MainActor final class NoFonts: FontEngine {
  func metrics(of font: ResolvedFont) -> FontMetrics {
    FontMetrics(ascent: 8, descent: 2, lineHeight: 10, capHeight: 7, xHeight: 5)
  }
  func shape(_ item: TextItem) -> [Glyph] {
    item.characters.map { Glyph(id: 0, cluster: UInt32($0), advance: 0.3) }
  }
}

/// No pictures, no symbols.
@MainActor final class NoImages: ImageProvider {
  func image(named name: String, bundle: Bundle?, darkMode: Bool) -> ImageInfo? { nil }
  func image(atPath path: String) -> ImageInfo? { nil }
  func symbol(named name: String) -> SymbolArtwork? { nil }
  func color(named name: String, bundle: Bundle?, darkMode: Bool) -> RGBA? { nil }
}

/// A view in a window without a clock of its own, and what its probes say.
@MainActor final class LayoutStage {
  let host: ViewHost
  private let reader = FrameReader()

  init<V: View>(
    _ width: CGFloat, _ height: CGFloat, safeArea: EdgeInsets = EdgeInsets(), isRightToLeft: Bool = false,
    fonts: any FontEngine = NoFonts(), _ view: V
  ) {
    let reader = self.reader
    let services = HostServices(fonts: fonts, images: NoImages(), warn: { reader.warnings.append($0) })
    let root =
      view
      .onPreferenceChange(FrameKey.self) { frames in MainActor.assumeIsolated { reader.frames = frames } }
      .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    host = ViewHost(
      root: root, size: CGSize(width: width, height: height), scale: 1, services: services,
      timers: TimerQueue())
    host.send(.resize(size: CGSize(width: width, height: height), scale: 1, safeArea: safeArea))
    settle()
  }

  /// Makes frames until nothing is dirty.
  func settle() {
    for _ in 0..<8 where host.needsFrame { _ = host.frame() }
  }

  /// Lets time pass in frames of 10 ms.
  func advance(_ seconds: TimeInterval) {
    for _ in 0..<Int((seconds * 100).rounded()) {
      host.timers.advance(to: host.timers.now + 0.01)
      _ = host.frame()
    }
  }

  /// The frames of the probes in the window, by name.
  var frames: [String: CGRect] { reader.frames }
  /// What the tree told the log.
  var warnings: [String] { reader.warnings }
}

@MainActor private final class FrameReader {
  var frames: [String: CGRect] = [:]
  var warnings: [String] = []
}

/// Collects the frames of all probes.
private struct FrameKey: PreferenceKey {
  static var defaultValue: [String: CGRect] { [:] }
  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}

extension View {
  /// Names the view; its frame in the window is what a geometry reader behind it reads.
  func probe(_ name: String) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: FrameKey.self, value: [name: proxy.frame(in: .global)])
      }
    }
  }
}
