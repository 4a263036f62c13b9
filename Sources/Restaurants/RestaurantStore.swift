import SwiftUI

/// The restaurants that the guide shows, and those that its user likes.
@Observable public final class RestaurantStore {
  public private(set) var restaurants: [Restaurant]
  /// What is to be told instead of a list, where there is nothing to show.
  public private(set) var problem: String?
  /// What the last reading changed, until it was told.
  public private(set) var notice: Notice?
  /// The ids of favourites, those of restaurants that are not shown at present included.
  public var favourites: Set<UUID> = []
  /// The files of pictures, by their names.
  private var pictures: [String: String] = [:]
  @ObservationIgnored private let folder: ContentFolder?
  @ObservationIgnored private let report: (String) -> Void
  @ObservationIgnored private var readings = 0

  /// Restaurants from memory, with the pictures that come with the guide.
  public init(restaurants: [Restaurant]) {
    self.restaurants = restaurants
    folder = ContentFolder.bundled
    report = { _ in }
    guard let folder else { return }
    let content = ContentReading(folder)
    for restaurant in restaurants {
      pictures[restaurant.image] = content.picture(named: restaurant.image).path
    }
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
    readings += 1
    guard !reading.restaurants.isEmpty else {
      notice = Notice(
        serial: readings, text: String(localized: "The list stays as it was"), complaints: reading.complaints)
      return
    }
    let changes = RestaurantChanges(from: restaurants, to: reading.restaurants)
    if pictures != reading.pictures { pictures = reading.pictures }
    if restaurants != reading.restaurants { restaurants = reading.restaurants }
    if problem != nil { problem = nil }
    notice = Notice(serial: readings, text: changes.sentence, complaints: reading.complaints)
  }

  /// The notice was read.
  public func dismissNotice() { notice = nil }

  /// The file's entries and pictures, and what is wrong with them.
  private static func read(_ folder: ContentFolder) -> Reading {
    let content = ContentReading(folder)
    let file = content.restaurants()
    var reading = Reading(restaurants: file.restaurants, complaints: file.complaints)
    var absent = Complaints()
    for restaurant in file.restaurants
    where !restaurant.image.isEmpty && reading.pictures[restaurant.image] == nil {
      switch content.picture(named: restaurant.image) {
      case .file(let path): reading.pictures[restaurant.image] = path
      case .outside:
        absent.add(
          .picture,
          "\(folder.path): the image “\(restaurant.image)” of \(restaurant.name) leads out of the folder; "
            + "put the picture into Pictures and give its name alone; a placeholder is shown")
      case .none:
        absent.add(
          .picture,
          "\(folder.path)/Pictures: no picture “\(restaurant.image)” for \(restaurant.name); "
            + "put \(restaurant.image).jpg there, or a PNG or WebP; a placeholder is shown")
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

  /// The picture of a restaurant.
  public func image(of restaurant: Restaurant) -> Image? {
    guard let path = pictures[restaurant.image], let picture = UIImage(contentsOfFile: path) else {
      return nil
    }
    return Image(uiImage: picture)
  }
}
