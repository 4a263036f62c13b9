import Combine
import Foundation
import SDLHost
import SwiftUI
import Testing
import ViewTreeTesting

/// Names that programs use only now and then: that each does what it says.
@MainActor struct NamedTypeTests {
  // MARK: Scenes

  final class Old: ObservableObject { @Published var name = "old" }
  @Observable final class New { var name = "new" }

  private struct Reader: View {
    @EnvironmentObject private var old: Old
    @Environment(New.self) private var new
    @Environment(\.lineLimit) private var limit
    var body: some View {
      Button("\(old.name) \(new.name) \(limit ?? 0)") {
        old.name = "older"
        new.name = "newer"
      }
    }
  }

  private struct Program: App {
    @StateObject private var old = Old()
    @State private var new = New()
    var body: some Scene {
      WindowGroup { Reader() }
        .environmentObject(old)
        .environment(new)
        .environment(\.lineLimit, 3)
    }
  }

  @Test func aScenesEnvironmentReachesItsViews() {
    let tester = ViewTester(_AppView(Program()))
    tester.settle()
    #expect(tester.tap("old new 3"))
    tester.settle()
    #expect(tester.frame(of: "older newer 3") != nil)
  }

  // MARK: Looks

  @Test func aFontOfCoreTextIsAFont() {
    let font: CTFont = CTFont.systemFont(ofSize: 30)
    let tester = ViewTester(
      VStack {
        Text("large").font(Font(font))
        Text("same").font(.system(size: 30))
      })
    #expect(tester.frame(of: "large")?.height == tester.frame(of: "same")?.height)
    #expect(font.pointSize == 30)
  }

  @Test func resourcesNameWhatAnAssetCatalogueHas() throws {
    let bundle = Bundle.main
    let color = ColorResource(name: "Brand/none", bundle: bundle)
    let image = ImageResource(name: "none", bundle: bundle)
    #expect(color == ColorResource(name: "Brand/none", bundle: bundle))
    #expect(image != ImageResource(name: "other", bundle: bundle))
    #expect(Set([color, ColorResource(name: "b", bundle: bundle)]).count == 2)
    // Those that are not there look like the names themselves.
    #expect(Color(color) == Color("Brand/none", bundle: bundle))
    #expect(Image(image) == Image("none", bundle: bundle))
  }

  @Test func thePointerLooksAsAViewSays() throws {
    var styles: [PointerStyle] = []
    let view = VStack(spacing: 20) {
      Text("link").pointerStyle(.link)
      Button("own") {}.pointerStyle(.horizontalText)
      Text("none").pointerStyle(nil)
    }
    let runner = OffscreenRunner(root: view, size: CGSize(width: 200, height: 300)) {
      $0.pointer = { styles.append($0) }
    }
    for name in ["link", "own", "none"] {
      let frame = try #require(runner.host.frame(of: name))
      runner.send(.hover(CGPoint(x: frame.midX, y: frame.midY)))
      runner.settle()
    }
    #expect(styles.first == .link && styles.last == .default)
  }

  // MARK: Symbols

  private func pulse<E: IndefiniteSymbolEffect>(_ effect: E) -> some View {
    Image(systemName: "star").symbolEffect(effect)
  }

  private struct Bouncing<Content: View>: View {
    let model: New
    @ViewBuilder let content: (String) -> Content
    var body: some View { content(model.name) }
  }

  private func bounce<E: DiscreteSymbolEffect>(_ effect: E, _ value: String) -> some View {
    Image(systemName: "star").symbolEffect(effect, value: value)
  }

  @Test func effectsOfBothKindsAreGivenByTheirProtocols() {
    let lasting = ViewTester(pulse(.pulse))
    lasting.advance(by: 1)
    #expect(!lasting.host.isAtRest)
    let model = New()
    let single = ViewTester(Bouncing(model: model) { bounce(.bounce, $0) })
    single.settle()
    #expect(single.host.isAtRest)
    model.name = "newer"
    single.advance(by: 0.05)
    #expect(!single.host.isAtRest)
    single.settle()
    #expect(single.host.isAtRest)
  }

  // MARK: Values

  @Test func textsAreComparedAsAPersonSortsThem() {
    nonisolated struct File { let name: String }
    let files = ["file 10", "File 2", "äpfel", "zebra"].map(File.init)
    let numeric = files.sorted(
      using: KeyPathComparator(\.name, comparator: LocalizedComparator.localizedStandard))
    #expect(numeric.map(\.name) == ["äpfel", "File 2", "file 10", "zebra"])
    var reversed = LocalizedComparator.localized
    reversed.order = .reverse
    #expect(reversed.compare("a", "b") == .orderedDescending)
    #expect(LocalizedComparator.localized.compare("a", "b") == .orderedAscending)
    #expect(LocalizedComparator.localized.compare("a", "a") == .orderedSame)
    #expect(String.StandardComparator.localizedStandard == LocalizedComparator.localizedStandard)
    #expect(String.StandardComparator.localized == LocalizedComparator.localized)
  }

  @Test func attributesAreFoundByTheirNames() {
    var text = AttributedString("abc")
    text.foregroundColor = .red
    text.kern = 2
    #expect(text.runs.first?.foregroundColor == .red && text.runs.first?.kern == 2)
    #expect(text.runs.first?.tracking == nil)
  }

  @Test func aLapEndsWhereTheNextBegins() {
    var times: [UInt64] = [10, 15, 40]
    let timer = PassTimer { times.removeFirst() }
    timer.begin()
    #expect(timer.lap() == 5 && timer.lap() == 25)
  }

  // MARK: Views of one type or none

  private struct Maybe: View {
    let text: Text?
    let never: Never?
    var body: some View {
      VStack {
        text
        never
      }
    }
  }

  @Test func anOptionalIsAViewOrNone() {
    #expect(ViewTester(Maybe(text: Text("some"), never: nil)).frame(of: "some") != nil)
    #expect(ViewTester(Maybe(text: nil, never: nil)).tree.flattened.allSatisfy { $0.text == nil })
  }
}
