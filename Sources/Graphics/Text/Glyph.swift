import Foundation

/// A glyph of a shaped text: its face and number, how far the pen moves, and the characters it belongs to.
///
/// Lengths are fractions of the em, so one shaping serves every font size and every scale of the display.
public struct Glyph: Hashable, Sendable {
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line that begins or ends in front of the glyph's cluster has other glyphs: both sides have to be shaped anew.
    public static let unsafeToBreak = Traits(rawValue: 1)
    /// It is painted in colours of its own, as emoji are.
    public static let colored = Traits(rawValue: 2)
    /// It belongs to a fallback face, and its ink exceeds the ascent or the descent of the face of its font, or nearly so:
    /// some lines are a little nearer to each other than their face is high.
    public static let exceedsLine = Traits(rawValue: 4)
  }

  /// Its number in the face.
  public var id: UInt32
  /// The first character that it represents, counted from the start of the paragraph. Glyphs with the same number form
  /// one cluster; a cluster lasts until the next one begins.
  public var cluster: UInt32
  /// How far the pen moves to the right.
  public var advance: CGFloat
  /// Where it is painted, from the pen: to the right, and upwards.
  public var x: Float
  public var y: Float
  /// Numbered by the engine that has shaped it.
  public var face: UInt16
  public var traits: Traits

  @inlinable public init(
    id: UInt32, cluster: UInt32, advance: CGFloat, x: Float = 0, y: Float = 0, face: UInt16 = 0,
    traits: Traits = []
  ) {
    self.id = id
    self.cluster = cluster
    self.advance = advance
    self.x = x
    self.y = y
    self.face = face
    self.traits = traits
  }
}
