import Foundation
import Raster
import SwiftUI
import Testing
import ViewTreeTesting

/// Every control and container looks as it did when a person last looked at it: light and dark, from left to right and
/// from right to left.
@MainActor struct ControlGoldenTests {
  /// A window full of controls.
  nonisolated enum Page: String, CaseIterable, Sendable {
    case buttons, values, texts, pickers, menu, submenu, context, form, calendar, wheels, disclosure
    case gauges, wells, colors, mixing, split, mesh, regions, table, offers
    case list, stack, search, tabs, alert, dialog, sheet

    /// In points; windows of phones, no higher than what they hold.
    var size: CGSize {
      let height: CGFloat =
        switch self {
        case .buttons: 760
        case .values: 800
        case .texts: 760
        case .pickers: 600
        case .form: 640
        case .calendar: 450
        case .list: 520
        case .menu, .submenu, .context, .stack, .sheet, .gauges, .split: 420
        case .wheels: 480
        case .mixing, .colors: 520
        case .disclosure, .tabs, .wells, .mesh, .alert, .dialog, .search, .regions: 300
        case .table, .offers: 340
        }
      return CGSize(width: self == .split ? 900 : self == .table ? 720 : 360, height: height)
    }
  }

  @Test(arguments: Page.allCases, [false, true])
  func controlsLookAsTheyDid(_ page: Page, _ isDark: Bool) throws {
    for isMirrored in [false, true] {
      let tester = ViewTester(
        ControlPage(page: page)
          .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
          .environment(\.locale, Locale(identifier: "en_US"))
          .environment(\.calendar, Calendar(identifier: .gregorian))
          .environment(\.timeZone, TimeZone(secondsFromGMT: 0) ?? .current)
          .preferredColorScheme(isDark ? .dark : .light), size: page.size)
      tester.advance(by: 0.5)
      visit(page, tester)
      tester.advance(by: 1)
      _ = tester.runner.paint()
      let picture = try #require(Bitmap(tester.runner.buffer, part: nil, scale: 1))
      let name = "Controls/\(page.rawValue)-\(isDark ? "dark" : "light")\(isMirrored ? "-rtl" : "")"
      if let complaint = try GoldenFolder.complaint(about: picture, name: name) {
        Issue.record("\(complaint)")
      }
    }
  }

  /// Does what the page is about.
  private func visit(_ page: Page, _ tester: ViewTester) {
    switch page {
    case .texts:
      // The second line of text shows a selection.
      tester.key(.home)
      tester.key(.rightArrow, modifiers: [.shift, .control])
    case .colors, .mixing:
      tester.tap(CGPoint(x: tester.frame(of: "Wall").map { $0.minX > 180 ? 30 : 330 } ?? 0, y: 40))
      tester.advance(by: 1)
      if page == .mixing { tester.tap("Sliders") }
    case .menu: tester.tap("Actions")
    case .submenu:
      tester.tap("Actions")
      tester.advance(by: 1)
      tester.tap("More")
    case .context:
      if let held = tester.frame(of: "Hold") { tester.tap(CGPoint(x: held.midX, y: held.midY), hold: 0.6) }
    case .list: tester.tap("Starters")
    case .search, .offers:
      guard let field = tester.tree.flattened.first(where: { $0.type == "TextField" })?.frame.rect else {
        return
      }
      tester.tap(CGPoint(x: field.midX, y: field.midY))
      tester.advance(by: 1)
      if page == .search { tester.type("Lu") }
    default: break
    }
  }
}

/// The content of a window.
private struct ControlPage: View {
  let page: ControlGoldenTests.Page

  var body: some View {
    switch page {
    case .buttons: column { ButtonPage() }
    case .values: column { ValuePage() }
    case .texts: column { TextPage() }
    case .pickers: column { PickerPage() }
    case .menu, .submenu: column { MenuPage() }
    case .context: column { ContextPage() }
    case .calendar: column { CalendarPage() }
    case .wheels: column { WheelPage() }
    case .disclosure: column { DisclosurePage() }
    case .gauges: column { GaugePage() }
    case .wells, .colors, .mixing: column { ColorPage() }
    case .mesh: MeshPage()
    case .split: SplitPage()
    case .regions: RegionPage()
    case .table: TablePage()
    case .offers: OfferPage()
    case .form: FormPage()
    case .list: NavigationStack { ListPage().navigationBarHidden(true) }
    case .stack, .search: StackPage()
    case .tabs: TabPage()
    case .alert: AlertPage()
    case .dialog: DialogPage()
    case .sheet: SheetPage()
    }
  }

  private func column<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    VStack(alignment: .leading, spacing: 14) {
      content()
      Spacer(minLength: 0)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
