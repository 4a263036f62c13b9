import Foundation
import Graphics

/// What all parts of a text's layout refer to.
final class TextLayoutSource: Sendable {
  let text: GraphicsContext.ResolvedText
  /// The attributes of runs, as their fragments number them.
  let attributes: [[AnyTextAttribute]]
  let size: CGSize

  init(_ text: GraphicsContext.ResolvedText, _ attributes: [[AnyTextAttribute]], size: CGSize) {
    (self.text, self.attributes, self.size) = (text, attributes, size)
  }
}

extension Text {
  /// The lines of a text as they are laid out, from top to bottom. Places are points from the text's top left corner.
  public struct Layout: RandomAccessCollection {
    let source: TextLayoutSource
    let layout: TextLayout

    public var startIndex: Int { 0 }
    public var endIndex: Int { layout.lines.count }
    public subscript(index: Int) -> Line { Line(source: source, line: layout.lines[index]) }
    /// Whether some of the text did not fit and was cut.
    public var isTruncated: Bool { layout.isTruncated }

    /// The number of a character of its paragraph.
    public struct CharacterIndex: Hashable, Comparable, Strideable, Sendable {
      let value: Int
      public static func < (a: Self, b: Self) -> Bool { a.value < b.value }
      public func advanced(by n: Int) -> Self { Self(value: value + n) }
      public func distance(to other: Self) -> Int { other.value - value }
    }

    /// How a part of a layout is drawn; does nothing here: glyphs lie at whole pixels unless they are turned or scaled.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
  }
}

extension Text.Layout {
  /// The measures of a part of a text.
  public struct TypographicBounds: Equatable, Sendable {
    /// The left end of the baseline.
    public var origin = CGPoint.zero
    public var width: CGFloat = 0
    public var ascent: CGFloat = 0
    public var descent: CGFloat = 0
    public var leading: CGFloat = 0

    public init() {}

    init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
      self.origin = origin
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }

    /// From the ascent to the descent.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }
  }

  /// A line: its runs from left to right.
  public struct Line: RandomAccessCollection {
    let source: TextLayoutSource
    var line: TextLayout.Line

    public var startIndex: Int { 0 }
    public var endIndex: Int { line.fragments.count }
    public subscript(index: Int) -> Run { Run(source: source, line: line, fragment: line.fragments[index]) }

    /// The left end of the baseline.
    public var origin: CGPoint {
      get { CGPoint(x: line.x, y: line.baseline) }
      set { (line.x, line.baseline) = (newValue.x, newValue.y) }
    }

    public var typographicBounds: TypographicBounds {
      TypographicBounds(origin: origin, width: line.width, ascent: line.ascent, descent: line.descent)
    }
  }

  /// A part of a line with one look: its glyphs from left to right.
  public struct Run: RandomAccessCollection {
    let source: TextLayoutSource
    let line: TextLayout.Line
    let fragment: TextLayout.Fragment

    public typealias SubSequence = RunSlice
    private var isSymbol: Bool { fragment.symbol != nil }
    public var startIndex: Int { 0 }
    public var endIndex: Int { isSymbol ? 1 : fragment.glyphs.count }
    public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// The attribute of a type that the text of the run has.
    public subscript<T: TextAttribute>(key: T.Type) -> T? {
      guard let index = fragment.attributes, source.attributes.indices.contains(index) else { return nil }
      return source.attributes[index].last { $0.type == ObjectIdentifier(key) }?.value as? T
    }

    public var layoutDirection: LayoutDirection {
      guard let first = fragment.glyphs.first, let last = fragment.glyphs.last else { return .leftToRight }
      return first.cluster > last.cluster ? .rightToLeft : .leftToRight
    }

    /// The characters that its glyphs represent, one for each glyph.
    public var characterIndices: [CharacterIndex] {
      fragment.glyphs.map { CharacterIndex(value: Int($0.cluster)) }
    }

    public var typographicBounds: TypographicBounds { bounds(fragment) }

    /// Some of the glyphs as a fragment of the same line.
    func part(_ indices: Range<Int>) -> TextLayout.Fragment {
      guard !isSymbol, indices != startIndex..<endIndex else { return fragment }
      var part = fragment
      let first = fragment.glyphs.startIndex
      func width(_ range: Range<Int>) -> CGFloat {
        fragment.glyphs[first + range.lowerBound..<first + range.upperBound]
          .reduce(0) { $0 + $1.advance } * fragment.font.size
      }
      part.glyphs = fragment.glyphs[first + indices.lowerBound..<first + indices.upperBound]
      part.x = fragment.x + width(0..<indices.lowerBound)
      part.width = Swift.max(0, width(indices))
      return part
    }

    func bounds(_ fragment: TextLayout.Fragment) -> TypographicBounds {
      let (engine, font) = (source.text.engine, fragment.font)
      let metrics = onMainActor { engine.metrics(of: font) }
      return TypographicBounds(
        origin: CGPoint(x: line.x + fragment.x, y: line.baseline - fragment.baselineOffset),
        width: fragment.width, ascent: metrics.ascent, descent: metrics.descent)
    }
  }

  /// Some neighbouring glyphs of a run.
  public struct RunSlice: RandomAccessCollection {
    public let run: Run
    /// Which of the run's glyphs they are.
    public let indices: Range<Int>

    public var startIndex: Int { indices.lowerBound }
    public var endIndex: Int { indices.upperBound }
    public typealias SubSequence = RunSlice
    public subscript(index: Int) -> RunSlice { run[index] }
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }

    public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
    public var characterIndices: [CharacterIndex] { indices.map { run.characterIndices[$0] } }
    public var typographicBounds: TypographicBounds { run.bounds(run.part(indices)) }
  }
}

extension GraphicsContext {
  /// Draws a line of a text at its place.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    draw(line.line, line.line.fragments, of: line.source)
  }

  /// Draws a part of a line at its place.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run.line, [run.fragment], of: run.source)
  }

  /// Draws some glyphs at their places.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    draw(slice.run.line, [slice.run.part(slice.indices)], of: slice.run.source)
  }

  private func draw(
    _ line: TextLayout.Line, _ fragments: [TextLayout.Fragment], of source: TextLayoutSource
  ) {
    var line = line
    line.fragments = fragments
    let string = fragments.map(\.text).joined()
    add(
      source.text, TextLayout(lines: [line], size: source.size, isTruncated: false, string: string), at: .zero
    )
  }
}
