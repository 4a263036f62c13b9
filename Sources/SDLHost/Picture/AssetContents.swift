/// The parts of a catalogue's `Contents.json` that are read; everything may be missing.
struct AssetContents: Decodable {
  struct Appearance: Decodable { var appearance: String?; var value: String? }
  struct Picture: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
  }
  struct Properties: Decodable {
    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }
    var intent: String?
    var providesNamespace: Bool?
  }
  struct Color: Decodable {
    enum CodingKeys: String, CodingKey { case space = "color-space", components, reference }
    var space: String?
    var components: [String: Component]?
    var reference: String?
  }
  struct ColorEntry: Decodable {
    var color: Color?
    var idiom: String?
    var appearances: [Appearance]?
  }

  /// A number as text, as Xcode writes it, or as a number.
  struct Component: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self.text = text
      } else {
        text = String(try container.decode(Double.self))
      }
    }
  }

  var images: [Picture]?
  var colors: [ColorEntry]?
  var properties: Properties?
}
