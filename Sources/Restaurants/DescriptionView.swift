import SwiftUI

/// A description, of which those paragraphs are laid out that come into sight.
struct DescriptionView: View {
  private let paragraphs: [String]

  init(description: String) { paragraphs = DescriptionView.paragraphs(of: description) }

  var body: some View {
    if paragraphs.count == 1 {
      DetailInfoView(info: paragraphs[0])
    } else {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(paragraphs.indices, id: \.self) { index in
          DetailInfoView(info: paragraphs[index])
        }
      }
    }
  }

  /// Characters after which a paragraph is broken at the next space: in one so long the break is not noticed.
  private static let longest = 2000

  static func paragraphs(of text: String) -> [String] {
    var paragraphs: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = line
      while let limit = rest.index(rest.startIndex, offsetBy: longest, limitedBy: rest.endIndex),
        limit < rest.endIndex
      {
        // A word without an end is broken too.
        let end = rest[limit...].prefix(longest).firstIndex(of: " ") ?? limit
        paragraphs.append(String(rest[..<end]))
        rest = rest[end...].drop { $0 == " " }
      }
      // An empty line keeps its height.
      paragraphs.append(rest.isEmpty ? " " : String(rest))
    }
    return paragraphs
  }
}
