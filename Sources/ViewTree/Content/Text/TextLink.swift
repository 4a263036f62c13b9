import Foundation

/// A link of a text.
struct TextLink: Hashable {
  let address: URL
  /// What its letters say.
  private(set) var title: String

  /// The links of a text, in the order in which they are read.
  static func all(in runs: [TextRun]) -> [TextLink] {
    var list: [TextLink] = []
    for run in runs {
      guard let number = run.linkNumber, let address = run.link else { continue }
      if number == list.count { list.append(TextLink(address: address, title: "")) }
      list[list.count - 1].title += run.original ?? run.text
    }
    return list
  }
}
