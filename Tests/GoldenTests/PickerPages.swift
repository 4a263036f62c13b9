import Foundation
import SwiftUI

struct PickerPage: View {
  var body: some View {
    ForEach([0, 2], id: \.self) { picked in
      Picker("Size", selection: .constant(picked)) {
        Text("Small").tag(0)
        Text("Medium").tag(1)
        Text("Large").tag(2)
      }
    }.pickerStyle(.segmented)
    Picker("Look", selection: .constant(1)) {
      Image(systemName: "list.bullet").tag(0)
      Image(systemName: "square.grid.2x2").tag(1)
    }.pickerStyle(.segmented).frame(width: 160)
    Picker("Sort by", selection: .constant("Distance")) {
      ForEach(["Name", "Distance", "Price"], id: \.self) { Text($0) }
    }
    Picker("Sort by", selection: .constant("Distance")) {
      ForEach(["Name", "Distance", "Price"], id: \.self) { Text($0) }
    }.pickerStyle(.inline)
    Picker("Guests", selection: .constant(4)) {
      ForEach(1...12, id: \.self) { Text("\($0) guests") }
    }.pickerStyle(.wheel)
  }
}

struct MenuPage: View {
  @State private var order = 1

  var body: some View {
    Menu("Actions") {
      Button("Copy", systemImage: "doc.on.doc") {}
      Button("Share", systemImage: "square.and.arrow.up") {}
      Button("Not now") {}.disabled(true)
      Divider()
      Picker("Order", selection: $order) {
        Text("By name").tag(0)
        Text("By distance").tag(1)
      }
      Divider()
      Menu("More") { Button("Inner") {} }
      Button("Delete", systemImage: "trash", role: .destructive) {}
    }
  }
}

struct FormPage: View {
  var body: some View {
    Form {
      Picker("Kitchen", selection: .constant(1)) {
        Text("Italian").tag(1)
      }
      Picker("Off", selection: .constant(1)) { Text("Italian").tag(1) }.disabled(true)
      DatePicker("Arrival", selection: .constant(Date(timeIntervalSince1970: 1_720_180_800)))
      DisclosureGroup("Closed") { Text("Inside") }
      DisclosureGroup("Open", isExpanded: .constant(true)) {
        Toggle("Vegan", isOn: .constant(true))
        Text("Near me")
      }
      Section("Colour") {
        Picker("Colour", selection: .constant(1)) {
          Text("Red").tag(0)
          Label("Blue", systemImage: "drop").tag(1)
        }
        .pickerStyle(.inline)
      }
      Section("Expandable", isExpanded: .constant(true)) { Text("Row") }
    }

  }
}

struct CalendarPage: View {
  private let date = Date(timeIntervalSince1970: 1_720_180_800)
  var body: some View {
    DatePicker("Arrival", selection: .constant(date)).datePickerStyle(.graphical)
  }
}

struct WheelPage: View {
  private let date = Date(timeIntervalSince1970: 1_720_180_800)
  var body: some View {
    DatePicker("Arrival", selection: .constant(date)).datePickerStyle(.wheel)
  }
}

struct DisclosurePage: View {
  var body: some View {
    DisclosureGroup("Closed") { Text("Inside") }
    DisclosureGroup("Open", isExpanded: .constant(true)) {
      Text("Inside")
      Toggle("Vegan", isOn: .constant(true))
    }
    DisclosureGroup("Off") { Text("Inside") }.disabled(true)
  }
}

struct ContextPage: View {
  var body: some View {
    Text("Above")
    Text("Hold").font(.title).padding(30).background(Color.orange, in: RoundedRectangle(cornerRadius: 12))
      .contextMenu {
        Button("Copy", systemImage: "doc.on.doc") {}
        Section("Danger") { Button("Delete", systemImage: "trash", role: .destructive) {} }
      }
    Text("Below")
  }
}

struct ColorPage: View {
  @State private var wall = Color(hue: 20 / 36, saturation: 1, brightness: 1)

  var body: some View {
    ColorPicker("Wall", selection: $wall)
    ColorPicker("Off", selection: .constant(.green), supportsOpacity: false).disabled(true)
  }
}
