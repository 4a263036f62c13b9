import SwiftUI

/// A line of the operator's page: a name and its value side by side, or one below the other where the text needs the width.
struct OperatorFact: View {
  private let name: LocalizedStringResource
  private let value: String
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.locale) private var locale

  init(_ name: LocalizedStringResource, _ value: String) { (self.name, self.value) = (name, value) }

  var body: some View {
    let name = localizedName
    FittingWords([name, value]) {
      if textSize.isAccessibilitySize {
        VStack(alignment: .leading, spacing: 4) {
          WholeText(name)
          WholeText(value)
            .foregroundStyle(Color.minor)
        }
      } else {
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: name)
          Spacer(minLength: 16)
          Text(verbatim: value)
            .foregroundStyle(Color.minor)
            .multilineTextAlignment(.trailing)
        }
      }
    }
    .accessibilityElement(children: .combine)
  }

  /// In the language of the page.
  private var localizedName: String {
    var resource = name
    resource.locale = locale
    return String(localized: resource)
  }
}
