import SwiftUI

/// A list of restaurants; a tap shows one in a sheet that is dragged between half, full and away.
struct SheetScene: View {
  @State private var restaurants = Restaurant.samples
  @State private var showDetail = false
  @State private var selectedRestaurant: Restaurant?

  var body: some View {
    ZStack {
      NavigationView {
        List {
          ForEach(0..<restaurants.count, id: \.self) { index in
            BasicImageRow(restaurant: restaurants[index])
              .onTapGesture {
                showDetail = true
                selectedRestaurant = restaurants[index]
              }
              .accessibilityIdentifier("row-\(index)")
          }
        }
        .listStyle(.plain)
        .accessibilityIdentifier("list")
        .navigationBarTitle("Restaurants")
      }
      .offset(y: showDetail ? -100 : 0)
      .animation(.easeOut(duration: 0.2))

      if showDetail {
        BlankView(bgColor: .black)
          .opacity(0.5)
          .onTapGesture { showDetail = false }
          .transition(.opacity.animation(RestaurantDetailView.spring))

        if let selectedRestaurant {
          RestaurantDetailView(restaurant: selectedRestaurant, isShow: $showDetail)
            .transition(.move(edge: .bottom))
        }
      }
    }
  }
}

struct Restaurant: Identifiable {
  let id = UUID()
  var name: String
  var type: String
  var location: String
  var phone: String
  var description: String
  var image: String

  static let samples = [
    Restaurant(
      name: "Café Lumière", type: "Coffee & Tea Shop", location: "12 Rue des Tanneurs", phone: "555-0142",
      description: story, image: "cafe-lumiere"),
    Restaurant(
      name: "Green Fern", type: "Vegetarian", location: "8 Mill Lane", phone: "555-0177", description: story,
      image: "green-fern"),
    Restaurant(
      name: "Thalassa", type: "Greek", location: "3 Harbour Street", phone: "555-0121", description: story,
      image: "thalassa"),
    Restaurant(
      name: "Smokestack", type: "Barbecue", location: "44 Foundry Road", phone: "555-0163",
      description: story,
      image: "smokestack"),
    Restaurant(
      name: "Shiosai Ramen", type: "Japanese", location: "5 Lantern Alley", phone: "555-0188",
      description: story,
      image: "shiosai-ramen"),
    Restaurant(
      name: "Oyster Shed", type: "Seafood", location: "1 Pier Head", phone: "555-0109", description: story,
      image: "oyster-shed"),
    Restaurant(
      name: "Malabar Lane", type: "Indian", location: "27 Spice Row", phone: "555-0155", description: story,
      image: "malabar-lane"),
    Restaurant(
      name: "Fior di Latte", type: "Ice Cream", location: "9 Fountain Square", phone: "555-0134",
      description: story,
      image: "fiordilatte"),
  ]

  private static let story = Array(
    repeating: """
      The kitchen opens early and closes late, and the menu follows the market. There are a few tables at the \
      window, a long one at the back, and a bench outside for when the sun is out.
      """, count: 6
  ).joined(separator: " ")
}

struct BasicImageRow: View {
  var restaurant: Restaurant

  var body: some View {
    HStack {
      Image(restaurant.image)
        .resizable()
        .scaledToFill()
        .frame(width: 40, height: 40)
        .cornerRadius(5)
      Text(restaurant.name)
      Spacer()
    }
    .contentShape(Rectangle())
  }
}

struct BlankView: View {
  var bgColor: Color

  var body: some View {
    VStack { Spacer() }
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .background(bgColor)
      .edgesIgnoringSafeArea(.all)
  }
}

enum DragState {
  case inactive
  case pressing
  case dragging(translation: CGSize)

  var translation: CGSize {
    switch self {
    case .inactive, .pressing: .zero
    case .dragging(let translation): translation
    }
  }
}

enum ViewState { case full, half }

struct ScrollOffsetKey: PreferenceKey {
  typealias Value = CGFloat
  static var defaultValue = CGFloat.zero
  static func reduce(value: inout Value, nextValue: () -> Value) { value += nextValue() }
}

struct RestaurantDetailView: View {
  /// Moves the sheet, and dims what is behind it as it comes and goes.
  static let spring = Animation.interpolatingSpring(stiffness: 200, damping: 25, initialVelocity: 10)

  let restaurant: Restaurant
  @Binding var isShow: Bool
  @GestureState private var dragState = DragState.inactive
  @State private var positionOffset: CGFloat = 0
  @State private var viewState = ViewState.half
  @State private var scrollOffset: CGFloat = 0

  var body: some View {
    GeometryReader { geometry in
      VStack {
        HandleBar()

        ScrollView(.vertical) {
          GeometryReader { scrollViewProxy in
            Color.clear.preference(
              key: ScrollOffsetKey.self, value: scrollViewProxy.frame(in: .named("scrollview")).minY)
          }
          .frame(height: 0)

          VStack {
            TitleBar()
            HeaderView(restaurant: restaurant)
            DetailInfoView(icon: "map", info: restaurant.location)
              .padding(.top)
            DetailInfoView(icon: "phone", info: restaurant.phone)
            DetailInfoView(icon: nil, info: restaurant.description)
              .padding(.top)
              .padding(.bottom, 100)
          }
          .animation(nil)
          // Pulled down it goes with the sheet, which follows the pull: no gap opens above the title.
          .visualEffect { content, proxy in
            content.offset(y: -max(0, proxy.frame(in: .named("scrollview")).minY))
          }
        }
        .background(Color(.systemBackground))
        .disabled(viewState == .half)
        .cornerRadius(10, antialiased: true)
        .coordinateSpace(name: "scrollview")
        .accessibilityIdentifier("sheet-content")
      }
      .accessibilityIdentifier("sheet")
      .offset(
        y: geometry.size.height / 2 + dragState.translation.height + positionOffset + scrollOffset
      )
      .animation(Self.spring)
      .onPreferenceChange(ScrollOffsetKey.self) { value in
        if viewState == .full {
          scrollOffset = value > 0 ? value : 0

          if scrollOffset > 120 {
            positionOffset = 0
            scrollOffset = 0
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { viewState = .half }
          }
        }
      }
      .gesture(
        DragGesture()
          .updating($dragState) { value, state, _ in
            state = .dragging(translation: value.translation)
          }
          .onEnded { value in
            guard viewState == .half else { return }
            if value.translation.height < -geometry.size.height * 0.25 {
              positionOffset = -geometry.size.height / 2 + 50
              viewState = .full
            }
            if value.translation.height > geometry.size.height * 0.3 {
              isShow = false
            }
          }
      )
    }
    .edgesIgnoringSafeArea(.all)
  }
}

struct HandleBar: View {
  var body: some View {
    Rectangle()
      .frame(width: 50, height: 5)
      .foregroundColor(Color(.systemGray5))
      .cornerRadius(10)
      .accessibilityIdentifier("handle")
  }
}

struct TitleBar: View {
  var body: some View {
    HStack {
      Text("Restaurant Details")
        .font(.headline)
        .foregroundColor(.primary)
      Spacer()
    }
    .padding()
  }
}

struct HeaderView: View {
  let restaurant: Restaurant

  var body: some View {
    Image(restaurant.image)
      .resizable()
      .scaledToFill()
      .frame(minWidth: 0, maxWidth: .infinity)
      .frame(height: 300)
      .clipped()
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 8) {
          Text(restaurant.name)
            .foregroundColor(.white)
            .font(.system(.largeTitle, design: .rounded))
            .bold()
          Text(restaurant.type)
            .font(.system(.headline, design: .rounded))
            .padding(5)
            .foregroundColor(.white)
            .background(Color.red)
            .cornerRadius(5)
        }
        .padding()
      }
  }
}

struct DetailInfoView: View {
  let icon: String?
  let info: String

  var body: some View {
    HStack {
      if let icon {
        Image(systemName: icon)
          .padding(.trailing, 10)
      }
      Text(info)
        .font(.system(.body, design: .rounded))
      Spacer()
    }
    .padding(.horizontal)
  }
}
