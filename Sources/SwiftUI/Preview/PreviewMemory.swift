import Foundation

/// The page of a gallery that was chosen last, in a file: the program is built anew whenever its source is saved.
struct PreviewMemory {
  /// What names the file.
  static let variable = "BISTRO_PREVIEW_MEMORY"

  private struct Chosen: Codable {
    var name: String
    /// Which of the pages with that name it is.
    var number: Int
  }

  private let file: URL

  /// Nil: nobody wants the page to be kept.
  init?(_ environment: [String: String]) {
    guard let path = environment[Self.variable], !path.isEmpty else { return nil }
    file = URL(fileURLWithPath: path)
  }

  /// Keeps a page by its name: others may come before it.
  func keep(_ index: Int, in names: [String]) {
    let number = names[..<index].count { $0 == names[index] }
    try? JSONEncoder().encode(Chosen(name: names[index], number: number)).write(to: file, options: .atomic)
  }

  /// The place of the page that was kept; nil: it is not there any more, or none was.
  func page(in names: [String]) -> Int? {
    guard let data = try? Data(contentsOf: file),
      let kept = try? JSONDecoder().decode(Chosen.self, from: data)
    else { return nil }
    let places = names.indices.filter { names[$0] == kept.name }
    return places.indices.contains(kept.number) ? places[kept.number] : places.last
  }
}
