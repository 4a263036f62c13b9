import Foundation
import Graphics

/// What a layout needs to know besides the runs and the proposed size.
struct TextOptions: Hashable, Sendable {
  var lineLimit: Int?
  var reservedLines: Int?
  var alignment = TextAlignment.leading
  var truncation = Text.TruncationMode.tail
  var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  var direction = LayoutDirection.leftToRight
  /// The language by whose rules lines are broken, where the text itself states none.
  var language: String?
  /// The font of lines without text.
  var font = ResolvedFont()

  init() {}

  init(_ environment: EnvironmentValues) {
    lineLimit = environment.lineLimit.map { max($0, 1) }
    reservedLines = environment.reservedLines
    alignment = environment.multilineTextAlignment
    truncation = environment.truncationMode
    let spacing = environment.lineSpacing
    lineSpacing = spacing.isFinite ? max(spacing, 0) : 0
    let scale = environment.minimumScaleFactor
    minimumScaleFactor = scale.isFinite ? min(max(scale, 0.01), 1) : 1
    direction = environment.layoutDirection
    language = environment.textLanguage
    font = (environment.font ?? .body).resolve(in: environment)
  }
}
