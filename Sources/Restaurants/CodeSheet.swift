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
      ScrollView {
        VStack(spacing: 20) {
          QRCode(link)
            .frame(maxWidth: Self.side, maxHeight: Self.side)
            .accessibilityIdentifier("code")
          Text(verbatim: text)
            .font(guide.font(.title3))
            .multilineTextAlignment(.center)
          guide.text(.takeAlong)
            .font(.subheadline)
            .foregroundStyle(Color.minor)
            .multilineTextAlignment(.center)
        }
        .padding(24)
        .frame(maxWidth: .infinity)
      }
      .toolbar {
        Button("Done") { dismiss() }
          .accessibilityIdentifier("done")
      }
    }
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
