import SwiftUI
import Testing
import ViewTree
import ViewTreeTesting

@MainActor struct FocusRingTests {
  private func strokes(_ items: [DisplayItem]) -> Int {
    items.reduce(0) { sum, item in
      switch item.content {
      case .stroke: sum + 1
      case .group(let group): sum + strokes(group.items)
      default: sum
      }
    }
  }

  @Test func theRingGoesWithTheFirstTouchAndComesBackWithTheNextKey() {
    let tester = ViewTester(
      ScrollView {
        Button("One") {}.padding()
        Button("Two") {}.padding()
      })
    tester.settle()
    #expect(strokes(tester.displayList.items) == 0)
    tester.key(.tab)
    tester.settle()
    #expect(strokes(tester.displayList.items) == 1)
    tester.press(CGPoint(x: 20, y: 700))
    tester.advance(by: 0.1)
    #expect(strokes(tester.displayList.items) == 0)
    tester.release()
    tester.key(.tab)
    tester.settle()
    #expect(strokes(tester.displayList.items) == 1)
  }

  @Test func theRingHasTheShapeThatTheLabelHasForIt() throws {
    let tester = ViewTester(
      Button {
      } label: {
        Text("Round").frame(width: 60, height: 60)
          .contentShape(.focusEffect, Circle())
          .padding(10)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain))
    tester.settle()
    tester.key(.tab)
    tester.settle()
    let outlines = tester.displayList.items.compactMap { item -> Path? in
      if case .stroke(let path, _, _) = item.content { path } else { nil }
    }
    #expect(outlines == [Circle().path(in: CGRect(x: 12, y: 12, width: 56, height: 56))])
  }

  /// The place of the ring in the order of painting, and of the last plain fill.
  private func order(_ tester: ViewTester) -> (ring: Int?, fill: Int?) {
    let items = tester.displayList.items
    return (
      items.lastIndex { if case .stroke = $0.content { true } else { false } },
      items.lastIndex { if case .fill = $0.content { true } else { false } }
    )
  }

  @Test func theRingOfAFieldLiesRoundItsFrame() throws {
    let tester = ViewTester(
      TextField("name", text: .constant("")).textFieldStyle(.roundedBorder).frame(width: 200)
        .accessibilityIdentifier("field"))
    tester.settle()
    tester.key(.tab)
    tester.settle()
    let frame = try #require(
      tester.displayList.items.lazy.compactMap { item -> CGRect? in
        if case .fill(let path, _, _) = item.content, path.boundingRect.width > 190 {
          path.boundingRect
        } else {
          nil
        }
      }.last)
    let ring = try #require(
      tester.displayList.items.lazy.compactMap { item -> (Path, DisplayItem)? in
        if case .stroke(let path, _, let style) = item.content, style.lineWidth == 3 {
          (path, item)
        } else {
          nil
        }
      }.last)
    let outline = ring.0.boundingRect.offsetBy(dx: ring.1.transform.m31, dy: ring.1.transform.m32)
    #expect(outline.width == 202 && outline.height == frame.height + 2)
  }

  @Test func m13_theRingLiesAboveWhatCoversTheView() {
    let tester = ViewTester(
      ZStack {
        Button("One") {}.padding(40)
        Color.red.frame(width: 200, height: 200).allowsHitTesting(false)
      })
    tester.onFrame = { tester in
      let (ring, fill) = order(tester)
      if let ring { #expect(fill.map { $0 < ring } ?? false) }
    }
    tester.key(.tab)
    tester.settle()
    #expect(order(tester).ring != nil)
  }

  /// What lies over a page lies over what turns it: the ring is above that, within the pages.
  @Test func m13_theRingLiesAboveWhatCoversAPage() throws {
    let tester = ViewTester(
      ScrollView {
        TabView {
          ForEach(0..<3, id: \.self) { number in
            Button("Page \(number)") {}.frame(maxWidth: .infinity, maxHeight: .infinity)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .frame(height: 200)
        .overlay { Color.red.frame(height: 100).allowsHitTesting(false) }
        Color.clear.frame(height: 2000)
      })
    tester.settle()
    tester.key(.tab)
    tester.settle()
    let (ring, fill) = order(tester)
    #expect(try #require(ring) > #require(fill))
    // It moves with its page, and does not leave the pages.
    tester.key(.tab)
    tester.advance(by: 0.05)
    let clips = tester.displayList.items.compactMap { item in
      if case .stroke = item.content { item.clips.count } else { nil }
    }
    #expect(clips == [2] || clips == [1], "\(clips)")
    tester.settle()
    #expect(order(tester).ring != nil)
  }

  private struct Presenting: View {
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("Other") {}
        Button("Open") { isShown = true }
      }
      .sheet(isPresented: $isShown) {
        Text("Sheet").onTapGesture { isShown = false }
      }
    }
  }

  @Test func m08_m13_underAScrimThereIsNoRingAndAfterwardsItIsWhereItWas() throws {
    let tester = ViewTester(Presenting())
    tester.key(.tab)
    tester.key(.tab)
    tester.settle()
    let ring = try #require(
      tester.displayList.items.last { if case .stroke = $0.content { true } else { false } })
    tester.onFrame = { tester in
      if tester.tree.flattened.contains(where: { $0.type == "Sheet" }) { #expect(order(tester).ring == nil) }
    }
    tester.key(.return)
    tester.settle()
    #expect(tester.frame(of: "Sheet") != nil)
    tester.tap("Sheet")
    tester.settle()
    #expect(tester.frame(of: "Sheet") == nil)
    #expect(tester.displayList.items.last { if case .stroke = $0.content { true } else { false } } == ring)
  }

  /// What is scrolled is kept as it was painted while nothing in it changes: the ring is painted again all the same.
  @Test(arguments: ["sheet", "cover", "veil"])
  func inScrolledContentTheRingComesBackWhenWhatDimmedItHasGone(_ kind: String) throws {
    struct Page: View {
      let kind: String
      @State private var isShown = false
      var body: some View {
        ZStack {
          ScrollView {
            ForEach(0..<40, id: \.self) { number in
              Button("Open \(number)") { isShown = true }.padding()
            }
          }
          if isShown, kind == "veil" {
            Color.black.opacity(0.5)._veil().onTapGesture { withAnimation { isShown = false } }
              .accessibilityIdentifier("above").transition(.opacity)
          }
        }
        .sheet(isPresented: shows("sheet")) { Text("Sheet").accessibilityIdentifier("above") }
        .fullScreenCover(isPresented: shows("cover")) {
          Button("Close") { isShown = false }.accessibilityIdentifier("above")
        }
      }

      private func shows(_ kind: String) -> Binding<Bool> {
        Binding(get: { isShown && self.kind == kind }, set: { isShown = $0 })
      }
    }
    let tester = ViewTester(Page(kind: kind))
    tester.key(.tab)
    tester.settle()
    #expect(strokes(tester.displayList.items) == 1)
    tester.key(.return)
    tester.settle()
    #expect(tester.frame(of: "above") != nil)
    #expect(strokes(tester.displayList.items) == (kind == "cover" ? 1 : 0))
    if kind == "sheet" { tester.key(.escape) } else { #expect(tester.perform(on: "above")) }
    tester.settle()
    #expect(tester.frame(of: "above") == nil)
    #expect(strokes(tester.displayList.items) == 1)
  }
}
