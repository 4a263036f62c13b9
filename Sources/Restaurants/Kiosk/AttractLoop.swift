import SwiftUI

/// What the guide shows while nobody is there: a wall of covers that drifts by, cards that lift from it, and the
/// operator's words. No pixel stays the same for as long as a minute; with reduced motion photos cross-fade instead.
struct AttractLoop: View {
  /// Seconds for which a card is lifted; the words stay for the time of two cards.
  static let stay: TimeInterval = 7
  private static let fade: TimeInterval = 0.9

  let words: String
  let dimming: DimmingHours?
  @Environment(RestaurantStore.self) private var store
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.guideClock) private var clock
  @Environment(\.guide) private var guide
  @State private var step = 0
  /// How much black lies over all.
  @State private var darkness = 0.0

  var body: some View {
    GeometryReader { proxy in
      let stage = AttractStage(proxy.size, step: step)
      ZStack {
        Color(.systemBackground)
        if reducesMotion {
          AttractSlide(restaurant: lifted, stage: stage)
            .frame(width: proxy.size.width, height: proxy.size.height)
            .clipped()
            .id(step)
            .transition(.opacity)
        } else {
          AttractWall(restaurants: store.restaurants, size: proxy.size)
            .frame(width: proxy.size.width, height: proxy.size.height)
            .clipped()
          if let lifted {
            AttractCard(restaurant: lifted, width: stage.cardWidth)
              .id(step)
              .transition(
                .asymmetric(
                  insertion: .opacity.combined(with: .scale(scale: 0.8)).combined(with: .offset(y: 60)),
                  removal: .opacity.combined(with: .scale(scale: 0.94)))
              )
              .position(stage.card)
          }
        }
        AttractWords(words: words)
          .frame(maxWidth: stage.wordsSize.width, maxHeight: stage.wordsSize.height)
          .id(stage.side)
          .transition(.opacity)
          .position(stage.words)
        Color.black
          .opacity(darkness)
      }
    }
    .ignoresSafeArea()
    .contentShape(Rectangle())
    .onAppear { darkness = dimming?.strength(at: clock()) ?? 0 }
    .task {
      while (try? await Task.sleep(nanoseconds: UInt64(Self.stay * 1e9))) != nil {
        withAnimation(
          reducesMotion ? .easeInOut(duration: Self.fade) : .spring(response: 0.8, dampingFraction: 0.8)
        ) {
          step += 1
        }
        let strength = dimming?.strength(at: clock()) ?? 0
        if strength != darkness { withAnimation(.easeInOut(duration: Self.fade)) { darkness = strength } }
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel(words.isEmpty ? guide.text(.begin) : Text(verbatim: words))
    .accessibilityIdentifier("attract")
  }

  /// Each restaurant in its turn, neighbours in the list far from each other.
  private var lifted: Restaurant? {
    let all = store.restaurants
    guard !all.isEmpty else { return nil }
    let stride = max(1, all.count * 5 / 13)
    return all[(step * stride + step / max(1, all.count)) % all.count]
  }
}
