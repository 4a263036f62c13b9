import SwiftUI
import Testing
import ViewTreeTesting

/// M16: a presentation keeps its content from the moment its binding turned false or nil until it has left.
@MainActor struct LeavingPresentationTests {
  enum Shape: String, CaseIterable {
    case sheetItem, sheetFlag, cover, coverItem, popover, alert, dialog, overlay, hero
    case flaggedPage, itemPage, pathPage, linkPage, nestedSheet
  }

  struct Item: Identifiable, Hashable { let id: Int }

  private struct Inner: View {
    @Binding var item: Item?
    var body: some View {
      VStack {
        Text("item \(item!.id)")
        Button("Close") { item = nil }
      }
    }
  }

  private struct Page: View {
    let shape: Shape
    @State private var item: Item?
    @State private var word: String?
    @State private var isOn = false
    @State private var words = ["a", "b", "c"]
    @State private var path: [Int] = []
    @Namespace private var space

    private func open() {
      word = "word"
      isOn = true
    }
    private func close() {
      isOn = false
      word = nil
    }
    private var opener: some View { Button("Open", action: open) }
    private var itemOpener: some View { Button("Open") { item = Item(id: 1) } }
    private var closing: some View {
      VStack {
        Text(word!)
        Button("Close", action: close)
      }
    }

    var body: some View {
      switch shape {
      case .sheetItem:
        itemOpener.sheet(item: $item) { _ in
          GeometryReader { _ in
            VStack {
              Text("item \(item!.id)")
              Button("Close") { item = nil }
            }
          }
        }
      case .sheetFlag: opener.sheet(isPresented: $isOn) { closing }
      case .nestedSheet:
        opener.sheet(isPresented: $isOn) { closing.sheet(isPresented: .constant(false)) { Text(word!) } }
      case .cover: opener.fullScreenCover(isPresented: $isOn) { closing }
      case .coverItem: itemOpener.fullScreenCover(item: $item) { _ in Inner(item: $item) }
      case .popover: opener.popover(isPresented: $isOn) { closing }
      case .alert:
        opener.alert("Title", isPresented: $isOn) {
          Button("Close") { word = nil }
        } message: {
          Text(word!)
        }
      case .dialog:
        opener.confirmationDialog("Title", isPresented: $isOn) {
          Button("Close") { word = nil }
        } message: {
          Text(word!)
        }
      case .overlay:
        Button("Open") { withAnimation { open() } }.frame(maxWidth: .infinity, maxHeight: .infinity).overlay {
          if word != nil {
            ZStack {
              Color.black.opacity(0.3)
              VStack {
                Text(word!)
                Button("Close") { withAnimation { close() } }
              }
            }
            .transition(.move(edge: .bottom))
          }
        }
      case .hero:
        ZStack {
          if let id = word {
            Color.red.matchedGeometryEffect(id: id, in: space)
              .overlay { GeometryReader { _ in Text(word!) } }
              .overlay { Button("Close") { withAnimation { close() } } }
          } else {
            Button("Open") { withAnimation { open() } }.matchedGeometryEffect(id: "word", in: space)
          }
        }
      case .flaggedPage:
        NavigationStack { opener.navigationDestination(isPresented: $isOn) { closing } }
      case .itemPage:
        NavigationStack {
          itemOpener.navigationDestination(item: $item) { _ in
            VStack {
              Text("item \(item!.id)")
              Button("Close") { item = nil }
            }
          }
        }
      case .pathPage:
        NavigationStack(path: $path) {
          Button("Open") { path = [2] }
            .navigationDestination(for: Int.self) { index in
              VStack {
                Text(words[index])
                Button("Close") {
                  words.remove(at: index)
                  path = []
                }
              }
            }
        }
      case .linkPage:
        NavigationStack {
          List {
            ForEach(words.indices, id: \.self) { index in
              NavigationLink(index == 0 ? "Open" : words[index]) { LinkedPage(words: $words, index: index) }
            }
          }
        }
      }
    }
  }

  private struct LinkedPage: View {
    @Binding var words: [String]
    let index: Int
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("page of \(words[index])")
        Button("Close") {
          words.removeAll()
          dismiss()
        }
      }
    }
  }

  @Test(arguments: Shape.allCases, [CGSize(width: 390, height: 844), CGSize(width: 1080, height: 700)])
  func m16_aPresentationKeepsItsContentWhileItLeaves(shape: Shape, size: CGSize) {
    let tester = ViewTester(Page(shape: shape), size: size)
    tester.settle()
    for round in 0..<(shape == .linkPage || shape == .pathPage ? 1 : 2) {
      #expect(tester.tap("Open"), "round \(round)")
      tester.settle()
      let shown = Set(tester.paintedTexts.map(\.string))
      let told = shown.filter { $0 == "word" || $0.hasPrefix("item") || $0 == "c" || $0.hasPrefix("page of") }
      #expect(!told.isEmpty)
      #expect(tester.tap("Close"))
      tester.advance(by: 0.1)
      #expect(told.allSatisfy { tester.paints($0) })
      tester.settle()
      #expect(told.allSatisfy { !tester.paints($0) })
    }
  }

  @Test func m16_aSheetThatIsWantedAgainWhileItLeavesShowsWhatItIsNow() {
    let tester = ViewTester(Again())
    tester.settle()
    tester.tap("Open")
    tester.settle()
    #expect(tester.paints("word 1"))
    tester.tap("Swap")
    tester.advance(by: 0.3)
    #expect(tester.paints("word 2"))
    tester.settle()
    #expect(tester.paints("word 2"))
  }

  /// A sheet that is sent away and asked for again a moment later, for something else.
  private struct Again: View {
    @State private var isOn = false
    @State private var word: String?
    @State private var serial = 0
    private func open() {
      serial += 1
      word = "word \(serial)"
      isOn = true
    }
    var body: some View {
      Button("Open", action: open).sheet(isPresented: $isOn) {
        VStack {
          Text(word!)
          Button("Swap") {
            isOn = false
            word = nil
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { open() }
          }
        }
      }
    }
  }
}
