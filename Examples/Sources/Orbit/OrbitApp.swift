import SwiftUI

@main
struct OrbitApp: App {
  @State private var system = PlanetarySystem()

  var body: some Scene {
    WindowGroup("Orbit") {
      OrbitView()
        .environment(system)
    }
    .defaultSize(width: 480, height: 720)
  }
}
