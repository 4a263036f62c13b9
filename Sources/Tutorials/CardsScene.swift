import SwiftUI

/// A stack of cards with questions: a tap shows the answer, a swipe removes the card.
struct CardsScene: View {
  @State private var cards = Card.samples
  /// Cards of another round are other views, also while those of the last one are still moving out.
  @State private var round = 1

  var body: some View {
    VStack(spacing: 100) {
      ZStack {
        ForEach(0..<cards.count, id: \.self) { index in
          CardView(card: cards[index]) {
            withAnimation { removeCard(at: index) }
          }
          .stacked(at: index, in: cards.count)
          .allowsHitTesting(index == cards.count - 1)
        }
        .id(round)
        if cards.isEmpty {
          Button("Start again", action: resetCards)
            .font(.title2)
            .foregroundColor(.white)
            .padding()
        }
      }
      .frame(height: 250)

      Text(cards.count == 1 ? "1 card left" : "\(cards.count) cards left")
        .font(.headline)
        .foregroundColor(.white)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background(Capsule().fill(.black.opacity(0.5)))
    }
    .padding(.horizontal, 24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      LinearGradient(
        colors: [Color(red: 0.27, green: 0.42, blue: 0.67), Color(red: 0.15, green: 0.24, blue: 0.43)],
        startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea())
  }

  private func removeCard(at index: Int) {
    cards.remove(at: index)
  }

  private func resetCards() {
    cards = Card.samples
    round += 1
  }
}

struct Card {
  var prompt: String
  var answer: String

  static let samples = [
    Card(prompt: "Which nut is in a frangipane?", answer: "The almond"),
    Card(prompt: "What does “al dente” mean?", answer: "To the tooth"),
    Card(prompt: "What is dashi made of?", answer: "Kelp and bonito flakes"),
    Card(prompt: "Which spice is the dearest?", answer: "Saffron"),
    Card(prompt: "Where is halloumi from?", answer: "Cyprus"),
    Card(prompt: "What thickens a roux?", answer: "Flour"),
  ]
}

/// A card that follows the finger; it tells by a closure that it wants to go.
struct CardView: View {
  let card: Card
  var removal: (() -> Void)? = nil
  @State private var isShowingAnswer = false
  @State private var offset = CGSize.zero

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 25, style: .continuous)
        .fill(.white)
        .shadow(radius: 10)

      VStack(spacing: 12) {
        Text(card.prompt)
          .font(.largeTitle)
          .foregroundColor(.black)
        if isShowingAnswer {
          Text(card.answer)
            .font(.title)
            .foregroundColor(.gray)
        }
      }
      .padding(20)
      .multilineTextAlignment(.center)
    }
    .frame(maxWidth: 450)
    .frame(height: 250)
    .rotationEffect(.degrees(Double(offset.width / 5)))
    .offset(x: offset.width * 5, y: 0)
    .opacity(2 - Double(abs(offset.width / 50)))
    .gesture(
      DragGesture()
        .onChanged { gesture in offset = gesture.translation }
        .onEnded { _ in
          if abs(offset.width) > 100 {
            removal?()
          } else {
            withAnimation(.spring()) { offset = .zero }
          }
        }
    )
    .onTapGesture { isShowingAnswer.toggle() }
    .accessibilityIdentifier(card.prompt)
  }
}

extension View {
  /// Lies so far down as there are cards on top.
  func stacked(at position: Int, in total: Int) -> some View {
    offset(x: 0, y: CGFloat(total - position) * 10)
  }
}
