import Fuzzing
import Restaurants
import SwiftUI
import Tutorials
import ViewTreeTesting

/// The programs that the crawler visits: the guide, the scenes and their menu, the examples.
@MainActor enum CrawledPrograms {
  static var all: [Crawler] {
    [crawler("guide") { GuideView(store: RestaurantStore(folder: .bundled)) }]
      + [crawler("tutorials menu") { TutorialsView() }]
      + TutorialScene.allCases.map { scene in
        crawler("tutorials \(scene.rawValue)") { TutorialsView(scene: scene) }
      } + [
        crawler("flashcards") { FlashcardsVisit.program }, crawler("tearooms") { TearoomsVisit.program },
        crawler("arrivals") { ArrivalsVisit.program }, crawler("headlines strip") { HeadlinesVisit.strip },
        crawler("headlines hue") { HeadlinesVisit.hue }, crawler("turntable helix") { TurntableVisit.helix },
        crawler("turntable covers") { TurntableVisit.covers },
        crawler("turntable effects") { TurntableVisit.effects },
      ]
  }

  private static func crawler<Root: View>(_ name: String, _ root: @escaping () -> Root) -> Crawler {
    let known = (try? KnownFaults.all())?.filter { $0.place == "crawler: \(name)" } ?? []
    return Crawler(name) { fault in
      known.contains { $0.covers(fault, in: $0.place) }
    } make: {
      ViewTester(root())
    }
  }
}
