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
