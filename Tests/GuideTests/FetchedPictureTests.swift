import Foundation
import Graphics
import Restaurants
import SDLHost
import SwiftUI
import Testing
import ViewTree
import ViewTreeTesting

/// Pictures that a pack names by their addresses.
@MainActor @Suite struct FetchedPictureTests {
  /// Notes what is asked for, and lets a test answer.
  private final class Network: PictureFetching {
    var asked: [URL] = []
    var hosts: [_PictureHosts?] = []

    func fetch(_ url: URL, since known: PictureFreshness?, from hosts: _PictureHosts?) {
      asked.append(url)
      self.hosts.append(hosts)
    }
    func cancel(_ url: URL) {}
  }

  private static let address = "https://pictures.example.org/bell.jpg"

  private static func runner(_ pack: PackFolder, _ network: Network) -> OffscreenRunner {
    let store = RestaurantStore(folder: pack.content)
    let runner = OffscreenRunner(
      root: GuideView(store: store), size: CGSize(width: 390, height: 844), scale: 1
    ) { $0.fetcher = network }
    runner.settle()
    return runner
  }

  private static func pack(_ guide: String?, photos: [String] = []) throws -> PackFolder {
    let photos = photos.map { "\"\($0)\"" }.joined(separator: ", ")
    var files = [
      "restaurants.json": "[{\"name\": \"Bell\", \"image\": \"\(address)\", \"photos\": [\(photos)]}]"
    ]
    files["guide.json"] = guide
    return try PackFolder(files)
  }

  private static func bytes() throws -> Data {
    let folder = try #require(ContentFolder.bundled)
    return try Data(contentsOf: URL(fileURLWithPath: try #require(folder.picture(named: "cafe-lumiere"))))
  }

  /// The opacities of the pictures that the last frame paints, with their frames.
  private static func pictures(_ list: DisplayList) -> [(frame: CGRect, opacity: Double)] {
    func find(_ items: [DisplayItem], _ opacity: Double) -> [(frame: CGRect, opacity: Double)] {
      items.flatMap { item -> [(frame: CGRect, opacity: Double)] in
        switch item.content {
        case .image(let image): [(image.rect, opacity * item.opacity)]
        case .group(let group): find(group.items, opacity * item.opacity)
        default: []
        }
      }
    }
    return find(list.items, 1)
  }

  @Test(arguments: [
    nil, "{}", #"{"hosts": []}"#, #"{"hosts": ["example.org"]}"#,
    #"{"hosts": ["https://pictures.example.org"]}"#,
  ])
  func withoutItsHostInTheListNothingIsEverFetched(_ guide: String?) throws {
    let network = Network()
    let runner = Self.runner(try Self.pack(guide), network)
    runner.advance(by: 5)
    #expect(network.asked.isEmpty && runner.host.frame(of: "row-0") != nil)
  }

  @Test func aPictureOfAListedHostIsFetchedOnceAndNamesWhereRedirectsMayLead() throws {
    let network = Network()
    let pack = try Self.pack(#"{"hosts": ["Pictures.example.org"]}"#)
    #expect(GuidePack(pack.content).problems.isEmpty)
    _ = Self.runner(pack, network)
    #expect(network.asked.map(\.absoluteString) == [Self.address])
    #expect(network.hosts == [_PictureHosts(["pictures.example.org"])])
  }

  @Test func itFadesInAtItsFinalSize() throws {
    let network = Network()
    let runner = Self.runner(try Self.pack(#"{"hosts": ["pictures.example.org"]}"#), network)
    #expect(Self.pictures(runner.displayList).isEmpty)
    let url = try #require(network.asked.first)
    var frames: [(frame: CGRect, opacity: Double)] = []
    runner.onFrame = { frames += Self.pictures($0).prefix(1) }
    var fresh = PictureFreshness()
    fresh.seconds = 3600
    runner.send(.fetched(FetchedPicture(url: url, outcome: .picture(try Self.bytes(), fresh))))
    runner.settle()
    let opacities = frames.map(\.opacity)
    #expect(opacities.count > 5 && opacities == opacities.sorted() && opacities.last == 1)
    #expect((opacities.first ?? 1) < 0.3 && Set(frames.map(\.frame.size.width)).count == 1)
  }

  @Test func offlineThePlaceholderStays() throws {
    let network = Network()
    let runner = Self.runner(try Self.pack(#"{"hosts": ["pictures.example.org"]}"#), network)
    let before = runner.displayList
    let url = try #require(network.asked.first)
    runner.send(.fetched(FetchedPicture(url: url, outcome: .failure(code: -1009, sentence: "offline"))))
    runner.settle()
    // It is that of an entry without a picture now.
    #expect(Self.pictures(runner.displayList).isEmpty)
    #expect(runner.displayList.items.count >= before.items.count)
  }
}
