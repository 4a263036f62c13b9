import ViewTree

/// A trait of a `#Preview` besides its views: its size, or what is round them.
public struct PreviewTrait<T>: Sendable {
  /// What it makes of the views in a gallery; nil: it is kept only.
  let change: (@MainActor @Sendable (AnyView) -> AnyView)?

  init(_ change: (@MainActor @Sendable (AnyView) -> AnyView)? = nil) { self.change = change }

  /// Does nothing here: a preview's window has the size that it is given.
  public static func landscape() -> PreviewTrait { PreviewTrait() }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The window.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// As much as the view wants.
  public static var sizeThatFitsLayout: PreviewTrait {
    PreviewTrait { AnyView($0.previewLayout(.sizeThatFits)) }
  }
  /// So many points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { AnyView($0.previewLayout(.fixed(width: width, height: height))) }
  }
  /// Does nothing here: a preview's window has the size that it is given.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// Does nothing here: a preview's window has the size that it is given.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// Does nothing here: a preview's window has the size that it is given.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
  /// Does nothing here: a preview's window has the size that it is given.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }

  /// What a modifier makes of the views.
  @MainActor @preconcurrency public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
    // Traits are made and used on the main actor alone.
    nonisolated(unsafe) let modifier = modifier
    return PreviewTrait { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }
  }
}
