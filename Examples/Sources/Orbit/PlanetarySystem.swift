import SwiftUI

struct Planet: Identifiable, Hashable {
  let id: Int
  let name: String
  let distance: CGFloat
  let tint: Color
}

@Observable
final class PlanetarySystem {
  var planets: [Planet] = [
    Planet(id: 0, name: "Ember", distance: 60, tint: .red),
    Planet(id: 1, name: "Vale", distance: 100, tint: .green),
    Planet(id: 2, name: "Tide", distance: 140, tint: .blue),
  ]
  var selection: Planet.ID?

  var selected: Planet? { planets.first { $0.id == selection } }
}
