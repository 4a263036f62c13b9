import SwiftUI

/// Rows of covers that drift by in turn to the left and to the right, while all of them rise and sink.
struct AttractWall: View {
  /// Numbers of the wall, in points and seconds.
  private enum Metrics {
    static let gap: CGFloat = 14
    static let corner: CGFloat = 18
    /// Of a row: rows are as many as come nearest to it.
    static let height: CGFloat = 200
    static let ratio: CGFloat = 1.25
    /// Points a second of the first row, and by how much faster the next ones are.
    static let speed: CGFloat = 12
    static let faster: CGFloat = 3
    /// How far the wall rises and sinks: further than between rows, so that nothing between them stays.
    static let sway: CGFloat = 26
    static let swayTime = 22.0
  }

  let restaurants: [Restaurant]
  let size: CGSize
  @State private var hasRisen = false

  var body: some View {
    let rows = max(2, Int((size.height / Metrics.height).rounded()))
    let height = (size.height + 2 * Metrics.sway - CGFloat(rows - 1) * Metrics.gap) / CGFloat(rows)
    VStack(spacing: Metrics.gap) {
      ForEach(0..<rows, id: \.self) { row in
        AttractRow(
          restaurants: covers(row, of: rows, width: height * Metrics.ratio),
          cover: CGSize(width: height * Metrics.ratio, height: height), gap: Metrics.gap,
          corner: Metrics.corner, speed: Metrics.speed + CGFloat(row % 3) * Metrics.faster,
          isReversed: row % 2 == 1
        )
        .frame(width: size.width, height: height, alignment: .leading)
      }
    }
    .frame(width: size.width, height: size.height)
    .offset(y: hasRisen ? Metrics.sway : -Metrics.sway)
    .animation(.easeInOut(duration: Metrics.swayTime).repeatForever(autoreverses: true), value: hasRisen)
    .onAppear { hasRisen = true }
    // As pictures lie on a wall, whatever the direction of reading.
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityHidden(true)
  }

  /// The covers of a row: as many as fill the width and one more, each row beginning elsewhere in the list.
  private func covers(_ row: Int, of rows: Int, width: CGFloat) -> [Restaurant] {
    guard !restaurants.isEmpty else { return [] }
    let count = Int((size.width / (width + Metrics.gap)).rounded(.up)) + 1
    return (0..<count).map { restaurants[(row * restaurants.count / rows + $0) % restaurants.count] }
  }
}

/// A row of covers, twice behind each other, moved by its own length again and again.
private struct AttractRow: View {
  let restaurants: [Restaurant]
  let cover: CGSize
  let gap: CGFloat
  let corner: CGFloat
  /// In points a second.
  let speed: CGFloat
  let isReversed: Bool
  @State private var hasPassed = false

  var body: some View {
    let length = CGFloat(restaurants.count) * (cover.width + gap)
    HStack(spacing: gap) {
      ForEach(0..<2 * restaurants.count, id: \.self) { index in
        RestaurantPicture(restaurant: restaurants[index % restaurants.count])
          .frame(width: cover.width, height: cover.height)
          .clipShape(RoundedRectangle(cornerRadius: corner, style: .continuous))
      }
    }
    .fixedSize()
    .offset(x: hasPassed == isReversed ? 0 : -length)
    .animation(.linear(duration: length / speed).repeatForever(autoreverses: false), value: hasPassed)
    .onAppear { hasPassed = true }
  }
}
