import SwiftUI

struct OrbitView: View {
  @Environment(PlanetarySystem.self) private var system
  @State private var turn = Angle.zero
  @GestureState private var drag = Angle.zero
  @Namespace private var names

  var body: some View {
    VStack(spacing: 32) {
      orbits
        .frame(width: 320, height: 320)
        .contentShape(Circle())
        .gesture(
          DragGesture()
            .updating($drag) { value, state, _ in state = .degrees(value.translation.width / 2) }
            .onEnded { value in
              withAnimation(.smooth) { turn += .degrees(value.predictedEndTranslation.width / 2) }
            })
      legend
    }
    .padding()
  }

  private var orbits: some View {
    ZStack {
      Circle()
        .fill(RadialGradient(colors: [.yellow, .orange], center: .center, startRadius: 2, endRadius: 24))
        .frame(width: 40, height: 40)
        .phaseAnimator([1, 1.1]) { view, scale in
          view.scaleEffect(scale)
        } animation: { _ in
          .easeInOut(duration: 1)
        }
      ForEach(system.planets) { planet in
        let angle = turn + drag + .degrees(Double(planet.id) * 120)
        Circle()
          .stroke(.quaternary, lineWidth: 1)
          .frame(width: planet.distance * 2)
        Circle()
          .fill(planet.tint.gradient)
          .frame(width: 24, height: 24)
          .overlay {
            if system.selection == planet.id {
              Circle().stroke(.primary, lineWidth: 2).matchedGeometryEffect(id: "mark", in: names)
            }
          }
          .offset(x: planet.distance * cos(angle.radians), y: planet.distance * sin(angle.radians))
          .onTapGesture { select(planet) }
          .accessibilityIdentifier(planet.name)
      }
    }
  }

  private var legend: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
      ForEach(system.planets) { planet in
        GridRow {
          Circle().fill(planet.tint).frame(width: 12, height: 12)
          Text(planet.name).bold(system.selection == planet.id)
          Text("\(Int(planet.distance)) million km").foregroundStyle(.secondary)
        }
        .onTapGesture { select(planet) }
      }
    }
  }

  private func select(_ planet: Planet) {
    withAnimation(.snappy) { system.selection = system.selection == planet.id ? nil : planet.id }
  }
}

#Preview("Three planets") {
  OrbitView().environment(PlanetarySystem())
}

#Preview(traits: .sizeThatFitsLayout) {
  @Previewable @State var isLarge = true
  Circle().fill(.orange).frame(width: isLarge ? 120 : 40).onTapGesture { isLarge.toggle() }
}
