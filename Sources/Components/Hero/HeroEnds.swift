import SwiftUI

/// Measures a picture that the sheet may show, while it does, and hides it while it flies.
private struct HeroSource: ViewModifier {
  let id: AnyHashable
  let cornerRadius: CGFloat
  let cornerStyle: RoundedCornerStyle
  let placeholder: Color?
  let pose: (@Sendable (GeometryProxy) -> HeroPose)?
  @Environment(\.heroModel) private var model

  init(
    id: AnyHashable, cornerRadius: CGFloat, cornerStyle: RoundedCornerStyle, placeholder: Color?,
    pose: (@Sendable (GeometryProxy) -> HeroPose)?
  ) {
    self.id = id
    self.cornerRadius = cornerRadius
    self.cornerStyle = cornerStyle
    self.placeholder = placeholder
    self.pose = pose
  }

  func body(content: Content) -> some View {
    let isWatched = model?.watched.contains(id) ?? false
    content
      .opacity(isWatched ? model?.sourceOpacity(id) ?? 1 : 1)
      .background {
        // Other pictures cost nothing.
        if isWatched, let model {
          HeroMeasure(id: id, model: model, cornerRadius: cornerRadius, cornerStyle: cornerStyle, pose: pose)
            .background {
              if let placeholder {
                RoundedRectangle(cornerRadius: cornerRadius, style: cornerStyle).fill(placeholder)
              }
            }
            .transition(.identity)
        }
      }
  }
}

/// What is told where sources lie.
protocol HeroObserver: AnyObject {
  /// A source has a place.
  func report(_ end: HeroEnd, of id: AnyHashable)
  /// A source is there no more.
  func sourceGone(_ id: AnyHashable)
}

/// Tells where a source lies.
struct HeroMeasure: View {
  let id: AnyHashable
  let model: any HeroObserver
  let cornerRadius: CGFloat
  let cornerStyle: RoundedCornerStyle
  var pose: (@Sendable (GeometryProxy) -> HeroPose)?

  var body: some View {
    Color.clear
      .onGeometryChange(for: HeroEnd.self) { [cornerRadius, cornerStyle, pose] proxy in
        HeroEnd(
          frame: proxy.frame(in: .global), isInSight: HeroSight.isWhole(proxy), cornerRadius: cornerRadius,
          cornerStyle: cornerStyle, pose: pose?(proxy) ?? HeroPose(), visible: HeroSight.visible(proxy))
      } action: {
        model.report($0, of: id)
      }
      .onDisappear { model.sourceGone(id) }
  }
}

/// Measures the picture in the sheet, and hides it while it flies.
private struct HeroDestination: ViewModifier {
  let isShown: Bool
  let cornerRadius: CGFloat
  @Environment(\.heroModel) private var model
  @Environment(\.isInHeroSheet) private var isInSheet

  init(isShown: Bool, cornerRadius: CGFloat) {
    self.isShown = isShown
    self.cornerRadius = cornerRadius
  }

  func body(content: Content) -> some View {
    let model = isInSheet ? model : nil
    content
      .opacity(model?.isFlying == true ? 0 : 1)
      .background {
        if let model {
          Color.clear
            .onGeometryChange(for: HeroEnd.self) { [isShown, cornerRadius] proxy in
              HeroEnd(
                frame: proxy.frame(in: .named(HeroSpace.sheet)),
                isInSight: isShown && HeroSight.isWhole(proxy), cornerRadius: cornerRadius)
            } action: {
              model.report(destination: $0)
            }
            .onDisappear { model.report(destination: nil) }
        }
      }
  }
}

/// What of a picture is in sight.
nonisolated enum HeroSight {
  /// What edges may miss by rounding, in points.
  private static let near: CGFloat = 1

  /// Whether all of a view lies in the area round it.
  static func isWhole(_ proxy: GeometryProxy) -> Bool {
    guard let area = proxy.bounds(of: .named(HeroSpace.area)) else { return true }
    return isWhole(proxy.size, in: area)
  }

  /// What the area round a view shows of it, in the window's points; null: nothing.
  static func visible(_ proxy: GeometryProxy) -> CGRect {
    let (whole, frame) = (CGRect(origin: .zero, size: proxy.size), proxy.frame(in: .global))
    let seen = proxy.bounds(of: .named(HeroSpace.area))?.intersection(whole) ?? whole
    guard !seen.isNull, seen.width > near, seen.height > near else { return .null }
    return seen.offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// Whether a view of a size, at its own origin, lies in an area. Edges are compared: Foundation's `contains` fails for
  /// rectangles whose sums round.
  static func isWhole(_ size: CGSize, in area: CGRect) -> Bool {
    area.minX <= near && area.minY <= near && area.maxX >= size.width - near
      && area.maxY >= size.height - near
  }
}

extension View {
  /// Makes this view the source of a hero transition: from here its picture goes over into the sheet that shows `id`, and
  /// back; see `heroTransition(id:picture:)`.
  ///
  /// - Parameters:
  ///   - cornerRadius: of the view's own corners, in points, which it clips itself.
  ///   - placeholder: what lies in its place while its picture is away; nil: what is behind it.
  ///   - pose: what visual effects round the view make of it at its present place; nil: nothing.
  public func heroSource(
    _ id: some Hashable, cornerRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous,
    placeholder: Color? = nil, pose: (@Sendable (GeometryProxy) -> HeroPose)? = nil
  ) -> some View {
    modifier(
      HeroSource(
        id: AnyHashable(id), cornerRadius: cornerRadius, cornerStyle: style, placeholder: placeholder,
        pose: pose))
  }

  /// Makes this view, in a bottom sheet, the destination of the hero transition round it. Elsewhere it does nothing.
  ///
  /// - Parameters:
  ///   - isShown: whether it shows the picture of the source; a transition needs that.
  ///   - cornerRadius: of the view's own corners, in points.
  public func heroDestination(isShown: Bool = true, cornerRadius: CGFloat = 0) -> some View {
    modifier(HeroDestination(isShown: isShown, cornerRadius: cornerRadius))
  }

  /// Makes this view, as a rule a scroll view or list, the area in which sources and destinations of hero transitions
  /// are in sight: what is cut off by its frame does not fly.
  public func heroArea() -> some View { coordinateSpace(.named(HeroSpace.area)) }
}
