import SwiftUI

/// Pictures and a colour of the target's own catalogue, by the names that the plug-in writes.
struct BadgesView: View {
  @State private var isNight = false

  var body: some View {
    VStack(spacing: 24) {
      Image(isNight ? .Badges.moon : .Badges.sun)
        .resizable()
        .scaledToFit()
        .frame(width: 160, height: 160)
        .accessibilityIdentifier("badge")
      Text(isNight ? "Good night" : "Good day")
        .font(.largeTitle)
        .foregroundStyle(.brand)
      Button("Turn") { isNight.toggle() }
        .tint(Color(.brand))
    }
    .padding()
  }
}
