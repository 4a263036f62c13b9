import SwiftUI

/// Measures a picture while a cover shows it, and hides it while the cover has it.
private struct HeroCoverSource: ViewModifier {
  let id: AnyHashable
  let cornerRadius: CGFloat
  let cornerStyle: RoundedCornerStyle
  @Environment(\.heroCover) private var cover

  init(id: AnyHashable, cornerRadius: CGFloat, cornerStyle: RoundedCornerStyle) {
    self.id = id
    self.cornerRadius = cornerRadius
    self.cornerStyle = cornerStyle
  }

  func body(content: Content) -> some View {
    content
      .modifier(HiddenWhileAway(id: id))
      .background {
        if let cover, cover.sources.contains(id) {
          HeroMeasure(id: id, model: cover.model, cornerRadius: cornerRadius, cornerStyle: cornerStyle)
            .transition(.identity)
        }
      }
  }
}

/// Hides a view while the cover has the picture of a source.
private struct HiddenWhileAway: ViewModifier {
  let id: AnyHashable
  @Environment(\.heroCover) private var cover

  init(id: AnyHashable) { self.id = id }

  func body(content: Content) -> some View {
    content
      .opacity(cover?.away == id ? 0 : 1)
      // The picture goes and comes in one frame, whatever moves it then.
      .transaction { if cover?.sources.isEmpty == false { $0.animation = nil } }
  }
}

extension View {
  /// Makes this view a source of the picture of a cover round it, see `heroCover(isPresented:from:cover:)`. Elsewhere it
  /// does nothing.
  ///
  /// - Parameter cornerRadius: of the view's own corners, in points, which it clips itself.
  public func heroCoverSource(
    _ id: some Hashable, cornerRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> some View {
    modifier(HeroCoverSource(id: AnyHashable(id), cornerRadius: cornerRadius, cornerStyle: style))
  }

  /// Hides this view, which lies over a source, while the cover has the source's picture: `HeroGrowth` draws it on that.
  public func heroCoverFace(_ id: some Hashable) -> some View {
    modifier(HiddenWhileAway(id: AnyHashable(id)))
  }
}
