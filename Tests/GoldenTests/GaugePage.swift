import SwiftUI

/// Gauges of every style, a group of buttons, and a link to share.
struct GaugePage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      gauge.gaugeStyle(.linearCapacity)
      HStack(spacing: 24) {
        gauge.gaugeStyle(.accessoryCircular)
        Gauge(value: 0.6) {
          Text("km/h")
        } currentValueLabel: {
          Text("60")
        }
        .gaugeStyle(.accessoryCircular)
        .tint(Gradient(colors: [.green, .yellow, .red]))
        gauge.gaugeStyle(.accessoryCircularCapacity).tint(.orange)
      }
      gauge.gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.blue, .green]))
      gauge.gaugeStyle(.accessoryLinearCapacity)
      HStack {
        ControlGroup {
          Button("Copy", systemImage: "doc.on.doc") {}.labelStyle(.iconOnly)
          Button("Paste") {}
          Button("Delete", role: .destructive) {}
        }
        ControlGroup {
          Button("One") {}
          Button("Two") {}
        }
        .disabled(true)
      }
      ShareLink(item: "words")
    }
  }

  private var gauge: some View {
    Gauge(value: 3, in: 0...10) {
      Text("Speed")
    } currentValueLabel: {
      Text("3")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
  }
}
