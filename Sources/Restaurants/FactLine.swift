import SwiftUI

/// A line of facts behind an icon, with something small at its end; below both where the text is so large that it needs
/// the width.
struct FactLine<Fact: View, Accessory: View>: View {
  let icon: String
  @ViewBuilder let fact: Fact
  @ViewBuilder let accessory: Accessory
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.guide) private var guide
  @Environment(\.hasWideFacts) private var isWide

  /// Where texts begin after the icon, in points.
  static var textStart: CGFloat { 38 }
  /// Above and below a fact, in points: what belongs together is nearer.
  private static var margin: CGFloat { 6 }
  private static var largeMargin: CGFloat { 12 }
  private static var largeGap: CGFloat { 4 }

  var body: some View {
    Group {
      if textSize > (isWide ? .accessibility1 : .xxxLarge) {
        VStack(alignment: .leading, spacing: Self.largeGap) {
          HStack {
            symbol
            Spacer(minLength: 0)
            end
          }
          text
        }
        .padding(.vertical, Self.largeMargin)
      } else {
        HStack {
          symbol
          text
          end
        }
        .padding(.vertical, Self.margin)
      }
    }
    .frame(maxWidth: DetailInfoView.readableWidth)
    .padding(.horizontal)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var symbol: some View {
    Image(systemName: icon)
      .padding(.trailing, 10)
  }

  private var text: some View {
    fact
      .font(guide.font(.body))
      .multilineTextAlignment(.leading)
      .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var end: some View {
    accessory
      .font(.footnote)
      .foregroundStyle(Color.minor)
  }
}

/// A line of facts that is there to be read.
struct PlainFact: View {
  let fact: Restaurant.Fact

  var body: some View {
    FactLine(icon: fact.symbol) {
      Text(verbatim: fact.text)
    } accessory: {
      EmptyView()
    }
    .frame(minHeight: FactButtonStyle.height)
  }
}

/// A line of facts that does something: as high as a finger needs, and lit while it is pressed.
struct FactButtonStyle: ButtonStyle {
  /// In points.
  static let height: CGFloat = 44

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(minHeight: Self.height)
      .background(configuration.isPressed ? Color(.systemGray5) : Color.clear)
      .contentShape(Rectangle())
  }
}

/// An address, a number or a page that visitors can keep: copied where there is a clipboard, as a QR code in a kiosk.
struct TakeAlongFact: View {
  let icon: String
  let text: String
  /// What the code contains: a link that telephones understand.
  let link: String
  @State private var copies = 0
  @State private var isCopied = false
  @State private var showsCode = false
  @Environment(\.isKiosk) private var isKiosk

  /// How long it is said that something was copied, in seconds.
  private static let telling = 2.0

  var body: some View {
    Button {
      isKiosk ? showsCode = true : copy()
    } label: {
      FactLine(icon: icon) {
        Text(verbatim: text)
      } accessory: {
        // As wide as before, so that the fact's lines stay where they are.
        Image(systemName: isKiosk ? "qrcode" : "doc.on.doc")
          .opacity(isCopied ? 0 : 1)
          .overlay(alignment: .trailing) {
            if isCopied {
              Image(systemName: "checkmark")
                .foregroundStyle(.green)
                .accessibilityLabel("Copied")
                .accessibilityIdentifier("copied")
            }
          }
      }
    }
    .buttonStyle(FactButtonStyle())
    .task(id: copies) {
      guard copies > 0, (try? await Task.sleep(nanoseconds: UInt64(Self.telling * 1e9))) != nil else {
        return
      }
      isCopied = false
    }
    .sheet(isPresented: $showsCode) { CodeSheet(text: text, link: link) }
    .accessibilityIdentifier("take-\(icon)")
  }

  private func copy() {
    UIPasteboard.general.string = text
    isCopied = true
    copies += 1
  }
}
