import SwiftUI

/// The sheet of a restaurant: half way up, full, or dragged down to go.
struct RestaurantDetailView: View {
  /// Where the sheet rests.
  enum ViewState { case half, full }

  /// What the finger does to the sheet.
  enum DragState {
    case inactive
    case dragging(translation: CGSize)

    var translation: CGSize {
      switch self {
      case .inactive: .zero
      case .dragging(let translation): translation
      }
    }
  }

  /// Numbers of the sheet: fractions of the window's height, points and seconds.
  enum Metrics {
    /// Up by more than this fraction: full.
    static let expand: CGFloat = 0.25
    /// Down by more than this fraction: dismissed.
    static let dismiss: CGFloat = 0.3
    /// What stays in sight of the list when the sheet is full.
    static let fullTop: CGFloat = 50
    /// The content pulled down by more than this: back to half.
    static let pull: CGFloat = 120
    /// In low windows a finger cannot pull so far, for the rubber band: there this fraction is enough.
    static let pullFraction: CGFloat = 0.2
    /// When the content is locked again after that.
    static let lockDelay = 0.5
  }

  let restaurant: Restaurant
  @Binding var isShow: Bool
  @GestureState private var dragState = DragState.inactive
  @State private var positionOffset: CGFloat = 0
  @State private var scrollOffset: CGFloat = 0
  @State private var viewState = ViewState.half
  /// Whether the content was pulled far enough to send the sheet back, and the lock is still to come.
  @State private var isReturning = false

  var body: some View {
    GeometryReader { geometry in
      VStack {
        HandleBar()
        SheetContent(restaurant: restaurant, isLocked: viewState == .half)
      }
      // The gap around the handle belongs to the sheet: it drags, and lets no touch through to the scrim.
      .contentShape(Rectangle())
      .accessibilityIdentifier("sheet")
      .accessibilityAddTraits(.isModal)
      .offset(y: geometry.size.height / 2 + dragState.translation.height + positionOffset + scrollOffset)
      .animation(.interpolatingSpring(stiffness: 200, damping: 25, initialVelocity: 10))
      .onPreferenceChange(ContentTopKey.self) { value in
        pulled(by: value, height: geometry.size.height)
      }
      .gesture(
        DragGesture()
          .updating($dragState) { value, state, _ in
            state = .dragging(translation: value.translation)
          }
          .onEnded { value in
            released(value.translation.height, height: geometry.size.height)
          }
      )
      .onExitCommand { stepDown() }
      .onKeyPress(.upArrow) { expandIfHalf(geometry.size.height) }
      .onKeyPress(.return) { expandIfHalf(geometry.size.height) }
    }
    .edgesIgnoringSafeArea(.all)
  }

  /// The content is pulled down past its top by `distance` points.
  private func pulled(by distance: CGFloat, height: CGFloat) {
    guard viewState == .full, !isReturning else { return }
    scrollOffset = max(0, distance)
    if distance > min(Metrics.pull, Metrics.pullFraction * height) {
      positionOffset = 0
      scrollOffset = 0
      isReturning = true
      DispatchQueue.main.asyncAfter(deadline: .now() + Metrics.lockDelay) {
        viewState = .half
        isReturning = false
      }
    }
  }

  /// The sheet was let go after being dragged by `distance` points.
  private func released(_ distance: CGFloat, height: CGFloat) {
    guard viewState == .half else { return }
    if distance < -Metrics.expand * height {
      expand(height)
    } else if distance > Metrics.dismiss * height {
      isShow = false
    }
  }

  private func expand(_ height: CGFloat) {
    positionOffset = -height / 2 + Metrics.fullTop
    viewState = .full
  }

  /// Escape: from full to half, from half away.
  private func stepDown() {
    if viewState == .full {
      positionOffset = 0
      scrollOffset = 0
      viewState = .half
    } else {
      isShow = false
    }
  }

  private func expandIfHalf(_ height: CGFloat) -> KeyPress.Result {
    guard viewState == .half else { return .ignored }
    expand(height)
    return .handled
  }
}

/// How far the content's top lies below the top of the scroll view.
struct ContentTopKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}
