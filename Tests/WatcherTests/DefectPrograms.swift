import SwiftUI

/// A layout that keeps to a script instead of its inputs: the place that a subview gets depends on how often it was placed.
struct RestlessLayout: Layout {
  /// What the layout remembers between passes, which no real one may.
  /// Layouts run on the main actor alone.
  final class Script: @unchecked Sendable {
    var places: [CGFloat]
    init(_ places: [CGFloat]) { self.places = places }
  }

  let script: Script
  /// Whatever animates this has the layout done anew in each frame.
  var phase: Double
  var animatableData: Double {
    get { phase }
    set { phase = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 300, height: 60)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let view = subviews.first else { return }
    let x = script.places.count > 1 ? script.places.removeFirst() : script.places.first ?? 0
    view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
  }
}

/// M01: a view that its layout puts elsewhere in a later frame, although nobody asked for it.
struct RestlessProgram: View {
  let script: RestlessLayout.Script
  /// Whether the view comes late.
  let comesLate: Bool
  @State private var phase = 0.0
  @State private var isThere = false

  var body: some View {
    VStack {
      RestlessLayout(script: script, phase: phase) { if isThere || !comesLate { Text("Restless") } }
      Button("Run") { withAnimation(.linear(duration: 1)) { phase += 1 } }
      Button("Show") { isThere = true }
    }
  }
}

/// M04: a thumbnail in the place of the picture.
struct WorsePictureProgram: View {
  let sharp: UIImage
  let coarse: UIImage
  @State private var isSharp = true

  var body: some View {
    VStack {
      Image(uiImage: isSharp ? sharp : coarse).resizable().frame(width: 300, height: 300)
      Button("Reload") { isSharp = false }
    }
  }
}

/// M08: a scrim that comes in from the side.
struct SlidingScrimProgram: View {
  /// Whether it fades instead, as it should.
  let fades: Bool
  @State private var isShown = false

  var body: some View {
    ZStack {
      Button("Present") { withAnimation(.easeOut(duration: 0.3)) { isShown = true } }
      Color.black.opacity(fades && !isShown ? 0 : 0.4)
        .ignoresSafeArea()
        .offset(x: fades || isShown ? 0 : 390)
        .allowsHitTesting(false)
    }
  }
}

/// M12: a sheet that comes down with its content scrolled.
struct ScrolledSheetProgram: View {
  let returnsToTop: Bool
  @State private var isFull = true

  var body: some View {
    ZStack(alignment: .top) {
      ScrollViewReader { reader in
        VStack {
          Button("Half") {
            isFull = false
            if returnsToTop { reader.scrollTo(0, anchor: .top) }
          }
          ScrollView {
            VStack { ForEach(0..<60) { Text("Line \($0)").id($0) } }
          }
        }
        .frame(height: 700)
        .background(Color.white)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("bottom-sheet")
      }
      .offset(y: isFull ? 50 : 422)
      .animation(.spring(), value: isFull)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

/// M13: a button under a card of which it is a part.
struct HiddenRingProgram: View {
  let isBehind: Bool

  var body: some View {
    ZStack {
      Button {
      } label: {
        Color.gray.frame(width: 200, height: 120)
      }
      .zIndex(isBehind ? 0 : 1)
      Color.orange.frame(width: 220, height: 140).allowsHitTesting(false)
    }
  }
}
