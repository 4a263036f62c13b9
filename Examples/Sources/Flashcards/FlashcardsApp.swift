import SwiftUI

@main
struct FlashcardsApp: App {
  var body: some Scene {
    WindowGroup { ContentView() }
  }
}

struct Flashcard {
  let word: String
  let meaning: String

  static let all = [
    Flashcard(word: "tuli", meaning: "fire"),
    Flashcard(word: "sataa", meaning: "it rains"),
    Flashcard(word: "lumi", meaning: "snow"),
    Flashcard(word: "järvi", meaning: "lake"),
    Flashcard(word: "kesä", meaning: "summer"),
  ]
}

/// Cards in a loop over indices; a card that was swiped away is removed from the array by its index.
struct ContentView: View {
  @State private var cards = Flashcard.all
  /// Cards that come back are other views than those that may still be leaving.
  @State private var round = 1

  var body: some View {
    VStack(spacing: 60) {
      ZStack {
        ForEach(0..<cards.count, id: \.self) { index in
          CardView(card: cards[index]) {
            withAnimation {
              removeCard(at: index)
            }
          }
          .stacked(at: index, in: cards.count)
          .allowsHitTesting(index == cards.count - 1)
          .accessibilityHidden(index < cards.count - 1)
        }
        .id(round)
      }
      Text("\(cards.count) of \(Flashcard.all.count)")
        .font(.headline)
      Button("Again") {
        cards = Flashcard.all
        round += 1
      }
      .disabled(!cards.isEmpty)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.teal.edgesIgnoringSafeArea(.all))
  }

  func removeCard(at index: Int) {
    cards.remove(at: index)
  }
}

extension View {
  func stacked(at position: Int, in total: Int) -> some View {
    let offset = CGFloat(total - position)
    return self.offset(CGSize(width: 0, height: offset * 10))
  }
}
