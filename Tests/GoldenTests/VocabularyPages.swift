import Foundation
import SwiftUI

/// Shapes that are made of others, and shapes that follow their container.
struct RegionPage: View {
  private let square = RoundedRectangle(cornerRadius: 10).scale(0.7, anchor: .topLeading)
  private let disc = Circle().scale(0.7, anchor: .bottomTrailing)

  var body: some View {
    VStack(spacing: 12) {
      HStack(spacing: 12) {
        square.union(disc).fill(.blue)
        square.intersection(disc).fill(.blue)
        square.subtracting(disc).fill(.blue)
        square.symmetricDifference(disc).fill(.blue)
      }
      .frame(height: 72)
      HStack(spacing: 12) {
        square.union(disc).stroke(.orange, lineWidth: 3)
        square.lineIntersection(disc).stroke(.orange, lineWidth: 3)
        square.lineSubtraction(disc).stroke(.orange, lineWidth: 3)
        square.subtracting(disc).fill(.mint.gradient).stroke(.primary, lineWidth: 1)
      }
      .frame(height: 72)
      HStack(spacing: 6) {
        ContainerRelativeShape().fill(.teal)
        ContainerRelativeShape().inset(by: 6).fill(.indigo)
      }
      .padding(8)
      .frame(height: 90)
      .background(.quaternary, in: .rect(cornerRadius: 28))
      .containerShape(.rect(cornerRadius: 28))
    }
    .padding(16)
  }
}

struct TablePage: View {
  nonisolated struct Dish: Identifiable, Sendable {
    let id: Int
    let name: String
    let kitchen: String
    let price: Double
  }

  private let dishes = [
    Dish(id: 1, name: "Margherita", kitchen: "Trattoria Luna", price: 9.5),
    Dish(id: 2, name: "Nigiri", kitchen: "Sushi Kai", price: 14),
    Dish(id: 3, name: "Pimientos", kitchen: "Casa Verde", price: 6.5),
    Dish(id: 4, name: "Ramen", kitchen: "Sushi Kai", price: 12),
  ]
  @State private var order = [KeyPathComparator(\Dish.name)]
  @State private var chosen: Int? = 2

  var body: some View {
    Table(dishes.sorted(using: order), selection: $chosen, sortOrder: $order) {
      TableColumn("Dish", value: \.name)
      TableColumn("Kitchen", value: \.kitchen)
      TableColumn("Price", value: \.price) { Text($0.price, format: .number.precision(.fractionLength(2))) }
        .width(80)
    }
  }
}

/// A search with suggestions and scopes.
struct OfferPage: View {
  @State private var text = ""
  @State private var scope = 0

  var body: some View {
    NavigationStack {
      List(0..<3) { Text("Place \($0)") }
        .navigationTitle("Places")
        .searchable(text: $text, prompt: "Find a place")
        .searchSuggestions {
          Label("Trattoria Luna", systemImage: "clock").searchCompletion("Trattoria Luna")
          Label("Sushi Kai", systemImage: "clock").searchCompletion("Sushi Kai")
          Text("Ramen").searchCompletion("Ramen")
        }
        .searchScopes($scope) {
          Text("All").tag(0)
          Text("Open").tag(1)
          Text("Near").tag(2)
        }
    }
  }
}
