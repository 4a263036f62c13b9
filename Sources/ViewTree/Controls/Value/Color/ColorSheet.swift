import Foundation

/// The sheet of a colour picker.
struct ColorSheet: View {
  enum Page { case grid, sliders }

  @Binding var selection: Color
  let supportsOpacity: Bool
  @State private var page = Page.grid
  @Environment(\.self) private var environment
  @Environment(\.dismiss) private var dismiss

  private var mix: Color.Resolved { selection.resolve(in: environment) }

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Text(.own("Colors")).font(.title2.bold())
        Spacer()
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(.secondary)
            .frame(minWidth: 44, minHeight: 44, alignment: .trailing)
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel(.own("Close"))
      }
      Picker("Colors", selection: $page) {
        Text(.own("Grid")).tag(Page.grid)
        Text(.own("Sliders")).tag(Page.sliders)
      }
      .pickerStyle(.segmented)
      switch page {
      case .grid: ColorGrid(selected: mix) { select($0, opacity: mix.opacity) }.frame(height: 240)
      case .sliders: sliders.frame(height: 240, alignment: .top)
      }
      if supportsOpacity { channel("Opacity", \.opacity, tint: selection) }
    }
    .padding(.horizontal, 16)
    .padding(.top, 12)
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private func select(_ color: Color.Resolved, opacity: Float) {
    var color = color
    color.opacity = opacity
    selection = Color(color)
  }

  private var sliders: some View {
    VStack(spacing: 12) {
      channel("Red", \.red, tint: .red)
      channel("Green", \.green, tint: .green)
      channel("Blue", \.blue, tint: .blue)
    }
  }

  private func channel(
    _ name: LocalizedStringKey, _ part: WritableKeyPath<Color.Resolved, Float>, tint: Color
  ) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Text(name)
        Spacer()
        Text("\(Int((mix[keyPath: part] * 100).rounded())) %").monospacedDigit()
      }
      .font(.footnote).foregroundStyle(.secondary)
      .accessibilityHidden(true)
      Slider(
        value: Binding(
          get: { Double(mix[keyPath: part]) },
          set: {
            var color = mix
            color[keyPath: part] = Float($0)
            selection = Color(color)
          })
      ) {
        Text(name)
      }
      .tint(tint)
    }
  }
}
