import Foundation

/// Text broken into lines: made once per text and width, measured by the layout, painted by the painter.
public struct TextLayout: Sendable {
  /// Fragments that share a look and lie on one baseline.
  public struct Line: Hashable, Sendable {
    /// The left edge, after alignment.
    public var x: CGFloat
    /// The distance of the baseline from the layout's top.
    public var baseline: CGFloat
    public var width: CGFloat
    public var ascent: CGFloat
    public var descent: CGFloat
    public var fragments: [Fragment]

    public init(
      x: CGFloat, baseline: CGFloat, width: CGFloat, ascent: CGFloat, descent: CGFloat, fragments: [Fragment]
    ) {
      self.x = x
      self.baseline = baseline
      self.width = width
      self.ascent = ascent
      self.descent = descent
      self.fragments = fragments
    }
  }

  /// A run of one look on one line.
  public struct Fragment: Hashable, Sendable {
    /// The left edge, from the line's own left edge.
    public var x: CGFloat
    public var width: CGFloat
    /// What it says, in the order in which it is read. Nothing is painted by it.
    public var text: String
    /// What is painted, from left to right; clusters count the characters of the paragraph.
    public var glyphs: ArraySlice<Glyph>
    public var font: ResolvedFont
    public var color: RGBA
    /// Which of the text's patterns (gradients, pictures) it is filled with, in place of the colour.
    package var pattern: Int? = nil
    /// Positive: above the baseline.
    public var baselineOffset: CGFloat = 0
    public var underline: RGBA? = nil
    public var strikethrough: RGBA? = nil
    /// The colour behind it, as high as its line. Painters of the letters leave it out: see `TextLayout.backgrounds`.
    package var background: RGBA? = nil
    /// A symbol instead of text, on the baseline in a square of the fragment's width.
    public var symbol: String? = nil
    public var link: URL? = nil
    /// Which of the text's links it belongs to, in the order in which they are read. Nothing is painted by it.
    package var linkNumber: Int? = nil
    /// Which of the text's sets of attributes it has. Nothing is painted by it.
    package var attributes: Int? = nil

    public init(
      x: CGFloat, width: CGFloat, text: String, glyphs: ArraySlice<Glyph> = [], font: ResolvedFont,
      color: RGBA, pattern: Int? = nil, baselineOffset: CGFloat = 0, underline: RGBA? = nil,
      strikethrough: RGBA? = nil, background: RGBA? = nil, symbol: String? = nil, link: URL? = nil,
      linkNumber: Int? = nil, attributes: Int? = nil
    ) {
      self.x = x
      self.width = width
      self.text = text
      self.glyphs = glyphs
      self.font = font
      self.color = color
      self.pattern = pattern
      self.baselineOffset = baselineOffset
      self.underline = underline
      self.strikethrough = strikethrough
      self.background = background
      self.symbol = symbol
      self.link = link
      self.linkNumber = linkNumber
      self.attributes = attributes
    }
  }

  public let lines: [Line]
  public let size: CGSize
  /// Whether some of the text did not fit and was cut.
  public let isTruncated: Bool
  /// The whole text, as a person would read it out.
  public let string: String

  public init(lines: [Line], size: CGSize, isTruncated: Bool, string: String) {
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
    self.string = string
  }

  /// The lines' storage.
  ///
  /// Copies have the same; other lines have it only once no copy is kept any more. What is made of a layout can be found
  /// by it as long as the layout is kept with it.
  public struct Identity: Hashable {
    private let address: UInt

    fileprivate init(_ lines: [Line]) {
      address = lines.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
  }

  public var identity: Identity { Identity(lines) }

  @inlinable public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  @inlinable public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
