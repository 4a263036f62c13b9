import SwiftUI

/// One reading of a content folder: the folder is found once, its names are listed once, and nothing outside of it is read.
nonisolated struct ContentReading {
  static let restaurantsFile = "restaurants.json"
  private static let endings = ["", ".jpg", ".jpeg", ".png", ".webp", ".JPG", ".JPEG", ".PNG", ".WEBP"]
  /// Folders of pictures, the first before the second.
  private static let places = [ContentFolder.pictures, ""]

  private let name: String
  private let folder: Result<_SealedFolder, _FileFailure>
  /// The names in each of the places.
  private let names: [String: Set<String>]

  init(_ content: ContentFolder) {
    name = content.path
    folder = Result { () throws(_FileFailure) in try _SealedFolder(content.path) }
    let sealed = try? folder.get()
    names = Dictionary(
      uniqueKeysWithValues: ContentReading.places.map { ($0, Set(sealed?.names(in: $0) ?? [])) })
  }

  /// The file of restaurants, and its bytes where they can be read.
  ///
  /// - Parameters:
  ///   - most: how many problems of each kind are reported one by one.
  ///   - languages: those that the guide is written in.
  func restaurants(
    _ most: Int = ContentLimits.complaints, languages: [String] = []
  ) -> (file: RestaurantFile, data: Data?) {
    let path = name + "/" + ContentReading.restaurantsFile
    do throws(_FileFailure) {
      let data = try folder.get().contents(ContentReading.restaurantsFile, most: ContentLimits.file)
      return (RestaurantFile(data: data, name: path, most: most, languages: languages), data)
    } catch {
      guard case .failure(let failure) = folder else {
        return (RestaurantFile(problem: unreadable(path, error)), nil)
      }
      let problem = PackProblem(
        severity: .error, file: name, line: nil,
        text: failure == _FileFailure(number: ENOENT)
          ? "there is no such folder; correct its name" : "the folder \(failure.what); \(failure.remedy)")
      return (RestaurantFile(problem: problem), nil)
    }
  }

  /// guide.json, where there is one.
  func guide(_ most: Int = ContentLimits.complaints) -> (file: GuideFile, data: Data?) {
    let path = name + "/" + GuideFile.name
    do throws(_FileFailure) {
      let data = try folder.get().contents(GuideFile.name, most: ContentLimits.guide)
      return (GuideFile(data: data, name: path, most: most), data)
    } catch {
      let isAbsent = error == _FileFailure(number: ENOENT)
      return (isAbsent ? GuideFile() : GuideFile(problem: unreadable(path, error)), nil)
    }
  }

  private func unreadable(_ path: String, _ failure: _FileFailure) -> PackProblem {
    PackProblem(
      severity: .error, file: path, line: nil, text: "the file \(failure.what); \(failure.remedy)")
  }

  /// The result of looking for a picture.
  enum Found: Equatable {
    case file(String)
    case none
    /// The name, or a link, leads out of the folder.
    case outside

    var path: String? { if case .file(let path) = self { path } else { nil } }
  }

  /// A picture by its name, with or without ending.
  func picture(named picture: String) -> Found { find(picture).found }

  /// A remedy for a picture that is not there: the name that is probably meant; nil: none is similar.
  ///
  /// - Parameter guesses: whether a name that is like it may be meant.
  func name(near picture: String, guesses: Bool) -> String? {
    let files = Self.places.flatMap { names[$0] ?? [] }.sorted()
    // A name with the folder, or with an ending.
    let last = picture.split(separator: "/").last.map(String.init) ?? picture
    let wanted = Self.stem(last)
    if let file = files.first(where: { Self.stem($0).lowercased() == wanted.lowercased() }) {
      if !Self.isPicture(file) {
        return "\(file) is there, and only JPEG, PNG and WebP are shown: save it as one of them"
      }
      guard Self.stem(file) == picture || file == picture else {
        return "it is there as \(file): write “\(Self.stem(file))”"
      }
      return failure(of: file).map { "\(file) \($0.what): \($0.remedy)" }
    }
    guard guesses else { return nil }
    return _Spelling.guess(for: wanted, among: files.filter(Self.isPicture).map(Self.stem))
      .map { "write “\($0)” if that is meant, or put \(Self.file(for: last)) into Pictures" }
  }

  /// Why a picture's file cannot be read; nil: it can.
  private func failure(of file: String) -> _FileFailure? {
    guard let place = Self.places.first(where: { names[$0]?.contains(file) == true }) else { return nil }
    do throws(_FileFailure) {
      _ = try folder.get().file(place.isEmpty ? file : place + "/" + file)
      return nil
    } catch { return error }
  }

  /// The name of a file in which a picture of that name is looked for.
  static func file(for picture: String) -> String { isPicture(picture) ? picture : picture + ".jpg" }

  /// The files of pictures, with their places in the folder.
  var pictureFiles: [String] {
    Self.places.flatMap { place in
      (names[place] ?? []).filter(Self.isPicture).map { place.isEmpty ? $0 : place + "/" + $0 }
    }.sorted()
  }

  /// Endings of pictures that are not shown.
  private static let strangers = ["gif", "tif", "tiff", "bmp", "heic", "avif", "svg"]

  /// A name without the ending of a picture.
  private static func stem(_ file: String) -> String {
    let ending = (file as NSString).pathExtension.lowercased()
    return endings.contains("." + ending) || strangers.contains(ending)
      ? (file as NSString).deletingPathExtension : file
  }

  private static func isPicture(_ file: String) -> Bool {
    endings.contains { !$0.isEmpty && file.lowercased().hasSuffix($0) }
  }

  /// Where in the folder a picture is; nil: there is none.
  func place(ofPicture picture: String) -> String? { find(picture).place }

  /// The bytes of a picture; nil: there is none, or it cannot be read.
  func bytes(ofPicture picture: String) -> Data? {
    guard let place = place(ofPicture: picture) else { return nil }
    return try? bytes(at: place)
  }

  /// The bytes of a picture at a place in the folder.
  func bytes(at place: String) throws(_FileFailure) -> Data {
    try folder.get().contents(place, most: ContentLimits.picture)
  }

  /// The picture, and its place in the folder.
  private func find(_ picture: String) -> (found: Found, place: String?) {
    guard let sealed = try? folder.get() else { return (.none, nil) }
    // Byte by byte, as the file system reads it: as a character, a slash with a combining mark is no slash.
    let bytes = picture.utf8
    guard !bytes.contains(UInt8(ascii: "/")), !bytes.contains(0) else { return (.outside, nil) }
    guard let first = bytes.first, first != UInt8(ascii: ".") else { return (.none, nil) }
    var result = Found.none
    for place in ContentReading.places {
      for ending in ContentReading.endings {
        // As the folder writes it: an accent may be a character of its own there.
        guard let names = names[place], let index = names.firstIndex(of: picture + ending) else { continue }
        let file = (place.isEmpty ? "" : place + "/") + names[index]
        do throws(_FileFailure) { return (.file(try sealed.file(file)), file) } catch {
          if error == _FileFailure(number: EXDEV) { result = .outside }
        }
      }
    }
    return (result, nil)
  }
}
