import SwiftUI

enum Drag {
  case none
  case moving(by: CGSize)

  var height: CGFloat {
    if case .moving(let translation) = self { return translation.height }
    return 0
  }
}

enum Detent {
  case half
  case full
}

struct ContentTopKey: PreferenceKey {
  static var defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value += nextValue()
  }
}

/// The sheet: its place is one offset, and a spring without a value takes it to wherever that says.
struct DetailView: View {
  let tearoom: Tearoom
  @Binding var isShow: Bool

  @GestureState private var drag = Drag.none
  @State private var positionOffset: CGFloat = 0
  @State private var detent = Detent.half
  @State private var scrollOffset: CGFloat = 0

  var body: some View {
    GeometryReader { geometry in
      VStack {
        Rectangle()
          .frame(width: 50, height: 5)
          .foregroundColor(Color(.systemGray5))
          .cornerRadius(10)

        ScrollView(.vertical) {
          GeometryReader { proxy in
            Color.clear.preference(
              key: ContentTopKey.self, value: proxy.frame(in: .named("content")).minY)
          }
          .frame(height: 0)

          VStack(alignment: .leading) {
            Text("At a glance")
              .font(.headline)
              .padding()
            tearoom.color
              .frame(height: 300)
              .overlay(alignment: .bottomLeading) {
                Text(tearoom.name)
                  .font(.system(.largeTitle, design: .rounded))
                  .bold()
                  .foregroundColor(.white)
                  .padding()
              }
            Text(tearoom.street)
              .padding()
            ForEach(1..<13) { number in
              Text("Pot \(number)")
                .padding(.horizontal)
                .padding(.vertical, 8)
            }
          }
          .padding(.bottom, 100)
          .animation(nil)
          .disabled(detent == .half)
        }
        .background(Color.white)
        .cornerRadius(10, antialiased: true)
        .disabled(detent == .half)
        .coordinateSpace(name: "content")
      }
      .offset(
        y: geometry.size.height / 2 + drag.height + positionOffset + scrollOffset
      )
      .animation(.interpolatingSpring(stiffness: 200, damping: 25, initialVelocity: 10))
      .edgesIgnoringSafeArea(.all)
      .onPreferenceChange(ContentTopKey.self) { value in
        if detent == .full {
          scrollOffset = value > 0 ? value : 0

          if scrollOffset > 120 {
            positionOffset = 0
            scrollOffset = 0
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
              detent = .half
            }
          }
        }
      }
      .gesture(
        DragGesture()
          .updating($drag) { value, state, _ in
            state = .moving(by: value.translation)
          }
          .onEnded { value in
            if detent == .half {
              if value.translation.height < -geometry.size.height * 0.25 {
                positionOffset = -geometry.size.height / 2 + 50
                detent = .full
              }
              if value.translation.height > geometry.size.height * 0.3 {
                isShow = false
              }
            }
          }
      )
    }
  }
}
