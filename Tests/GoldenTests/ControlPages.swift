import Foundation
import SwiftUI

struct ButtonPage: View {
  var body: some View {
    Label("Opening hours", systemImage: "clock")
    Label("Favourites", systemImage: "heart.fill").font(.title2)
    HStack(spacing: 16) {
      Button("Automatic") {}
      Button("Delete", role: .destructive) {}
      Button("Off") {}.disabled(true)
      Button("Plain") {}.buttonStyle(.plain)
    }
    ForEach([ControlSize.small, .regular, .large], id: \.self) { size in
      HStack {
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent", systemImage: "cart") {}.buttonStyle(.borderedProminent)
      }.controlSize(size)
    }
    HStack {
      Button("Tinted") {}.tint(.orange)
      Button("Delete", role: .destructive) {}
      Button("Off") {}.disabled(true)
      Button {
      } label: {
        Image(systemName: "plus")
      }.buttonBorderShape(.circle)
    }.buttonStyle(.bordered)
    HStack {
      Button("Capsule") {}.buttonBorderShape(.capsule)
      Button("Pink") {}.tint(.pink)
      Button("Delete", role: .destructive) {}
      Button("Off") {}.disabled(true)
    }.buttonStyle(.borderedProminent)
    Button {
    } label: {
      Text("Reserve a table").frame(maxWidth: .infinity)
    }.buttonStyle(.borderedProminent).controlSize(.large)
    GroupBox("Address") {
      LabeledContent("Street", value: "Main Street 12")
      LabeledContent("Phone", value: "555 0100")
    }
    GroupBox {
      Text("A box without a heading holds whatever belongs together.")
    }
    if let url = URL(string: "https://example.org") { Link("Website", destination: url) }
  }
}

struct ValuePage: View {
  var body: some View {
    Toggle("Off", isOn: .constant(false))
    Toggle("On", isOn: .constant(true))
    Toggle("Tinted", isOn: .constant(true)).tint(.orange)
    Toggle("Disabled", isOn: .constant(true)).disabled(true)
    HStack {
      Toggle("Button on", isOn: .constant(true))
      Toggle("Button off", isOn: .constant(false))
    }.toggleStyle(.button)
    Slider(value: .constant(0.35))
    Slider(value: .constant(0.7)) {
      Text("Volume")
    } minimumValueLabel: {
      Image(systemName: "speaker.fill")
    } maximumValueLabel: {
      Image(systemName: "speaker.wave.3.fill")
    }.tint(.green)
    Slider(value: .constant(0.5)).disabled(true)
    Stepper("Guests: 2", value: .constant(2), in: 0...10)
    Stepper("At its end", value: .constant(0), in: 0...10)
    Stepper("Disabled", value: .constant(3)).disabled(true)
    ProgressView(value: 0.4)
    ProgressView("Downloading", value: 0.7)
    ProgressView(value: 0.25) {
      Text("With two labels")
    } currentValueLabel: {
      Text("25 %")
    }.tint(.purple)
    HStack(spacing: 30) {
      ProgressView()
      ProgressView().controlSize(.large)
      ProgressView("Loading")
      ProgressView(value: 0.6).progressViewStyle(.circular)
      ProgressView().tint(.red)
    }
    ProgressView().progressViewStyle(.linear)
  }
}

struct TextPage: View {
  @State private var name = "Trattoria Luna"
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Plain", text: .constant(""))
    TextField("Focused", text: $name).textFieldStyle(.roundedBorder).focused($isFocused)
      .onAppear { isFocused = true }
    TextField("Placeholder", text: .constant("")).textFieldStyle(.roundedBorder)
    TextField("Disabled", text: .constant("Off")).textFieldStyle(.roundedBorder).disabled(true)
    TextField("Centred", text: .constant("Centred")).textFieldStyle(.roundedBorder)
      .multilineTextAlignment(.center)
    TextField(
      "Long", text: .constant("A text that is much too long for the field it stands in, so it is cut")
    )
    .textFieldStyle(.roundedBorder)
    SecureField("Password", text: .constant("secret12")).textFieldStyle(RoundedBorderTextFieldStyle())
    TextField("Price", value: .constant(12.5), format: .number).textFieldStyle(.roundedBorder)
    TextField(
      "Note", text: .constant("Several lines that wrap where the field ends and make it grow as needed."),
      axis: .vertical
    ).textFieldStyle(.roundedBorder)
    TextField("Hebrew", text: .constant("שלום עולם")).textFieldStyle(.roundedBorder)
    TextEditor(text: .constant("An editor fills its place.\n\nIt keeps line feeds and scrolls."))
      .frame(height: 140).border(Color(.separator))
  }
}
