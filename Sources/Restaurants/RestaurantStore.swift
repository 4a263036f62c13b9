import SwiftUI

/// The restaurants that the guide shows, and those that its user likes.
@Observable public final class RestaurantStore {
  /// In the language that is read, with the pictures that are there.
  public private(set) var restaurants: [Restaurant]
  /// Those of them that have a picture.
  private(set) var pictured: [Restaurant] = []
  /// How the guide calls things and looks.
  private(set) var settings = GuideFile()
  /// Why there is nothing to show: for the log, visitors do not read it.
  public private(set) var problem: String?
  /// The result of the last action, such as what a reading has changed, until it was shown.
  public private(set) var notice: Notice?
  /// The ids of favourites, those of restaurants that are not shown at present included.
  public var favourites: Set<UUID> = []
  /// The ids of restaurants of which the visitor says otherwise than the file whether they were visited.
  public var changedVisits: Set<UUID> = []
  /// The pictures, by their names.
  private var pictures: [String: GuidePack.Picture] = [:]
  /// The language that is read, as a BCP 47 tag.
  @ObservationIgnored var language = "en" {
    didSet { if language != oldValue, pack?.isTranslated == true { translate() } }
  }
  /// Called with the folder when another one is opened.
  @ObservationIgnored public var onFolderChange: (ContentFolder) -> Void = { _ in }
  /// What is shown; nil: restaurants from memory.
  @ObservationIgnored public private(set) var pack: GuidePack?
  /// Packs that have arrived, by their hashes, until they are shown.
  @ObservationIgnored var shelf: [String: GuidePack] = [:]
  /// A pack for the next visitor.
  @ObservationIgnored var waiting: GuidePack?
  /// Whether somebody is there who must not see the content change; on a kiosk alone.
  @ObservationIgnored var hasVisitor = false
  /// Pictures that are made of bytes, by their names.
  @ObservationIgnored private var made: [String: UIImage] = [:]
  /// Whether pictures can be transparent, by their names, as far as they were shown.
  @ObservationIgnored private var alphas: [String: Bool] = [:]
  @ObservationIgnored public private(set) var folder: ContentFolder?
  @ObservationIgnored let report: (String) -> Void
  /// How many notices there have been.
  @ObservationIgnored private var notices = 0

  /// Restaurants from memory, with the pictures that come with the guide.
  public init(restaurants: [Restaurant]) {
    self.restaurants = []
    folder = ContentFolder.bundled
    report = { _ in }
    if let folder {
      let content = ContentReading(folder)
      for name in restaurants.flatMap(\.allPhotos) {
        pictures[name] = content.picture(named: name).path.map { .file($0) }
      }
    }
    self.restaurants = restaurants.map(pruned)
    pictured = self.restaurants.filter(\.hasPicture)
  }

  /// Restaurants from a folder; complaints go to `report`, one sentence each.
  public init(folder: ContentFolder?, report: @escaping (String) -> Void = { _ in }) {
    self.folder = folder
    self.report = report
    restaurants = []
    guard let folder else {
      let sentence =
        "no folder Assets with restaurants.json was found beside the program; start it from the project, or give --content FOLDER"
      report(sentence)
      problem = sentence
      return
    }
    let pack = GuidePack(folder)
    tell(of: pack)
    self.pack = pack
    settings = pack.settings
    pictures = pack.pictures
    translate()
    problem = pack.reasonNotToShow
  }

  /// The window's title; nil: as usual. `language`: as a BCP 47 tag.
  public func title(in language: String) -> String? {
    settings.title(LanguageChoice([language] + settings.languages))
  }

  /// The languages that the pack is written in; none: it does not say.
  public var languages: [String] { settings.languages }

  /// Reads the folder again, says in `notice` what has changed, and reports what is wrong. Where nothing can be shown from
  /// it all stays as it is.
  public func reload() {
    guard let folder else { return }
    let before = restaurants
    let isTaken = show(GuidePack(folder, after: pack))
    if isTaken {
      tell(RestaurantChanges(from: before, to: restaurants).words)
    } else {
      tell(["The list stays as it was"], isSuccess: false)
    }
  }

  /// Shows a pack, and reports what is wrong with it. False: it cannot be shown, and all stays as it is.
  @discardableResult func show(_ next: GuidePack) -> Bool {
    tell(of: next)
    guard next.isUsable else { return false }
    let before = pack?.folder.path == next.folder.path ? pack : nil
    pack = next
    folder = next.folder
    (made, alphas) = ([:], [:])
    if settings != next.settings { settings = next.settings }
    let names = Set(next.entries.flatMap { $0.restaurant.allPhotos })
    // Those of entries that are gone stay until the next change: they are in sight while what showed them leaves.
    let pictures = next.pictures.merging((before?.pictures ?? [:]).filter { !names.contains($0.key) }) {
      new, _ in new
    }
    if self.pictures != pictures { self.pictures = pictures }
    translate()
    if problem != nil { problem = nil }
    return true
  }

  private func tell(of pack: GuidePack) { pack.problems.forEach { report($0.description) } }

  private func translate() {
    guard let pack else { return }
    let choice = LanguageChoice([language] + settings.languages)
    let restaurants = pack.entries.map { pruned($0.restaurant(choice)) }
    if restaurants != self.restaurants { self.restaurants = restaurants }
    let pictured = restaurants.filter(\.hasPicture)
    if pictured != self.pictured { self.pictured = pictured }
  }

  private func pruned(_ restaurant: Restaurant) -> Restaurant {
    restaurant.keepingPictures { pictures[$0] != nil }
  }

  /// Says for a moment what was done.
  func tell(_ parts: [LocalizedStringResource], isSuccess: Bool = true) {
    notices += 1
    notice = Notice(serial: notices, parts: parts, isSuccess: isSuccess)
  }

  /// The notice was read.
  public func dismissNotice() { notice = nil }

  /// A picture by its name.
  public func image(named name: String) -> Image? { found(name).map { Image(uiImage: $0) } }

  /// A picture by its name; nil: there is none, or it is known that it cannot be shown. For views: it is looked up where
  /// their window looks.
  func shownImage(named name: String) -> Image? {
    found(name).flatMap { $0.size == .zero ? nil : Image(uiImage: $0) }
  }

  private func found(_ name: String) -> UIImage? {
    switch pictures[name] {
    case .file(let path): UIImage(contentsOfFile: path)
    case .bytes(let data): image(of: data, name)
    case .address, nil: nil
    }
  }

  /// Where a picture comes from, by its name; nil: there is none.
  func picture(named name: String) -> GuidePack.Picture? { pictures[name] }

  /// Where a picture is to be fetched from, by its name; nil: it is in the folder, or there is none.
  func address(named name: String) -> URL? {
    if case .address(let url) = pictures[name] { url } else { nil }
  }

  /// Whether what lies behind a picture may show through it.
  func isSeeThrough(_ name: String) -> Bool {
    if let known = alphas[name] { return known }
    let isUsed =
      switch pictures[name] {
      case .file(let path): PictureAlpha.isUsed(inFile: path)
      case .bytes(let data): PictureAlpha.isUsed(in: data)
      case .address, nil: false
      }
    alphas[name] = isUsed
    return isUsed
  }

  private func image(of data: Data, _ name: String) -> UIImage? {
    if let image = made[name] { return image }
    let image = UIImage(data: data)
    made[name] = image
    return image
  }
}
