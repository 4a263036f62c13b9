import BistroComponents
import SwiftUI

/// The guide: the list of restaurants, and the sheet of the one that was chosen.
public struct GuideView: View {
  /// Numbers of the guide, in points and seconds.
  enum Metrics {
    /// How far the list moves up while a sheet is shown.
    static let lift: CGFloat = 100
    /// In wide windows the sheet is no wider.
    static let sheetWidth: CGFloat = 720
  }

  private let store: RestaurantStore
  @State private var showDetail = false
  @State private var selectedRestaurant: Restaurant?
  @State private var detent = BottomSheetDetent.half

  public init(store: RestaurantStore) { self.store = store }

  public var body: some View {
    NavigationView {
      list.navigationBarTitle("Restaurants")
    }
    .offset(y: showDetail ? -Metrics.lift : 0)
    .animation(.easeOut(duration: 0.2), value: showDetail)
    .bottomSheet(
      isPresented: $showDetail, detents: [.half, .full], selection: $detent, options: GuideView.sheet
    ) {
      if let restaurant = selectedRestaurant {
        SheetContent(restaurant: restaurant)
          .onKeyPress(.upArrow) { expandIfHalf() }
          .onKeyPress(.return) { expandIfHalf() }
      }
    }
    .environment(store)
  }

  private func expandIfHalf() -> KeyPress.Result {
    guard detent == .half else { return .ignored }
    detent = .full
    return .handled
  }

  private static var sheet: BottomSheetOptions {
    var options = BottomSheetOptions()
    options.maxWidth = Metrics.sheetWidth
    return options
  }

  @ViewBuilder private var list: some View {
    if let problem = store.problem {
      VStack(spacing: 12) {
        Image(systemName: "exclamationmark.triangle")
          .font(.largeTitle)
          .foregroundColor(Color(.systemGray))
        Text(verbatim: problem)
          .font(.body)
          .multilineTextAlignment(.center)
      }
      .padding(32)
    } else {
      List(Array(store.restaurants.enumerated()), id: \.element.id) { index, restaurant in
        Button {
          selectedRestaurant = restaurant
          detent = .half
          showDetail = true
        } label: {
          RestaurantRow(restaurant: restaurant)
        }
        .buttonStyle(RowButtonStyle())
        .listRowInsets(EdgeInsets())
        .accessibilityIdentifier("row-\(index)")
      }
      .listStyle(.plain)
      .accessibilityIdentifier("list")
    }
  }
}
