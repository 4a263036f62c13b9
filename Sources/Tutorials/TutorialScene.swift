import SwiftUI

/// One of the tutorials' programs, by the name that the command line accepts.
public enum TutorialScene: String, CaseIterable, Identifiable {
  case sheet
  case cards
  case offset
  case rainbow
  case refresh
  case geometry
  case image
  case spaces
  case helix
  case coverflow
  case visualeffect
  case hero

  public var id: String { rawValue }

  /// The chapters of the menu, in order.
  enum Chapter: String, CaseIterable, Identifiable {
    case sheet = "Expandable bottom sheet"
    case cards = "Swipe cards"
    case offset = "Scroll offset"
    case refresh = "Pull to refresh"
    case geometry = "Geometry"
    case hero = "Zoom transition"

    var id: String { rawValue }
    var scenes: [TutorialScene] { TutorialScene.allCases.filter { $0.chapter == self } }
  }

  /// The chapter that lists the scene; nil for what is a menu itself.
  var chapter: Chapter? {
    switch self {
    case .sheet: .sheet
    case .cards: .cards
    case .offset, .rainbow: .offset
    case .refresh: .refresh
    case .geometry: nil
    case .image, .spaces, .helix, .coverflow, .visualeffect: .geometry
    case .hero: .hero
    }
  }

  /// What the menu calls it.
  var title: String {
    switch self {
    case .sheet: "Restaurants with a sheet"
    case .cards: "Cards to learn from"
    case .offset: "A strip that turns red"
    case .rainbow: "A background of all hues"
    case .refresh: "A list to pull"
    case .geometry: "Geometry"
    case .image: "A picture of 80 per cent"
    case .spaces: "Coordinate spaces"
    case .helix: "Helix"
    case .coverflow: "Cover flow by a reader"
    case .visualeffect: "Cover flow by a visual effect"
    case .hero: "Pictures that grow into a sheet"
    }
  }

  var symbol: String {
    switch self {
    case .sheet: "fork.knife"
    case .cards: "questionmark.circle"
    case .offset: "arrow.up"
    case .rainbow: "sun.max.fill"
    case .refresh: "arrow.clockwise"
    case .geometry, .spaces: "ruler"
    case .image: "photo"
    case .helix: "arrow.triangle.2.circlepath"
    case .coverflow, .visualeffect: "rectangle.stack"
    case .hero: "photo.on.rectangle"
    }
  }

  /// The program itself.
  @ViewBuilder public var content: some View {
    switch self {
    case .sheet: SheetScene()
    case .cards: CardsScene()
    case .offset: OffsetScene()
    case .rainbow: RainbowScene()
    case .refresh: RefreshScene()
    case .geometry: TutorialsView(chapters: [.geometry])
    case .image: ImageScene()
    case .spaces: SpacesScene()
    case .helix: HelixScene()
    case .coverflow: CoverFlowScene()
    case .visualeffect: VisualEffectScene()
    case .hero: HeroScene()
    }
  }
}
