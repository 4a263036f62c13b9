import SwiftUI

/// All that a content folder says at one moment: a snapshot, which can be read on any thread and changes no more.
public nonisolated struct GuidePack: Sendable {
  /// A picture's file, or its bytes where the file was another one when the guide showed it before.
  enum Picture: Equatable, Sendable {
    case file(String)
    case bytes(Data)
    /// Of a host that guide.json allows.
    case address(URL)
  }

  public let folder: ContentFolder
  /// What is wrong, in the order of the files.
  public private(set) var problems: [PackProblem] = []
  let settings: GuideFile
  let entries: [RestaurantEntry]
  /// Whether some text is not the same in every language.
  let isTranslated: Bool
  /// By their names.
  private(set) var pictures: [String: Picture] = [:]
  /// What the files of the pictures were, by their names.
  private var stamps: [String: PictureStamp] = [:]
  /// What is wrong with files of pictures that were replaced meanwhile, by the pictures' names.
  private var faults: [String: String] = [:]
  /// Made of what the two files say, and of the names and sizes of the pictures: the same for copies of a pack.
  public let hash: String

  /// Reads a folder.
  ///
  /// - Parameters:
  ///   - before: what was shown of it before: pictures whose files were changed since are read anew.
  ///   - tellsAll: whether each problem is reported; otherwise the first ones of each kind.
  public init(_ folder: ContentFolder, after before: GuidePack? = nil, tellsAll: Bool = false) {
    self.folder = folder
    let most = tellsAll ? Int.max : ContentLimits.complaints
    let reading = ContentReading(folder)
    var hash = ContentHash()
    let (settings, guideData) = reading.guide(most)
    let (file, data) = reading.restaurants(most, languages: settings.languages)
    for part in [guideData, data] {
      hash.add("\(part?.count ?? -1) ".utf8)
      hash.add(part ?? Data())
    }
    self.settings = settings
    entries = file.entries
    isTranslated = entries.contains(where: \.isTranslated)
    problems = settings.problems + file.problems
    var absent = Complaints(most: most)
    var broken: [PackProblem] = []
    for entry in (file.entries + file.leftOut).sorted(by: { $0.number < $1.number }) {
      for (field, photo) in entry.restaurant.photoFields where pictures[photo] == nil {
        if let address = settings.hosts.address(photo) {
          pictures[photo] = .address(address)
          hash.add("\(photo) fetched".utf8)
          continue
        }
        guard case .file(let path) = reading.picture(named: photo) else {
          absent.add(
            .picture, at: [.index(entry.number), .key(field)],
            Self.absence(of: photo, in: field, of: entry, reading, settings.hosts))
          continue
        }
        let stamp = PictureStamp(path: path)
        stamps[photo] = stamp
        (pictures[photo], faults[photo]) = Self.picture(photo, path, stamp, before, reading)
        if let fault = faults[photo] {
          broken.append(PackProblem(severity: .warning, file: path, line: nil, text: fault))
        }
        hash.add("\(photo) \(stamp?.size ?? 0)".utf8)
      }
    }
    problems +=
      absent.problems(in: folder.path + "/" + ContentReading.restaurantsFile, data) + broken.prefix(most)
    self.hash = hash.text
  }

  /// Whether it can be shown: a broken file must not replace content that works.
  public var isUsable: Bool { !entries.isEmpty && settings.isReadable }

  /// Why there is nothing to show; nil: there is something.
  public var reasonNotToShow: String? {
    guard entries.isEmpty else { return nil }
    return (problems.first { $0.severity == .error } ?? problems.first)?.description
  }

  /// Whether both look the same to whoever sees them.
  public func looksLike(_ other: GuidePack) -> Bool {
    hash == other.hash && pictures == other.pictures && stamps == other.stamps && settings == other.settings
      && entries == other.entries
  }

  /// Where a picture comes from: its file as long as that does not change. The bytes of a file that was replaced are
  /// read instead, since views identify file pictures by their paths and would show the old one. Where a file was replaced
  /// by a part of a picture, or by none, what is shown stays, and the fault is told.
  private static func picture(
    _ name: String, _ path: String, _ stamp: PictureStamp?, _ before: GuidePack?, _ reading: ContentReading
  ) -> (Picture, fault: String?) {
    guard let before, let shown = before.pictures[name] else { return (.file(path), nil) }
    if case .file(let other) = shown, other != path { return (.file(path), nil) }
    if before.stamps[name] == stamp { return (shown, before.faults[name]) }
    guard let data = reading.bytes(ofPicture: name) else { return (.file(path), nil) }
    if PictureEnd.isMissing(in: data) {
      return (shown, "the file is cut off; copy it once more; the picture is shown as it was")
    }
    guard UIImage(data: data)?.size != nil else {
      return (
        shown, "this is no JPEG, PNG or WebP, or it is damaged; write it anew; the picture is shown as it was"
      )
    }
    return (.bytes(data), nil)
  }

  private static func absence(
    of photo: String, in field: String, of entry: RestaurantEntry, _ reading: ContentReading,
    _ hosts: PictureHosts
  ) -> String {
    let place = entry.place
    let outcome =
      entry.restaurant.allPhotos.count > 1 ? "the picture is left out" : "a placeholder is shown"
    if photo.contains("://") {
      return "\(place): \(hosts.refusal(of: photo, in: field)); \(outcome)"
    }
    let isOutside = reading.picture(named: photo) == .outside
    if !isOutside || photo.contains("/"), let name = reading.name(near: photo, guesses: !isOutside) {
      return
        "\(place): there is no picture “\(photo)” for “\(field)”; \(name); \(outcome)"
    }
    if isOutside {
      return
        "\(place): “\(field)” has “\(photo)”, which leads out of the folder; put the picture into Pictures and "
        + "give its name alone; \(outcome)"
    }
    let file = ContentReading.file(for: photo)
    return
      "\(place): there is no picture “\(photo)” for “\(field)”; put \(file) into Pictures, or a PNG or WebP; "
      + outcome
  }
}
