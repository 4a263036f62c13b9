import SwiftUI

struct CardView: View {
  let card: Flashcard
  var removal: (() -> Void)? = nil

  @State private var isShowingMeaning = false
  @State private var offset = CGSize.zero

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 25, style: .continuous)
        .fill(Color.white)
        .shadow(radius: 10)

      VStack {
        Text(card.word)
          .font(.largeTitle)
          .foregroundColor(.black)

        if isShowingMeaning {
          Text(card.meaning)
            .font(.title)
            .foregroundColor(.gray)
        }
      }
      .padding(20)
      .multilineTextAlignment(.center)
    }
    .frame(width: 300, height: 180)
    .rotationEffect(.degrees(Double(offset.width / 5)))
    .offset(x: offset.width * 5, y: 0)
    .opacity(2 - Double(abs(offset.width / 50)))
    .gesture(
      DragGesture()
        .onChanged { gesture in
          self.offset = gesture.translation
        }
        .onEnded { _ in
          if abs(self.offset.width) > 100 {
            self.removal?()
          } else {
            self.offset = .zero
          }
        }
    )
    .onTapGesture {
      self.isShowingMeaning.toggle()
    }
  }
}

struct CardView_Previews: PreviewProvider {
  static var previews: some View {
    CardView(card: Flashcard.all[0])
  }
}
