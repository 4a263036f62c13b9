import SwiftUI

/// The restaurants that the guide shows.
@Observable public final class RestaurantStore {
  public private(set) var restaurants: [Restaurant]
  /// What is to be told instead of a list, where there is nothing to show.
  public private(set) var problem: String?
  private let folder: ContentFolder?

  /// Restaurants from memory.
  public init(restaurants: [Restaurant]) {
    self.restaurants = restaurants
    folder = ContentFolder.bundled
  }

  /// Restaurants from a folder; complaints go to `report`, one sentence each.
  public init(folder: ContentFolder?, report: (String) -> Void = { _ in }) {
    self.folder = folder
    guard let folder else {
      let sentence =
        "no folder Assets with restaurants.json was found beside the program; start it from the project, or give --content FOLDER"
      report(sentence)
      restaurants = []
      problem = sentence
      return
    }
    let file = RestaurantFile(path: folder.restaurantsFile)
    file.complaints.forEach(report)
    for restaurant in file.restaurants
    where !restaurant.image.isEmpty && folder.picture(named: restaurant.image) == nil {
      guard !restaurant.image.contains("/") else {
        report(
          "\(folder.path): the image “\(restaurant.image)” of \(restaurant.name) leads out of the folder; "
            + "put the picture into Pictures and give its name alone; a placeholder is shown")
        continue
      }
      report(
        "\(folder.path)/Pictures: no picture “\(restaurant.image)” for \(restaurant.name); "
          + "put \(restaurant.image).jpg there, or a PNG or WebP; a placeholder is shown")
    }
    restaurants = file.restaurants
    problem = file.restaurants.isEmpty ? file.complaints.first : nil
  }

  /// The picture of a restaurant.
  public func image(of restaurant: Restaurant) -> Image? {
    guard let path = folder?.picture(named: restaurant.image), let picture = UIImage(contentsOfFile: path)
    else {
      return nil
    }
    return Image(uiImage: picture)
  }
}
