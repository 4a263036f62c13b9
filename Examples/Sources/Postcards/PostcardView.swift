import SwiftUI

struct PostcardView: View {
  let card: Postcard
  var removal: ((Bool) -> Void)? = nil

  @State private var offset = CGSize.zero
  @GestureState private var isPressed = false

  var body: some View {
    VStack(spacing: 12) {
      Landscape()
        .fill(LinearGradient(colors: [tint, tint.opacity(0.4)], startPoint: .top, endPoint: .bottom))
        .frame(height: 200)
        .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
      Text(card.title)
        .font(.system(.largeTitle, design: .rounded))
        .fontWeight(.bold)
    }
    .padding()
    .frame(width: 280, height: 320)
    .background(
      RoundedRectangle(cornerRadius: 25, style: .continuous)
        .fill(Color.white)
        .shadow(radius: isPressed ? 14 : 8)
    )
    .rotationEffect(.degrees(Double(offset.width / 8)))
    .offset(x: offset.width * 2, y: 0)
    .opacity(2 - Double(abs(offset.width / 75)))
    .gesture(
      DragGesture()
        .updating($isPressed) { _, state, _ in state = true }
        .onChanged { gesture in
          offset = gesture.translation
        }
        .onEnded { _ in
          if abs(offset.width) > 100 {
            removal?(offset.width > 0)
          } else {
            withAnimation(.interactiveSpring()) { offset = .zero }
          }
        }
    )
  }

  private var tint: Color { Color(hue: card.hue, saturation: 0.6, brightness: 0.9) }
}

/// Hills before a sky.
struct Landscape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addCurve(
      to: CGPoint(x: rect.maxX, y: rect.midY * 0.8),
      control1: CGPoint(x: rect.width * 0.35, y: rect.minY),
      control2: CGPoint(x: rect.width * 0.6, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct PostcardView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      PostcardView(card: Postcard(title: "Kyoto", hue: 0.9))
      PostcardView(card: Postcard(title: "Tromsø", hue: 0.5))
    }
    .previewLayout(.sizeThatFits)
  }
}
