import SwiftUI

/// One text, and where its centre lies in three coordinate spaces.
struct SpacesScene: View {
  @State private var lines: [String] = []

  var body: some View {
    OuterView(lines: $lines)
      .background(Color.red)
      .coordinateSpace(name: "Custom")
      .overlay(alignment: .bottom) {
        VStack(alignment: .leading, spacing: 4) {
          ForEach(lines, id: \.self) { line in Text(line) }
        }
        .font(.footnote)
        .foregroundColor(.white)
        .padding()
      }
  }
}

struct OuterView: View {
  @Binding var lines: [String]

  var body: some View {
    VStack {
      Text("Top")
      InnerView(lines: $lines)
        .background(Color.green)
      Text("Bottom")
    }
  }
}

struct InnerView: View {
  @Binding var lines: [String]

  var body: some View {
    HStack {
      Text("Left")
      GeometryReader { proxy in
        Text("Center")
          .background(Color.blue)
          .foregroundColor(.white)
          .onTapGesture {
            lines = [
              InnerView.line("Global", proxy.frame(in: .global)),
              InnerView.line("Custom", proxy.frame(in: .named("Custom"))),
              InnerView.line("Local", proxy.frame(in: .local)),
            ]
            lines.forEach { print($0) }
          }
      }
      .background(Color.orange)
      Text("Right")
    }
  }

  private static func line(_ name: String, _ frame: CGRect) -> String {
    "\(name) center: " + String(format: "%.1f x %.1f", Double(frame.midX), Double(frame.midY))
  }
}
