import SwiftUI

/// Views that move in every way that a program may ask for.
struct MovingProgram: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 12) {
      Button("Toggle") { withAnimation(.spring()) { isOn.toggle() } }
      Button("Jump") { isOn.toggle() }
      Button("Ease") { withAnimation(.easeInOut(duration: 0.4)) { isOn.toggle() } }
      HStack {
        if isOn { Spacer() }
        Text("Across")
        if !isOn { Spacer() }
      }
      Text("Offset").offset(x: isOn ? 80 : 0)
      Text("Turned").rotationEffect(.degrees(isOn ? 40 : 0))
      Text("Scaled").scaleEffect(isOn ? 1.6 : 1)
      Text("Framed").frame(width: isOn ? 200 : 100, height: isOn ? 60 : 30).background(Color.yellow)
      Text("Own").padding(.leading, isOn ? 100 : 0).animation(.linear(duration: 0.3), value: isOn)
      if isOn {
        Text("Sliding").transition(.slide)
        Text("Fading").transition(.opacity)
        Text("Moving").transition(.move(edge: .bottom))
        Text("Growing").transition(.scale.combined(with: .opacity))
        Text("Pushing").transition(.push(from: .trailing))
        Text("Plain")
      }
    }
    .frame(maxWidth: .infinity)
  }
}

/// A list whose rows come, go and change places.
struct ListProgram: View {
  @State private var rows = Array(0..<12)
  @State private var next = 12

  var body: some View {
    VStack {
      HStack {
        Button("Insert") { withAnimation { insert() } }
        Button("Remove") { withAnimation { if rows.count > 2 { rows.remove(at: 2) } } }
        Button("Shuffle") { withAnimation { rows.reverse() } }
        Button("Plain") { insert() }
      }
      List {
        ForEach(rows, id: \.self) { row in Text("Row \(row)") }
          .onDelete { rows.remove(atOffsets: $0) }
      }
    }
  }

  private func insert() {
    rows.insert(next, at: 1)
    next += 1
  }
}

/// Pages that are pushed, and everything that is presented.
struct PresentingProgram: View {
  @State private var hasSheet = false
  @State private var hasCover = false
  @State private var hasAlert = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Page", value: 1)
        Button("Sheet") { hasSheet = true }
        Button("Cover") { hasCover = true }
        Button("Alert") { hasAlert = true }
        DisclosureGroup("More") { Text("Disclosed") }
        ForEach(0..<30) { Text("Line \($0)") }
      }
      .navigationTitle("Start")
      .navigationDestination(for: Int.self) { number in
        List { ForEach(0..<30) { Text("Entry \($0) of \(number)") } }
          .navigationTitle("Page \(number)")
      }
    }
    .sheet(isPresented: $hasSheet) {
      ScrollView { VStack { ForEach(0..<40) { Text("Sheet line \($0)") } } }
        .presentationDetents([.medium, .large])
    }
    .fullScreenCover(isPresented: $hasCover) {
      Button("Close") { hasCover = false }
    }
    .alert("Sure?", isPresented: $hasAlert) { Button("Yes") {} }
  }
}

/// Scrolled content: far more than the window shows, in both ways of making it.
struct ScrollingProgram: View {
  let isLazy: Bool

  var body: some View {
    ScrollView {
      if isLazy {
        LazyVStack(pinnedViews: [.sectionHeaders]) {
          ForEach(0..<8) { section in
            Section {
              ForEach(0..<12) { row in
                Text("Line \(section).\(row)").frame(height: row % 3 == 0 ? 80 : 44)
              }
            } header: {
              Text("Section \(section)").frame(maxWidth: .infinity).background(Color.white)
            }
          }
        }
      } else {
        VStack { ForEach(0..<80) { Text("Line \($0)").frame(height: 40) } }
      }
    }
  }
}

/// The same view in two places, by turns.
struct MatchedProgram: View {
  @Namespace private var space
  @State private var isLarge = false

  var body: some View {
    VStack {
      Button("Match") { withAnimation(.spring()) { isLarge.toggle() } }
      if isLarge {
        Spacer()
        Color.blue.matchedGeometryEffect(id: "box", in: space).frame(width: 240, height: 240)
      } else {
        Color.blue.matchedGeometryEffect(id: "box", in: space).frame(width: 60, height: 60)
        Spacer()
      }
    }
  }
}

/// What moves by itself, and tabs.
struct TabbedProgram: View {
  @State private var tab = 0

  var body: some View {
    TabView(selection: $tab) {
      TimelineView(.animation) { context in
        Text("Clock").offset(x: 40 * sin(context.date.timeIntervalSinceReferenceDate))
      }
      .tabItem { Text("Timeline") }.tag(0)
      Text("Phases")
        .phaseAnimator([0.0, 60, 20]) { content, phase in
          content.offset(y: phase)
        } animation: { _ in
          .spring()
        }
        .tabItem { Text("Animator") }.tag(1)
      GeometryReader { proxy in
        Text("Width \(Int(proxy.size.width))").position(x: proxy.size.width / 2, y: 200)
      }
      .tabItem { Text("Reader") }.tag(2)
    }
  }
}
