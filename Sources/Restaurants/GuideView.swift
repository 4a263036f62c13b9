import BistroComponents
import SwiftUI

/// The guide: its tabs, and over them the sheet of the restaurant that was chosen.
public struct GuideView: View {
  /// Numbers of the guide, in points and seconds.
  enum Metrics {
    /// In wide windows the sheet is no wider.
    static let sheetWidth: CGFloat = 720
    /// How far the page behind a full sheet moves down, and the radius of its corners.
    static let pageOffset: CGFloat = 30
    static let pageRadius: CGFloat = 10
  }

  private let store: RestaurantStore
  @State private var tab = GuideTab.restaurants
  @State private var showDetail = false
  @State private var selectedRestaurant: Restaurant?
  @State private var detent = BottomSheetDetent.half

  public init(store: RestaurantStore) { self.store = store }

  public var body: some View {
    TabView(selection: $tab) {
      page(.restaurants) { RestaurantList(open: open) }
      page(.discover) { DiscoverView(open: open) }
      page(.photos) { PhotosView(open: open) }
    }
    .bottomSheet(
      isPresented: $showDetail, detents: [.half, .full], selection: $detent, options: GuideView.sheet
    ) {
      if let selectedRestaurant {
        SheetContent(restaurant: selectedRestaurant)
          .onKeyPress(.upArrow) { expandIfHalf() }
          .onKeyPress(.return) { expandIfHalf() }
      }
    }
    .onKeyPress(keys: ["1", "2", "3"]) { press in
      guard press.modifiers.contains(.command) || press.modifiers.contains(.control), !showDetail,
        let number = Int(press.characters), GuideTab.allCases.indices.contains(number - 1)
      else { return .ignored }
      tab = GuideTab.allCases[number - 1]
      return .handled
    }
    .onChange(of: store.restaurants) { _, restaurants in
      // The sheet stays on its restaurant: as the last reading has it, and as it was where that has it no more.
      guard let id = selectedRestaurant?.id, let present = restaurants.first(where: { $0.id == id }) else {
        return
      }
      selectedRestaurant = present
    }
    .modifier(FavouriteKeeper(store: store))
    .environment(store)
  }

  /// A tab's page under its title.
  private func page<Page: View>(_ tab: GuideTab, @ViewBuilder content: () -> Page) -> some View {
    NavigationView {
      content().navigationBarTitle(tab.title)
    }
    .tabItem {
      Label(tab.title, systemImage: tab.symbol)
        .accessibilityIdentifier("tab-\(tab.rawValue)")
    }
    .tag(tab)
  }

  private func open(_ restaurant: Restaurant) {
    selectedRestaurant = restaurant
    detent = .half
    showDetail = true
  }

  private func expandIfHalf() -> KeyPress.Result {
    guard showDetail, detent == .half else { return .ignored }
    detent = .full
    return .handled
  }

  private static var sheet: BottomSheetOptions {
    var options = BottomSheetOptions()
    options.maxWidth = Metrics.sheetWidth
    options.throwsByOne = true
    options.backgroundOffset = Metrics.pageOffset
    options.backgroundCornerRadius = Metrics.pageRadius
    return options
  }
}
