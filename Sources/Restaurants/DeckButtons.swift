import BistroComponents
import SwiftUI

/// What swipes do, as buttons: undo, skip, favourite, details.
struct DeckButtons: View {
  let deck: SwipeDeckController
  /// Whether they are in two rows.
  let isGrid: Bool
  let details: () -> Void
  @Environment(\.guide) private var guide

  var body: some View {
    Group {
      if isGrid {
        VStack(spacing: 20) {
          HStack(spacing: 20) {
            skip
            like
          }
          HStack(spacing: 34) {
            undo
            more
          }
        }
      } else {
        HStack(spacing: 20) {
          undo
          skip
          like
          more
        }
        .frame(height: DeckMetrics.buttons)
      }
    }
    // Left and right are those of the cards, in every language.
    .environment(\.layoutDirection, .leftToRight)
  }

  private var undo: some View {
    button("arrow.uturn.backward", .orange, guide.text(.undo), "undo", isSmall: true) { deck.undo() }
      .disabled(!deck.canUndo)
  }

  private var skip: some View {
    button("xmark", Color(.systemGray), guide.text(.skip), "skip") { deck.swipe(.left) }
      .disabled(deck.remaining.isEmpty)
  }

  private var like: some View {
    button("heart.fill", .pink, guide.text(.favourite), "like") { deck.swipe(.right) }
      .disabled(deck.remaining.isEmpty)
  }

  private var more: some View {
    button("ellipsis", .accentColor, guide.text(.openDetails), "details", isSmall: true, action: details)
      .disabled(deck.remaining.isEmpty)
  }

  private func button(
    _ symbol: String, _ color: Color, _ label: Text, _ id: String, isSmall: Bool = false,
    action: @escaping () -> Void
  ) -> some View {
    Button {
      action()
    } label: {
      Image(systemName: symbol)
        .font(.system(size: isSmall ? 20 : 26, weight: .semibold))
    }
    .buttonStyle(DeckButtonStyle(color: color, size: isSmall ? 50 : 64))
    .accessibilityLabel(label)
    .accessibilityIdentifier(id)
  }
}

/// A round button that is a little smaller while it is pressed.
private struct DeckButtonStyle: ButtonStyle {
  let color: Color
  let size: CGFloat
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(isEnabled ? color : Color(.systemGray3))
      .frame(width: size, height: size)
      .background(
        configuration.isPressed ? Color(.systemGray4) : Color(.secondarySystemBackground), in: Circle()
      )
      .contentShape([.interaction, .hoverEffect, .focusEffect], Circle())
      .scaleEffect(configuration.isPressed && !reducesMotion ? 0.92 : 1)
      .animation(.easeOut(duration: 0.12), value: configuration.isPressed)
  }
}
