import SwiftUI

/// The restaurants that the guide shows, and those that its user likes.
@Observable public final class RestaurantStore {
  public private(set) var restaurants: [Restaurant]
  /// What is to be told instead of a list, where there is nothing to show.
  public private(set) var problem: String?
  /// What was done last, such as what a reading has changed, until it was told.
  public private(set) var notice: Notice?
  /// The ids of favourites, those of restaurants that are not shown at present included.
  public var favourites: Set<UUID> = []
  /// The ids of restaurants of which the visitor says otherwise than the file whether they were visited.
  public var changedVisits: Set<UUID> = []
  /// The files of pictures, by their names.
  private var pictures: [String: String] = [:]
  @ObservationIgnored private let folder: ContentFolder?
  @ObservationIgnored private let report: (String) -> Void
  /// How many notices there have been.
  @ObservationIgnored private var notices = 0

  /// Restaurants from memory, with the pictures that come with the guide.
  public init(restaurants: [Restaurant]) {
    self.restaurants = restaurants
    folder = ContentFolder.bundled
    report = { _ in }
    guard let folder else { return }
    let content = ContentReading(folder)
    for name in restaurants.flatMap(\.allPhotos) { pictures[name] = content.picture(named: name).path }
  }

  /// Restaurants from a folder; complaints go to `report`, one sentence each.
  public init(folder: ContentFolder?, report: @escaping (String) -> Void = { _ in }) {
    self.folder = folder
    self.report = report
    guard let folder else {
      let sentence =
        "no folder Assets with restaurants.json was found beside the program; start it from the project, or give --content FOLDER"
      report(sentence)
      restaurants = []
      problem = sentence
      return
    }
    let reading = Self.read(folder)
    reading.complaints.forEach(report)
    restaurants = reading.restaurants
    pictures = reading.pictures
    problem = reading.restaurants.isEmpty ? reading.complaints.first : nil
  }

  /// Reads the folder's file again, says in `notice` what has changed, and reports what is wrong. Where nothing can be
  /// read from it the list stays as it is.
  public func reload() {
    guard let folder else { return }
    let reading = Self.read(folder)
    reading.complaints.forEach(report)
    guard !reading.restaurants.isEmpty else {
      tell(String(localized: "The list stays as it was"), reading.complaints)
      return
    }
    let changes = RestaurantChanges(from: restaurants, to: reading.restaurants)
    if pictures != reading.pictures { pictures = reading.pictures }
    if restaurants != reading.restaurants { restaurants = reading.restaurants }
    if problem != nil { problem = nil }
    tell(changes.sentence, reading.complaints)
  }

  /// Says for a moment what was done.
  func tell(_ text: String, _ complaints: [String] = []) {
    notices += 1
    notice = Notice(serial: notices, text: text, complaints: complaints)
  }

  /// The notice was read.
  public func dismissNotice() { notice = nil }

  /// The file's entries and pictures, and what is wrong with them.
  private static func read(_ folder: ContentFolder) -> Reading {
    let content = ContentReading(folder)
    let file = content.restaurants()
    var reading = Reading(restaurants: file.restaurants, complaints: file.complaints)
    var absent = Complaints()
    let photos = file.restaurants.lazy.flatMap { restaurant in restaurant.allPhotos.map { (restaurant, $0) } }
    for (restaurant, photo) in photos where reading.pictures[photo] == nil {
      switch content.picture(named: photo) {
      case .file(let path): reading.pictures[photo] = path
      case .outside:
        absent.add(
          .picture,
          "\(folder.path): the image “\(photo)” of \(restaurant.name) leads out of the folder; "
            + "put the picture into Pictures and give its name alone; a placeholder is shown")
      case .none:
        absent.add(
          .picture,
          "\(folder.path)/Pictures: no picture “\(photo)” for \(restaurant.name); "
            + "put \(photo).jpg there, or a PNG or WebP; a placeholder is shown")
      }
    }
    reading.complaints += absent.sentences(folder.path)
    return reading
  }

  /// What a content folder holds at one moment.
  private struct Reading {
    var restaurants: [Restaurant]
    var complaints: [String]
    /// The files of pictures, by their names.
    var pictures: [String: String] = [:]
  }

  /// A picture by its name.
  public func image(named name: String) -> Image? {
    guard let path = pictures[name], let picture = UIImage(contentsOfFile: path) else {
      return nil
    }
    return Image(uiImage: picture)
  }
}
