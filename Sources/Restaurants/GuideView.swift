import BistroComponents
import SwiftUI

/// The guide. On a kiosk it begins anew for the next visitor when nobody has touched it for a while.
public struct GuideView: View {
  private let store: RestaurantStore
  private let isKiosk: Bool
  private let isAppearanceChosen: Bool
  private let settings: KioskSettings
  private let attendant: Attendant
  private let now: () -> Date
  @State private var language: VisitorLanguage
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// - Parameters:
  ///   - languages: what visitors may choose among, as BCP 47 tags; none: the guide is in the program's.
  ///   - isKiosk: whether people come and go before it, of whom nothing is kept.
  ///   - isAppearanceChosen: whether whoever started it has chosen light or dark, so that a pack does not.
  ///   - settings: how it treats them.
  ///   - attendant: who supervises it then.
  ///   - now: tells the time, by which places are open or closed.
  public init(
    store: RestaurantStore, languages: [String] = [], isKiosk: Bool = false,
    isAppearanceChosen: Bool = false,
    settings: KioskSettings = KioskSettings(), attendant: Attendant = Attendant(),
    now: @escaping () -> Date = { Date() }
  ) {
    self.store = store
    self.isKiosk = isKiosk
    self.isAppearanceChosen = isAppearanceChosen
    self.settings = settings
    self.attendant = attendant
    self.now = now
    _language = State(initialValue: VisitorLanguage(offered: languages))
  }

  public var body: some View {
    Group {
      if isKiosk {
        Visit(settings: settings, attendant: attendant) {
          store.visitorCame()
        } end: {
          endVisit()
        } content: {
          GuideTabs(start: store.settings.start)
        }
      } else {
        GuideTabs(start: store.settings.start)
          .modifier(VisitorKeeper(store: store))
      }
    }
    .environment(\.isKiosk, isKiosk)
    .environment(\.guideClock, now)
    .environment(store)
    .modifier(GuideLook(store: store))
    .modifier(LanguageInForce(language: language, settings: store.settings))
    .preferredColorScheme(isAppearanceChosen ? nil : store.settings.appearance)
    .onOpenURL { url in
      withAnimation(reducesMotion ? nil : .default) { store.open(url, isKiosk: isKiosk) }
    }
  }

  private func endVisit() {
    store.forgetVisitor()
    language.chosen = nil
  }
}

/// The guide's tabs, and over them the sheet of the restaurant that was chosen; wide windows show what was chosen in the
/// list beside it.
struct GuideTabs: View {
  /// Numbers of the guide, in points and seconds.
  enum Metrics {
    /// In wide windows the sheet is no wider.
    static let sheetWidth: CGFloat = 720
    /// How far the page behind a full sheet moves down, and the radius of its corners.
    static let pageOffset: CGFloat = 30
    static let pageRadius: CGFloat = 10
  }

  @Environment(RestaurantStore.self) private var store
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var query = RestaurantQuery()
  @Environment(\.guide) private var guide
  @State private var tab: GuideTab
  /// What is open in each tab.
  @State private var opened: [GuideTab: OpenRestaurant] = [:]
  /// What the sheet holds, while it leaves too.
  @State private var shown: OpenRestaurant?
  @State private var detent = BottomSheetDetent.half
  @State private var window = CGSize.zero
  /// Whether the card from which one was opened last said where it is.
  @State private var cardsShowPlace = true
  @Environment(\.guideLayout) private var layout

  /// - Parameter start: the tab that is shown first.
  init(start: GuideTab) { _tab = State(initialValue: start) }

  var body: some View {
    pages
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        window = $0
      }
      .bottomSheet(
        isPresented: showsSheet, detents: [.half, .full], selection: $detent, options: GuideTabs.sheet
      ) {
        if let shown {
          SheetContent(shown, arrangement)
            .onKeyPress(.upArrow) { expandIfHalf() }
            .onKeyPress(.return) { expandIfHalf() }
        }
      }
      .heroTransition(id: heroID) { flight in
        HeroPhoto(
          flight: flight, shown: shown, arrangement: arrangement, cardsShowPlace: cardsShowPlace)
      }
      .onKeyPress(keys: ["1", "2", "3"]) { press in
        guard press.modifiers.contains(.command) || press.modifiers.contains(.control),
          !showsSheet.wrappedValue,
          let number = Int(press.characters), guide.tabs.indices.contains(number - 1)
        else { return .ignored }
        tab = guide.tabs[number - 1].id
        return .handled
      }
      .onKeyPress(keys: ["f"]) { press in
        guard press.modifiers.contains(.command) || press.modifiers.contains(.control),
          !showsSheet.wrappedValue, guide.tabs.contains(where: { $0.id == .restaurants })
        else { return .ignored }
        tab = .restaurants
        query.isSearching = true
        return .handled
      }
      .onChange(of: store.restaurants) { _, restaurants in
        // What is open is shown as the last reading has it; what that has no more closes, and leaves as it was.
        func renewed(_ open: OpenRestaurant) -> OpenRestaurant? {
          var open = open
          guard let next = restaurants.first(where: { $0.id == open.restaurant.id }) else { return nil }
          open.restaurant = next
          return open
        }
        let next = opened.compactMapValues(renewed)
        if next.count == opened.count {
          opened = next
        } else {
          withAnimation(reducesMotion ? nil : .default) { opened = next }
        }
        shown = shown.map { renewed($0) ?? $0 }
      }
      .onChange(of: guide.tabs.map(\.id)) { _, tabs in
        if !tabs.contains(tab), let first = tabs.first { tab = first }
      }
      .onChange(of: tab) { old, _ in
        // A tab is left with its sheet, as by two fingers at once; what is shown beside the list stays there.
        if old != .restaurants || layout != .wide { opened[old] = nil }
      }
      .onChange(of: layout) {
        // What was read on beside the list is read on in a full sheet: at half its text is at the top.
        guard let place = opened[tab]?.place, place.part > 0 else { return }
        atOnce { detent = .full }
      }
      .environment(query)
  }

  private var arrangement: DetailArrangement {
    DetailArrangement(sheetIn: window, width: min(window.width, Metrics.sheetWidth), layout)
  }

  /// The tabs' pages; a single one needs no bar.
  @ViewBuilder private var pages: some View {
    if let only = guide.tabs.first, guide.tabs.count == 1 {
      page(only.id)
    } else {
      TabView(selection: $tab) {
        ForEach(guide.tabs) { tab in
          page(tab.id)
            .tabItem {
              Label {
                tab.titleText
              } icon: {
                Image(systemName: tab.symbolName)
              }
              .accessibilityIdentifier("tab-\(tab.id.rawValue)")
            }
            .tag(tab.id)
        }
      }
    }
  }

  @ViewBuilder private func page(_ tab: GuideTab) -> some View {
    switch tab {
    case .restaurants: ListPage(chosen: opened[.restaurants]) { open($0, in: .restaurants) }
    case .discover:
      DiscoverView { restaurant, showsPlace in
        cardsShowPlace = showsPlace
        open(restaurant, in: .discover)
      }
      .modifier(TitledPage(tab: .discover))
    case .photos: PhotosView { open($0, in: .photos) }.modifier(TitledPage(tab: .photos))
    }
  }

  /// Whether the sheet shows what is open in this tab: what is shown beside the list needs no sheet.
  private var showsSheet: Binding<Bool> {
    Binding {
      opened[tab] != nil && !(tab == .restaurants && layout == .wide)
    } set: { isShown in
      opened[tab] = isShown ? shown : nil
    }
  }

  /// The photo that the sheet has come from, while its tab is shown.
  private var heroID: HeroID? {
    shown.flatMap {
      $0.tab == tab && $0.restaurant.hasPicture
        ? HeroID(tab: tab, restaurant: $0.restaurant.id) : nil
    }
  }

  private func open(_ restaurant: Restaurant, in tab: GuideTab) {
    let next = OpenRestaurant(restaurant, in: tab)
    opened[tab] = next
    shown = next
    detent = .half
  }

  private func expandIfHalf() -> KeyPress.Result {
    guard showsSheet.wrappedValue, detent == .half else { return .ignored }
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

/// A tab's page under its title, which is small where there is no height for a large one.
struct TitledPage: ViewModifier {
  let tab: GuideTab
  @Environment(\.guideLayout) private var layout
  @Environment(\.guide) private var guide
  @Environment(\.offeredLanguages) private var offered

  func body(content: Content) -> some View {
    NavigationView {
      content
        .navigationBarTitle(
          guide.tab(tab).headingText, displayMode: layout == .low ? .inline : .automatic
        )
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            if !offered.isEmpty { LanguageSwitch() }
          }
        }
    }
  }
}
