import SwiftUI

/// A stack of cards with questions: a tap shows the answer, a swipe takes the card away.
struct CardsScene: View {
  @State private var cards = Card.samples
  @State private var known = 0
  @State private var again = 0

  var body: some View {
    VStack(spacing: 100) {
      ZStack {
        ForEach(cards) { card in
          let index = cards.firstIndex(of: card) ?? 0
          CardView(card: card) { side in
            withAnimation { remove(card, side) }
          }
          .stacked(at: index, in: cards.count)
          .allowsHitTesting(index == cards.count - 1)
        }
        if cards.isEmpty {
          Button("Start again", action: restart)
            .font(.title2)
            .padding()
        }
      }
      .frame(height: 250)

      HStack {
        Label(text: "Again: \(again)", color: .red)
        Spacer()
        Label(text: "Known: \(known)", color: .green)
      }
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

  private func remove(_ card: Card, _ side: SwipeSide) {
    cards.removeAll { $0.id == card.id }
    switch side {
    case .left: again += 1
    case .right: known += 1
    }
  }

  private func restart() {
    cards = Card.samples
    known = 0
    again = 0
  }

  /// A count in a capsule.
  private struct Label: View {
    let text: String
    let color: Color

    var body: some View {
      Text(text)
        .font(.headline)
        .foregroundColor(.white)
        .padding(.horizontal, 16)
        .padding(.vertical, 8)
        .background(Capsule().fill(color.opacity(0.75)))
    }
  }
}

struct Card: Identifiable, Equatable {
  let id = UUID()
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

/// Where a card was thrown.
enum SwipeSide { case left, right }

/// A card that follows the finger; it tells by a closure that it wants to go.
struct CardView: View {
  let card: Card
  var removal: ((SwipeSide) -> Void)?
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
            removal?(offset.width > 0 ? .right : .left)
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
