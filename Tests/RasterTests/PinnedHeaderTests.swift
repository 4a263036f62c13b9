import SwiftUI
import Testing
import ViewTreeTesting

/// Headers that a program keeps in sight by moving them against the scrolling: what is painted of each frame's changes
/// is what painting it anew gives.
@MainActor struct PinnedHeaderTests {
  /// How the header follows.
  enum Manner: CaseIterable {
    /// By a geometry reader round it.
    case geometry
    /// The same, and it grows when the content is pulled.
    case stretch
    /// By state that follows the offset; before or behind the rows.
    case state, stateBehind
    /// By half of the offset.
    case half
    /// By a preference that tells the offset.
    case preference
    /// From an offset on.
    case jump
    /// It does not follow, but changes its size and colour from an offset on.
    case size
    /// From an offset on, with another size and text, before or behind rows that are there from the start or lazy.
    case stuck, stuckBehind, stuckLazy
  }

  private struct OffsetKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  private struct Page: View {
    let manner: Manner
    @State private var offset: CGFloat = 0
    @State private var isStuck = false

    private var rows: some View {
      VStack(spacing: 0) {
        ForEach(0..<50, id: \.self) { row in
          Text(verbatim: "item \(row)").padding().frame(maxWidth: .infinity)
            .background(row % 2 == 0 ? Color.clear : Color.gray.opacity(0.1))
        }
      }
    }

    private var probe: some View {
      GeometryReader { proxy in
        Color.clear.onChange(of: proxy.frame(in: .named("page")).minY) { _, y in
          offset = y
          isStuck = y <= -150
        }
      }
    }

    private func header(_ title: String, _ color: Color, height: CGFloat = 80) -> some View {
      Text(verbatim: title).frame(maxWidth: .infinity).frame(height: height).background(color)
    }

    private func page(_ header: some View, height: CGFloat = 80) -> some View {
      ZStack(alignment: .top) {
        header
        rows.padding(.top, height).background { probe }
      }
    }

    private var stuckHeader: some View {
      header(isStuck ? "stuck" : "header", isStuck ? .red : .blue, height: isStuck ? 50 : 200)
        .zIndex(isStuck && manner != .stuckBehind ? 1 : 0)
        .offset(y: isStuck ? -offset : 0)
    }

    @ViewBuilder private var content: some View {
      switch manner {
      case .geometry, .stretch:
        VStack(spacing: 0) {
          GeometryReader { proxy in
            let y = proxy.frame(in: .named("page")).minY
            if manner == .geometry {
              header("header", .blue, height: 200).offset(y: -y)
            } else {
              Color.orange.frame(height: max(60, 200 + y)).offset(y: -y)
            }
          }
          .frame(height: 200)
          .zIndex(1)
          rows
        }
      case .state: page(header("header", .red).offset(y: -offset).zIndex(1))
      case .stateBehind: page(header("header", .red).offset(y: -offset))
      case .half: page(header("header", .green, height: 300).offset(y: -offset / 2), height: 300)
      case .preference:
        ZStack(alignment: .top) {
          header("header", .red).offset(y: -offset).zIndex(1)
          rows.padding(.top, 80).background {
            GeometryReader { proxy in
              Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named("page")).minY)
            }
          }
        }
        .onPreferenceChange(OffsetKey.self) { offset = $0 }
      case .jump: page(header("header", .red).offset(y: offset < -150 ? -offset : 0).zIndex(1))
      case .size:
        page(header("header", offset < -20 ? .red : .blue, height: offset < -20 ? 50 : 80).zIndex(1))
      case .stuck, .stuckBehind: page(stuckHeader, height: 200)
      case .stuckLazy:
        ZStack(alignment: .top) {
          stuckHeader
          LazyVStack(spacing: 0) {
            ForEach(0..<50, id: \.self) { Text(verbatim: "item \($0)").padding() }
          }
          .padding(.top, 200)
          .background { probe }
        }
      }
    }

    var body: some View { ScrollView { content }.coordinateSpace(name: "page") }
  }

  @Test(arguments: Manner.allCases) func aHeaderThatStaysWhileItsPageScrolls(_ manner: Manner) {
    let faults = paintFaults(Page(manner: manner)) { tester in
      let middle = CGPoint(x: 195, y: 500)
      for way in [-31.0, -7, -40, -90, 44, -200, 13, 300, 60, -120] {
        for _ in 0..<4 {
          tester.wheel(at: middle, dy: way, isPrecise: true)
          tester.advance(by: 1 / ViewTester.rate)
        }
      }
      tester.drag(from: middle, by: CGVector(dx: 0, dy: -180), over: 0.2)
      tester.settle()
      tester.drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 420), over: 0.3)
      tester.settle()
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(3))")
  }
}
