import Foundation
import SwiftUI

struct ListPage: View {
  var body: some View {
    List {
      Section {
        Label("A label", systemImage: "star")
        NavigationLink("Leads on") { Text("There") }
        LabeledContent("Key", value: "Value")
      } header: {
        Text("Header")
      } footer: {
        Text("A footer that explains what stands above it and wraps.")
      }
      Section("Outline") {
        OutlineGroup(OutlineItem.roots, children: \.parts) { Text($0.name) }
      }
    }
  }

  struct OutlineItem: Identifiable {
    let name: String
    var parts: [OutlineItem]?
    var id: String { name }
    static let roots = [
      OutlineItem(name: "Starters", parts: [OutlineItem(name: "Soup"), OutlineItem(name: "Salad")]),
      OutlineItem(name: "Water"),
    ]
  }
}

struct StackPage: View {
  @State private var text = ""
  var body: some View {
    NavigationStack {
      List {
        ForEach(["Trattoria Luna", "Sushi Kai", "Casa Verde"], id: \.self) { name in
          NavigationLink(name) { Text(name).navigationTitle(name) }
        }
      }
      .listStyle(.plain)
      .navigationTitle("Places")
      .searchable(text: $text, prompt: "Find a place")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} }
        ToolbarItem(placement: .bottomBar) { Button("Map", systemImage: "map") {} }
      }
    }
  }
}

struct TabPage: View {
  var body: some View {
    TabView {
      Tab("Places", systemImage: "list.bullet") { Text("Content") }
      Tab("Favourites", systemImage: "heart.fill") { Text("Favourites") }.badge(3)
      Tab("Profile", systemImage: "person") { Text("Profile") }
    }
  }
}

struct AlertPage: View {
  var body: some View {
    Text("Behind").frame(maxWidth: .infinity, maxHeight: .infinity)
      .alert("Delete the list?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }
  }
}

struct DialogPage: View {
  var body: some View {
    Text("Behind").frame(maxWidth: .infinity, maxHeight: .infinity)
      .confirmationDialog("What now?", isPresented: .constant(true), titleVisibility: .visible) {
        Button("Save") {}
        Button("Delete", role: .destructive) {}
      }
  }
}

struct SheetPage: View {
  var body: some View {
    Text("Behind").frame(maxWidth: .infinity, maxHeight: .infinity)
      .sheet(isPresented: .constant(true)) {
        VStack(spacing: 12) {
          Text("On a sheet").font(.headline)
          Button("Done") {}.buttonStyle(.borderedProminent)
        }
        .presentationDetents([.medium])
        .presentationDragIndicator(.visible)
      }
  }
}

struct SplitPage: View {
  @State private var chosen: Int? = 1

  var body: some View {
    NavigationSplitView {
      List(selection: $chosen) {
        Section("Kitchens") {
          ForEach(0..<3, id: \.self) { Label("Kitchen \($0)", systemImage: "fork.knife") }
        }
        NavigationLink("Favourites", value: 7)
      }
      .navigationTitle("Places")
      .navigationSplitViewColumnWidth(280)
    } detail: {
      NavigationStack {
        List(0..<4) { NavigationLink("Table \($0)", value: $0) }
          .navigationTitle("Kitchen \(chosen ?? 0)")
      }
    }
  }
}

struct MeshPage: View {
  private let colors: [Color] = [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]

  var body: some View {
    VStack(spacing: 10) {
      MeshGradient(
        width: 3, height: 3,
        points: [
          [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.3], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
        ], colors: colors)
      HStack(spacing: 10) {
        Text("Mesh").font(.system(size: 60, weight: .heavy)).foregroundStyle(
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
            colors: [.red, .blue, .green, .orange]))
        Circle().fill(
          MeshGradient(
            width: 3, height: 2,
            points: [[0.1, 0.2], [0.5, 0], [0.9, 0.2], [0.1, 0.8], [0.5, 1], [0.9, 0.8]],
            colors: [.pink, .yellow, .pink, .blue, .cyan, .blue], background: .black, smoothsColors: false))
      }
    }
    .padding(10)
  }
}
