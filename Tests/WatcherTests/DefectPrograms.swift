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

/// M01 and M05: a view that its layout puts elsewhere in a later frame, although nobody asked for it.
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

/// M02: what is not there yet is told of before it comes.
struct HastyProgram: View {
  @State private var items: [String]?
  @State private var isLoading = false

  var body: some View {
    VStack {
      Button("Load") {
        items = []
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { items = ["First", "Second"] }
      }
      if let items, items.isEmpty { Text("Nothing found") }
      ForEach(items ?? [], id: \.self) { Text($0) }
    }
  }
}

/// M03: what goes stays until what comes has come.
struct DoubledProgram: View {
  @State private var isNew = false
  @State private var isOld = true

  var body: some View {
    VStack {
      ZStack {
        if isOld { Text("Caption one") }
        if isNew { Text("Caption two") }
      }
      Button("Change") {
        isNew = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.08) { isOld = false }
      }
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

/// M06: a card that stops in the hand-over from the finger to its animation.
struct StumblingProgram: View {
  let animation: Animation?
  @State private var pull: CGFloat = 0

  var body: some View {
    Color.orange
      .frame(width: 200, height: 200)
      .accessibilityIdentifier("card")
      .offset(y: pull)
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { pull = $0.translation.height }
          .onEnded { value in
            let velocity = value.velocity.height
            let way = 500 - pull
            withAnimation(
              animation ?? .interpolatingSpring(stiffness: 60, damping: 16, initialVelocity: velocity / way)
            ) { pull = 500 }
          })
  }
}

/// M07: a move that an animation makes which changed something else. What is on the right moves by a script of its own
/// layout, at the moment at which the program animates what is on the left.
struct OverreachingProgram: View {
  let script: RestlessLayout.Script
  @State private var phase = 0.0
  @State private var isWide = false

  var body: some View {
    VStack {
      ScrollView { WideRow() }.frame(height: 200)
      ScrollView {
        RestlessLayout(script: script, phase: phase) { Text("Bystander") }
          .transaction { $0.animation = .linear(duration: 2) }
      }.frame(height: 200)
      Button("Run") { withAnimation(.linear(duration: 2)) { phase += 1 } }
    }
  }

  struct WideRow: View {
    @State private var isWide = false
    var body: some View {
      Button("Widen") { withAnimation { isWide.toggle() } }
        .frame(width: isWide ? 300 : 100)
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
