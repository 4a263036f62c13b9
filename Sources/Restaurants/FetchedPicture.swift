import SwiftUI

/// A picture that is fetched: what is shown instead until it is there, then it fades in where it stays. So does what is
/// shown where it turns out that it cannot be.
struct FetchedPicture<Shown: View, Instead: View, Failed: View>: View {
  /// In seconds.
  private static var fade: Double { 0.25 }

  private let address: URL
  private let shown: (Image) -> Shown
  private let instead: Instead
  private let failed: Failed

  init(
    address: URL, @ViewBuilder shown: @escaping (Image) -> Shown, @ViewBuilder instead: () -> Instead,
    @ViewBuilder failed: () -> Failed
  ) {
    self.address = address
    self.shown = shown
    self.instead = instead()
    self.failed = failed()
  }

  var body: some View {
    AsyncImage(url: address, transaction: Transaction(animation: .easeOut(duration: Self.fade))) { phase in
      ZStack {
        if let image = phase.image {
          shown(image)
            .transition(.opacity)
        } else if phase.error != nil {
          failed
            .transition(.opacity)
        } else {
          instead
            .transition(.opacity)
        }
      }
    }
  }
}
