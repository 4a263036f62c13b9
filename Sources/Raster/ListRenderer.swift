import Foundation
import Graphics

/// Turns display lists into pixels, whatever composes them: `SoftwareRenderer` or `GeometryRenderer`.
@MainActor package protocol ListRenderer: AnyObject {
  /// Finds the drawings of symbols within texts.
  var symbol: (String) -> SymbolArtwork? { get set }

  /// Whether materials blur what lies behind them; else they are veils.
  var blursBackdrops: Bool { get set }

  /// What the last frame cost.
  var statistics: PaintStatistics { get }

  /// The next frame paints everything: the target's pixels were discarded.
  func invalidate()

  /// The pixels of a picture have arrived or changed: what shows it is painted in the next frame.
  func invalidate(source: ImageSource)

  /// Fonts have changed: all text is made anew and everything is painted in the next frame.
  func invalidateText()

  /// Forgets pictures that nothing shows and that are not in the caches: called when the program has been at rest.
  func releaseUnused()

  /// Empties the caches: what is shown stays, and is made again where it changes. Called when memory is short.
  func releaseCaches()
}
