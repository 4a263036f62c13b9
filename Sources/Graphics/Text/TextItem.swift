import Foundation

/// What is shaped at once: characters of a paragraph in one font, one direction and one language.
///
/// The rest of the paragraph is given too: in joining scripts the form of a letter depends on its neighbours, also
/// across a change of font or the end of a line.
public struct TextItem: Hashable, Sendable {
  /// The paragraph.
  public var text: String
  /// Which of its characters are shaped.
  public var characters: Range<Int>
  /// The same, in bytes of UTF-8.
  public var bytes: Range<Int>
  /// The font at one point, whatever the distance of its lines: glyphs are measured in ems.
  public let font: ResolvedFont
  public var isRightToLeft: Bool
  /// False: optional ligatures are not formed, as in text with tracking.
  public var allowsLigatures: Bool
  /// The language of the text (BCP 47 or a locale's name), where its characters alone do not tell; nil: unknown.
  public var language: String?

  public init(
    text: String, characters: Range<Int>, bytes: Range<Int>, font: ResolvedFont, isRightToLeft: Bool = false,
    allowsLigatures: Bool = true, language: String? = nil
  ) {
    self.text = text
    self.characters = characters
    self.bytes = bytes
    var font = font
    font.size = 1
    font.leading = nil
    self.font = font
    self.isRightToLeft = isRightToLeft
    self.allowsLigatures = allowsLigatures
    self.language = language
  }
}
