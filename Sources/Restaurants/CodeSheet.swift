import BistroComponents
import SwiftUI

/// A sheet with a QR code that a visitor reads with a telephone, and the text that the code contains.
struct CodeSheet: View {
  let text: String
  let link: String
  @Environment(\.guide) private var guide
  @Environment(\.dismiss) private var dismiss

  /// The code's greatest and least sides, and what is free round all, in points.
  private static let side: CGFloat = 320
  private static let least: CGFloat = 160
  private static let margin: CGFloat = 24

  var body: some View {
    NavigationView {
      GeometryReader { proxy in
        // Beside the words where there is no height for both.
        ViewThatFits(in: .vertical) {
          page(VStackLayout(spacing: 20), Self.side)
          page(HStackLayout(spacing: 24), side(beside: proxy.size))
          ScrollView { page(VStackLayout(spacing: 20), Self.side) }
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
      .toolbar {
        Button("Done") { dismiss() }
          .accessibilityIdentifier("done")
      }
    }
  }

  /// As large as the height allows, and no more than half of the width.
  private func side(beside area: CGSize) -> CGFloat {
    max(Self.least, min(Self.side, area.height - 2 * Self.margin, area.width / 2))
  }

  private func page(_ arrangement: some Layout, _ side: CGFloat) -> some View {
    arrangement {
      QRCode(link)
        .frame(width: side, height: side)
        .accessibilityIdentifier("code")
      VStack(spacing: 20) {
        Text(verbatim: text)
          .font(guide.font(.title3))
        guide.text(.takeAlong)
          .font(.subheadline)
          .foregroundStyle(Color.minor)
      }
      .multilineTextAlignment(.center)
    }
    .padding(Self.margin)
    .frame(maxWidth: .infinity)
  }
}

extension Restaurant {
  /// Links that telephones understand.
  var addressLink: String { "geo:0,0?q=" + Self.escaped(location) }
  var phoneLink: String {
    // Who dials the country leaves out the zero that others begin with.
    let dialled = phone.hasPrefix("+") ? phone.replacing("(0)", with: "") : phone
    return "tel:"
      + dialled.compactMap { sign in
        if sign == "+" { return "+" }
        return sign.wholeNumberValue.flatMap { (0...9).contains($0) ? String($0) : nil }
      }.joined()
  }
  var websiteLink: String { website.contains("://") ? website : "https://" + website }

  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }
}
