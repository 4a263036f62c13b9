import SwiftUI

/// Presents a cover whose picture grows out of a view.
private struct HeroCoverPresentation<ID: Hashable, Cover: View>: ViewModifier {
  @Binding var isPresented: Bool
  let sources: [ID]
  let cover: (HeroCover<ID>) -> Cover
  @State private var model = HeroCoverModel()
  /// Whether the cover is there: once its sources have been measured.
  @State private var isUp = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  init(isPresented: Binding<Bool>, sources: [ID], cover: @escaping (HeroCover<ID>) -> Cover) {
    _isPresented = isPresented
    self.sources = sources
    self.cover = cover
  }

  func body(content: Content) -> some View {
    let hero = HeroCover(model: model, sources: sources, reducesMotion: reducesMotion)
    content
      .environment(
        \.heroCover,
        HeroCoverContext(
          model: model, sources: isPresented ? sources.map { AnyHashable($0) } : [],
          away: isUp ? hero.source.map { AnyHashable($0) } : nil)
      )
      .background {
        if isPresented {
          // What is in the tree has a place when this has one.
          Color.clear
            .onGeometryChange(for: Bool.self) { _ in
              true
            } action: { _ in
              show(true)
            }
            .transition(.identity)
        }
      }
      .onChange(of: isPresented) { _, isPresented in
        if !isPresented { show(false) }
      }
      // What the program sends away goes with this view: it fades, and keeps its content.
      .background {
        if isUp, isPresented {
          Color.clear
            .fullScreenCover(isPresented: presented) {
              cover(hero)
                .presentationBackground(.clear)
            }
            .transition(.identity)
        }
      }
  }

  /// What dismisses the cover ends the presentation.
  private var presented: Binding<Bool> {
    Binding {
      isUp
    } set: { isShown in
      show(isShown, ends: !isShown)
    }
  }

  /// The cover moves its picture itself.
  private func show(_ isShown: Bool, ends: Bool = false) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) {
      isUp = isShown
      if ends { isPresented = false }
    }
  }
}

extension View {
  /// Presents a cover whose picture grows out of the view that shows it on the page, and goes back there.
  ///
  ///     PhotoThumbnail(photo)
  ///       .heroCoverSource(photo.id)
  ///       .heroCover(isPresented: $isShown, from: [photo.id]) { hero in
  ///         PhotoViewer(photo, hero)
  ///       }
  ///
  /// The cover is there in one frame, with a clear background, and moves what it shows by itself: `HeroGrowth` draws its
  /// picture between the source and its own place. Where `HeroCover.source` is nil it fades. When its picture is back it
  /// dismisses itself, without an animation. The source is hidden from the first to the last frame of the cover. A cover
  /// that the program sends away while it is there fades, with its last content, over the source in its place.
  ///
  /// - Parameter sources: the sources whose picture the cover shows, the preferred one first.
  public func heroCover<ID: Hashable, Cover: View>(
    isPresented: Binding<Bool>, from sources: [ID], @ViewBuilder cover: @escaping (HeroCover<ID>) -> Cover
  ) -> some View {
    modifier(HeroCoverPresentation(isPresented: isPresented, sources: sources, cover: cover))
  }
}
