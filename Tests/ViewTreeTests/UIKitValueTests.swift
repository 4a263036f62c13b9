import Foundation
import SwiftUI
import Testing

/// Values of UIKit that programs for SwiftUI use beside it: colours, fonts, paths.
struct UIKitValueTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { ($0 * 255).rounded() }
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func coloursHaveComponents() {
    #expect(components(UIColor(white: 0.2, alpha: 0.4)) == [51, 51, 51, 102])
    #expect(components(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1)) == [0, 255, 0, 255])
    // Within sRGB grey is the same in both spaces.
    #expect(components(UIColor(displayP3Red: 0.2, green: 0.2, blue: 0.2, alpha: 1)) == [51, 51, 51, 255])
    #expect(components(UIColor(Color(red: 1, green: 0.2, blue: 0))) == [255, 51, 0, 255])
  }

  @Test func namedColoursAreThoseOfUIKit() {
    let named: [(UIColor, [CGFloat])] = [
      (.darkGray, [85, 85, 85]), (.lightGray, [170, 170, 170]), (.gray, [128, 128, 128]),
      (.cyan, [0, 255, 255]),
      (.yellow, [255, 255, 0]), (.magenta, [255, 0, 255]), (.orange, [255, 128, 0]),
      (.purple, [128, 0, 128]),
      (.brown, [153, 102, 51]),
    ]
    for (color, expected) in named { #expect(components(color) == expected + [255]) }
  }

  @Test func coloursOfTheSystemHaveALightAndADarkForm() {
    // Light as measured on Apple's; dark as they are here.
    let palette: [(UIColor, [CGFloat], [CGFloat])] = [
      (.systemOrange, [255, 141, 40], [255, 146, 48]), (.systemYellow, [255, 204, 0], [255, 214, 0]),
      (.systemGreen, [52, 199, 89], [48, 209, 88]), (.systemBlue, [0, 136, 255], [0, 145, 255]),
      (.systemIndigo, [97, 85, 245], [109, 124, 255]), (.systemPurple, [203, 48, 224], [219, 52, 242]),
      (.systemPink, [255, 45, 85], [255, 55, 95]), (.systemGray, [142, 142, 147], [142, 142, 147]),
      (.systemGray2, [174, 174, 178], [99, 99, 102]), (.systemGray3, [199, 199, 204], [72, 72, 74]),
      (.systemGray6, [242, 242, 247], [28, 28, 30]), (.tintColor, [0, 136, 255], [0, 145, 255]),
      (.systemGroupedBackground, [242, 242, 247], [0, 0, 0]),
      (.secondarySystemGroupedBackground, [255, 255, 255], [28, 28, 30]),
      (.tertiarySystemGroupedBackground, [242, 242, 247], [44, 44, 46]),
      (.tertiarySystemBackground, [255, 255, 255], [44, 44, 46]),
    ]
    for (color, bright, dim) in palette {
      #expect(components(color.resolvedColor(with: light)) == bright + [255])
      #expect(components(color.resolvedColor(with: dark)) == dim + [255])
    }
    let others: [UIColor] = [.systemMint, .systemTeal, .systemCyan, .systemBrown]
    #expect(
      others.allSatisfy {
        components($0.resolvedColor(with: light)) != components($0.resolvedColor(with: dark))
      })
  }

  @Test func labelsAndFillsBecomeFainter() {
    func alpha(_ color: UIColor) -> CGFloat { components(color)[3] }
    let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    let fills: [UIColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
    for colors in [labels, fills] {
      for (a, b) in zip(colors, colors.dropFirst()) { #expect(alpha(a) > alpha(b)) }
    }
    #expect(alpha(.opaqueSeparator) == 255)
  }

  @Test func aColourOfTwoLooksIsAskedForBoth() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(components(color.resolvedColor(with: light)) == [0, 0, 0, 255])
    #expect(components(color.resolvedColor(with: dark)) == [255, 255, 255, 255])
  }

  @Test func coloursAreArchived() throws {
    #expect(UIColor.supportsSecureCoding)
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    color.encode(with: archiver)
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(components(try #require(UIColor(coder: reader))) == [51, 102, 153, 204])
  }

  @Test func fontsOfTheSystem() {
    #expect(UIFont.systemFont(ofSize: 20).pointSize == 20)
    #expect(UIFont.boldSystemFont(ofSize: 20) == UIFont.systemFont(ofSize: 20, weight: .bold))
    #expect(UIFont.italicSystemFont(ofSize: 20) != UIFont.systemFont(ofSize: 20))
    #expect(
      UIFont.monospacedSystemFont(ofSize: 20, weight: .medium)
        != UIFont.systemFont(ofSize: 20, weight: .medium))
    #expect(UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular).pointSize == 20)
    let styles: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.subheadline, 15),
      (.body, 17), (.callout, 16), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in styles { #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size) }
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == weights.map(\.rawValue).sorted() && UIFont.Weight(0.4) == .bold)
    #expect(Set(weights.map { UIFont.systemFont(ofSize: 20, weight: $0) }).count == weights.count)
  }

  @Test func pathsAreDrawn() {
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)
    #expect(UIBezierPath(rect: box).bounds == box)
    let oval = UIBezierPath(ovalIn: box)
    #expect(oval.contains(CGPoint(x: 20, y: 10)) && !oval.contains(CGPoint(x: 1, y: 1)))
    let round = UIBezierPath(roundedRect: box, cornerRadius: 10)
    #expect(!round.contains(CGPoint(x: 0.5, y: 0.5)) && round.contains(CGPoint(x: 10, y: 1)))
    let path = UIBezierPath()
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 15, y: 5))
    path.addCurve(
      to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 8, y: 14), controlPoint2: CGPoint(x: 2, y: 14))
    #expect(path.currentPoint == CGPoint(x: 0, y: 10))
    path.close()
    #expect(path.contains(CGPoint(x: 5, y: 5)) && !path.contains(CGPoint(x: -2, y: 5)))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.contains(CGPoint(x: 105, y: 5)))
    path.append(UIBezierPath(rect: box))
    #expect(path.contains(CGPoint(x: 30, y: 10)))
    #expect(UIBezierPath(cgPath: path.cgPath).bounds == path.bounds)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func arcsOfPathsTurnAsTheyArePainted() {
    let center = CGPoint(x: 50, y: 50)
    // From the right over the bottom to the left.
    let half = UIBezierPath(arcCenter: center, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    #expect(half.contains(CGPoint(x: 50, y: 55)) && !half.contains(CGPoint(x: 50, y: 45)))
    let other = UIBezierPath()
    other.addArc(withCenter: center, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(other.contains(CGPoint(x: 50, y: 45)) && !other.contains(CGPoint(x: 50, y: 55)))
  }

  @Test func pathsKeepTheirLines() {
    let path = UIBezierPath()
    #expect(path.lineWidth == 1 && path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (3, .round, .bevel)
    #expect(path.lineWidth == 3 && path.lineCapStyle == .round && path.lineJoinStyle == .bevel)
    path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30)))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
  }

  @Test func insetsAndCorners() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect([insets.left, insets.bottom, insets.right] == [2, 3, 4])
    let corners: UIRectCorner = [.bottomLeft, .bottomRight]
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), byRoundingCorners: corners,
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 0.5, y: 0.5)) && !path.contains(CGPoint(x: 0.5, y: 39.5)))
    #expect(!path.contains(CGPoint(x: 39.5, y: 39.5)))
  }
}
