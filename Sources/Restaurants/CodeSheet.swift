import BistroComponents
import SwiftUI

/// A QR code that a visitor reads with a telephone, and what it stands for.
struct CodeSheet: View {
  let text: String
  let link: String
  @Environment(\.guide) private var guide
  @Environment(\.dismiss) private var dismiss

  /// The code's greatest side, in points.
  private static let side: CGFloat = 320

  var body: some View {
    NavigationView {
      // Beside the words where there is no height for both.
      ViewThatFits(in: .vertical) {
        page(VStackLayout(spacing: 20))
        page(HStackLayout(spacing: 24))
        ScrollView { page(VStackLayout(spacing: 20)) }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .toolbar {
        Button("Done") { dismiss() }
          .accessibilityIdentifier("done")
      }
    }
  }

  private func page(_ arrangement: some Layout) -> some View {
    arrangement {
      QRCode(link)
        .frame(width: Self.side, height: Self.side)
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
    .padding(24)
    .frame(maxWidth: .infinity)
  }
}

extension Restaurant {
  /// Links that telephones understand.
  var addressLink: String { "geo:0,0?q=" + Self.escaped(location) }
  var phoneLink: String { "tel:" + phone.filter { $0.isNumber || $0 == "+" } }
  var websiteLink: String { website.contains("://") ? website : "https://" + website }

  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? text
  }
}
