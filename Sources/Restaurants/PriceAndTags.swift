import SwiftUI

/// How expensive a place is, and what else it is known for; nothing where the entry says neither.
struct PriceAndTags: View {
  let restaurant: Restaurant
  @Environment(\.guide) private var guide
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    if restaurant.price != nil || !restaurant.tags.isEmpty {
      FlowLayout(spacing: 8) {
        if let price = restaurant.price { PriceView(level: price) }
        ForEach(restaurant.tags, id: \.self) { tag in
          Text(verbatim: tag)
            .font(guide.font(.footnote).weight(.medium))
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .background(Color.tagGround(in: scheme), in: Capsule())
        }
      }
      .padding([.horizontal, .top])
      .accessibilityIdentifier("tags")
    }
  }
}

/// A level of prices as so many signs of the locale's money, of four.
private struct PriceView: View {
  let level: Int
  @Environment(\.locale) private var locale
  @Environment(\.guide) private var guide

  var body: some View {
    let levels = Restaurant.prices.upperBound
    HStack(spacing: 1) {
      ForEach(1...levels, id: \.self) { number in
        Text(verbatim: sign)
          .foregroundStyle(number <= level ? Color.primary : Color.primary.opacity(0.25))
      }
    }
    .font(guide.font(.subheadline).weight(.semibold))
    .padding(.vertical, 4)
    .padding(.trailing, 4)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(guide.text(.price))
    .accessibilityValue("Level \(level) of \(levels)")
    .accessibilityIdentifier("price")
  }

  /// A sign of one character; the euro's where the locale has none. A language without a region is that of the region where
  /// most read it.
  private var sign: String {
    let sign = Locale(identifier: locale.language.maximalIdentifier).currencySymbol ?? ""
    return sign.count == 1 && sign != "¤" ? sign : "€"
  }
}

/// Views in lines, as words are; each begins at the leading edge.
struct FlowLayout: Layout {
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(of: subviews, in: proposal.width ?? .infinity)
    return CGSize(
      width: lines.flatMap { $0 }.map(\.maxX).max() ?? 0, height: lines.last?.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, lines(of: subviews, in: bounds.width).flatMap { $0 }) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.midY), anchor: .leading,
        proposal: ProposedViewSize(frame.size))
    }
  }

  /// The frames of the views, line by line; in the middle of each line's height.
  private func lines(of subviews: Subviews, in width: CGFloat) -> [[CGRect]] {
    var lines: [[CGRect]] = [[]]
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    func align() {
      let line = lines.count - 1
      lines[line] = lines[line].map { $0.offsetBy(dx: 0, dy: (height - $0.height) / 2) }
    }
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
      if x > 0, x + size.width > width {
        align()
        lines.append([])
        y += height + spacing
        (x, height) = (0, 0)
      }
      lines[lines.count - 1].append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + spacing
      height = max(height, size.height)
    }
    align()
    return lines
  }
}
