import SwiftUI

/// The question whether a visitor who has done nothing for a while is still there, with a ring that runs out. It covers
/// all that he has opened; a touch anywhere goes on.
struct StayQuestion: View {
  /// Numbers of the question, in points and seconds.
  private enum Metrics {
    static let ring: CGFloat = 112
    static let line: CGFloat = 10
    /// The greatest widths of the card: the usual one, and the one for large text.
    static let width: CGFloat = 340
    static let broad: CGFloat = 760
    static let corner: CGFloat = 32
    static let scrim = 0.55
    static let fade = 0.35
  }

  /// Seconds that are left to answer when it appears.
  let seconds: TimeInterval
  /// Whether it was answered, or the time has run out: then it fades.
  let isOver: Bool
  /// Called when it has faded.
  let done: () -> Void
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @State private var isShown = false
  /// The language in which it was asked: the next visitor's may be in force before it has faded.
  @State private var asked: (locale: Locale, direction: LayoutDirection)?
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var direction
  /// What of the ring is left.
  @State private var part: CGFloat = 1
  @State private var left = 0

  var body: some View {
    ZStack {
      Color.black
        .opacity(isShown ? Metrics.scrim : 0)
        .ignoresSafeArea()
      ViewThatFits(in: .vertical) {
        card(AnyLayout(VStackLayout(spacing: 20)), Metrics.width)
        card(AnyLayout(HStackLayout(spacing: 24)), Metrics.width)
        card(AnyLayout(VStackLayout(spacing: 20)), Metrics.broad)
        card(AnyLayout(HStackLayout(spacing: 24)), Metrics.broad)
        card(AnyLayout(HStackLayout(spacing: 24)), Metrics.broad)
          .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      }
      .padding(24)
      .opacity(isShown ? 1 : 0)
      .scaleEffect(isShown || reducesMotion ? 1 : 0.92)
    }
    .contentShape(Rectangle())
    .environment(\.locale, asked?.locale ?? locale)
    .environment(\.layoutDirection, asked?.direction ?? direction)
    .onAppear {
      asked = (locale, direction)
      left = Int(seconds.rounded(.up))
      withAnimation(.easeOut(duration: Metrics.fade)) { isShown = true }
      if !reducesMotion { part = 0 }
    }
    .onChange(of: isOver) {
      guard isOver else { return }
      withAnimation(.easeOut(duration: Metrics.fade)) {
        isShown = false
      } completion: {
        done()
      }
    }
    .task(id: isOver) {
      while !isOver, left > 0, (try? await Task.sleep(nanoseconds: 1_000_000_000)) != nil {
        left -= 1
        if reducesMotion { part = CGFloat(left) / CGFloat(max(1, seconds)) }
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("still-there")
  }

  private func card(_ arrangement: AnyLayout, _ width: CGFloat) -> some View {
    arrangement {
      ring
      VStack(spacing: 8) {
        Text("Still there?")
          .font(.system(.title, design: .rounded).weight(.bold))
        Text("Touch the screen to go on. Otherwise the guide begins anew.")
          .font(.body)
          .foregroundStyle(Color.minor)
      }
      .multilineTextAlignment(.center)
      .fixedSize(horizontal: false, vertical: true)
    }
    .padding(32)
    .frame(maxWidth: width)
    .background(
      Color.card(in: colorScheme), in: RoundedRectangle(cornerRadius: Metrics.corner, style: .continuous)
    )
    .shadow(color: .black.opacity(0.3), radius: 30, y: 12)
  }

  private var ring: some View {
    ZStack {
      Circle()
        .stroke(Color(.systemGray5), lineWidth: Metrics.line)
      Circle()
        .trim(from: 0, to: part)
        .stroke(Color.accentColor, style: StrokeStyle(lineWidth: Metrics.line, lineCap: .round))
        .rotationEffect(.degrees(-90))
        .animation(reducesMotion ? nil : .linear(duration: seconds), value: part)
      Text(verbatim: "\(left)")
        .font(.system(size: 40, weight: .bold, design: .rounded))
        .monospacedDigit()
    }
    .frame(width: Metrics.ring, height: Metrics.ring)
    .padding(Metrics.line / 2)
    .accessibilityHidden(true)
  }
}
