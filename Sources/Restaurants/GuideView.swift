import SwiftUI

/// The guide: the list of restaurants, and the sheet of the one that was chosen.
public struct GuideView: View {
  private let store: RestaurantStore
  @State private var showDetail = false
  @State private var selectedRestaurant: Restaurant?

  public init(store: RestaurantStore) { self.store = store }

  public var body: some View {
    ZStack {
      NavigationView {
        list.navigationBarTitle("Restaurants")
      }
      .offset(y: showDetail ? -100 : 0)
      .animation(.easeOut(duration: 0.2), value: showDetail)

      if showDetail {
        BlankView(color: .black)
          .opacity(0.5)
          .transition(.opacity)
          .animation(.easeOut(duration: 0.2))
          .onTapGesture { showDetail = false }
          .accessibilityIdentifier("scrim")
      }

      if showDetail, let restaurant = selectedRestaurant {
        RestaurantDetailView(restaurant: restaurant, isShow: $showDetail)
          .transition(.move(edge: .bottom))
          .animation(.interpolatingSpring(stiffness: 200, damping: 25, initialVelocity: 10))
      }
    }
    .environment(store)
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

/// A plane of one colour that fills the window.
struct BlankView: View {
  let color: Color

  var body: some View {
    color
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .edgesIgnoringSafeArea(.all)
  }
}
