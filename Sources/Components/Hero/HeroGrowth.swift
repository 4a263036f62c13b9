import SwiftUI

/// The picture of a cover between the view that it came out of and its own place, see
/// `heroCover(isPresented:from:cover:)`.
///
/// Its own place is the middle of an area, as large as fits. It is laid out anew at each size, so that the crop of its
/// source goes over into the whole picture; what scrolls or bars cut off of the source is cut off there.
public struct HeroGrowth<ID: Hashable, Picture: View, Face: View>: View, Animatable {
  private let cover: HeroCover<ID>
  private var part: CGFloat
  private let area: CGRect
  private let shape: CGFloat?
  private let picture: Picture
  private let face: (HeroFlight<ID>) -> Face

  /// - Parameters:
  ///   - part: how far the picture is from its source, from 0 there to 1 at its own place; it may be animated.
  ///   - area: the view's own, in the window's points.
  ///   - shape: the picture's width divided by its height; nil: as long as it is not known.
  ///   - picture: the picture, as large as fits its frame.
  ///   - face: what lies over the picture at its source: there before the picture is back.
  public init(
    _ cover: HeroCover<ID>, part: CGFloat, area: CGRect, shape: CGFloat?, @ViewBuilder picture: () -> Picture,
    @ViewBuilder face: @escaping (HeroFlight<ID>) -> Face
  ) {
    self.cover = cover
    self.part = part
    self.area = area
    self.shape = shape
    self.picture = picture()
    self.face = face
  }

  public var animatableData: CGFloat {
    get { part }
    set { part = newValue }
  }

  public var body: some View {
    let own = CGRect(origin: .zero, size: area.size).fitting(shape)
    let end = part == 1 ? nil : cover.end
    let source = end?.end.frame.offsetBy(dx: -area.minX, dy: -area.minY) ?? own
    let seen = end?.end.visible.offsetBy(dx: -area.minX, dy: -area.minY) ?? own
    let part = end == nil ? 1 : self.part
    let frame = HeroPath.mix(source, own, part)
    let full = HeroPath.mix(source.filling(shape), own, part)
    let radius = (end?.end.cornerRadius ?? 0) * max(0, 1 - part)
    // At its own place nothing is cut off of its edges.
    let clip = HeroPath.mix(seen, own, part).insetBy(dx: -part, dy: -part)
      .offsetBy(dx: -frame.minX, dy: -frame.minY)
    picture
      .frame(width: full.width, height: full.height)
      .frame(width: frame.width, height: frame.height)
      .overlay {
        if let end {
          face(
            HeroFlight(
              id: end.id, progress: part, sourceSize: source.size, destinationSize: own.size,
              cornerRadius: radius))
        }
      }
      .accessibilityIdentifier("hero-picture")
      .clipShape(HeroClip(rect: clip, radius: radius, style: end?.end.cornerStyle ?? .continuous))
      .offset(x: frame.midX - own.midX, y: frame.midY - own.midY)
      .transaction { if end != nil { $0.animation = nil } }
  }
}

/// A part of a picture.
private nonisolated struct HeroClip: Shape {
  let rect: CGRect
  let radius: CGFloat
  let style: RoundedCornerStyle

  func path(in bounds: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: radius, style: style) }
}

extension CGRect {
  /// The largest frame of a shape in the middle of this one.
  fileprivate func fitting(_ shape: CGFloat?) -> CGRect { scaled(shape, min) }

  /// The smallest frame of a shape round the middle of this one that covers it.
  fileprivate func filling(_ shape: CGFloat?) -> CGRect { scaled(shape, max) }

  private func scaled(_ shape: CGFloat?, _ choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
    guard let shape, shape > 0, width > 0, height > 0 else { return self }
    let size = CGSize(width: choose(width, height * shape), height: choose(height, width / shape))
    return CGRect(
      x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}
