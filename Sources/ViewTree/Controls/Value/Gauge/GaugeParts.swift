import Foundation

/// Measures of the small gauges of iOS, in points.
enum GaugeMetrics {
  static let side: CGFloat = 58
  static let width: CGFloat = 6
  /// Of a mark, with the gap round it.
  static let mark: CGFloat = 10
}

/// The bar of a gauge.
struct GaugeTrack: View {
  enum Look { case filled, marked }
  let value: Double
  let look: Look

  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      ZStack(alignment: .leading) {
        switch look {
        case .filled:
          Capsule().fill(Color(.system(.tertiaryFill)))
          Capsule().fill(TintShapeStyle()).frame(width: width * value)
        case .marked:
          // The mark is higher than the line.
          Capsule().fill(TintShapeStyle()).frame(height: GaugeMetrics.width)
          GaugeMark().offset(x: (width - GaugeMetrics.mark) * value)
        }
      }
    }
    .frame(height: GaugeMetrics.width)
    .frame(minWidth: 40)
  }
}

/// The point on a gauge, set off from its line.
private struct GaugeMark: View {
  var body: some View {
    Circle().fill(Color(.label))
      .padding(1.5)
      .background(Circle().fill(Color(.systemBackground)))
      .frame(width: GaugeMetrics.mark, height: GaugeMetrics.mark)
  }
}

/// The look of what is in the middle of a ring.
struct GaugeMiddle: ViewModifier {
  func body(content: Content) -> some View {
    content.font(.system(size: 20, weight: .medium, design: .rounded)).lineLimit(1).minimumScaleFactor(0.5)
      .padding(8)
  }
}

/// Three quarters of a ring with a mark; the bounds, or the label, are in its gap.
struct GaugeRing: View {
  let configuration: GaugeStyleConfiguration

  /// The radius of the line's middle, in points.
  private static let radius = (GaugeMetrics.side - GaugeMetrics.width) / 2

  var body: some View {
    ZStack {
      Circle().trim(from: 0, to: 0.75)
        .stroke(TintShapeStyle(), style: StrokeStyle(lineWidth: GaugeMetrics.width, lineCap: .round))
        .rotationEffect(.degrees(135))
        .padding(GaugeMetrics.width / 2)
      GaugeMark()
        .offset(y: -Self.radius)
        .rotationEffect(.degrees(-135 + 270 * configuration.value))
      configuration.currentValueLabel.modifier(GaugeMiddle())
    }
    .frame(width: GaugeMetrics.side, height: GaugeMetrics.side)
    .overlay(alignment: .bottom) { gap }
    // The ring runs clockwise in every language.
    .environment(\.layoutDirection, .leftToRight)
  }

  @ViewBuilder private var gap: some View {
    Group {
      if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
        HStack(spacing: 2) {
          configuration.minimumValueLabel
          Spacer(minLength: 0)
          configuration.maximumValueLabel
        }
        .padding(.horizontal, 13)
      } else {
        configuration.label
      }
    }
    .font(.system(size: 11, weight: .medium, design: .rounded))
    .lineLimit(1)
    .minimumScaleFactor(0.6)
  }
}
