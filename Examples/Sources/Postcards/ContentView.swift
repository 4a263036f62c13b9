import SwiftUI

struct ContentView: View {
  @EnvironmentObject var collection: Collection

  var body: some View {
    VStack(spacing: 24) {
      Text("\(collection.kept) kept, \(collection.cards.count) to go")
        .font(.headline)
        .foregroundColor(.secondary)
      ZStack {
        if collection.cards.isEmpty {
          Button("Again") { withAnimation(.spring()) { collection.restart() } }
            .font(.title2)
            .transition(.opacity)
        }
        ForEach(Array(collection.cards.enumerated()), id: \.element.id) { index, card in
          PostcardView(card: card) { keep in
            withAnimation(.spring()) { collection.remove(card, keep: keep) }
          }
          .stacked(at: index, in: collection.cards.count)
          .allowsHitTesting(index == collection.cards.count - 1)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: 420)
    }
    .padding()
  }
}

extension View {
  func stacked(at position: Int, in total: Int) -> some View {
    offset(x: 0, y: CGFloat(total - position) * 10)
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView()
      .environmentObject(Collection())
      .previewDisplayName("Five postcards")
  }
}
