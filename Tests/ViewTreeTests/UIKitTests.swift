import SwiftUI
import Testing
import ViewTreeTesting

/// UIKit's names that cannot do here what they do there: they keep what they are given and change nothing.
@MainActor struct UIKitTests {
  private struct Screen: View {
    @State private var page = 0
    @State private var text = "text"
    var body: some View {
      NavigationStack {
        List {
          Text("row")
          Picker("size", selection: $page) {
            Text("one").tag(0)
            Text("two").tag(1)
          }.pickerStyle(.segmented)
          TextEditor(text: $text).frame(height: 80)
          TabView(selection: $page) {
            Text("first").tag(0)
            Text("second").tag(1)
          }.tabViewStyle(.page).frame(height: 100)
        }
        .navigationTitle("Title")
      }
    }
  }

  private func looks() -> (TreeDump, DisplayList) {
    let tester = ViewTester(Screen())
    tester.settle()
    return (tester.tree, tester.displayList)
  }

  @Test func appearancesAreKeptAndChangeNothing() {
    let before = looks()
    UIView.appearance().tintColor = .red
    UIScrollView.appearance().bounces = false
    UIScrollView.appearance().isPagingEnabled = true
    UITableView.appearance().backgroundColor = .clear
    UITableView.appearance().separatorColor = .red
    UITableViewCell.appearance().backgroundColor = .green
    UITextView.appearance().backgroundColor = .blue
    UINavigationBar.appearance().barTintColor = .red
    UISegmentedControl.appearance().selectedSegmentTintColor = .red
    UIPageControl.appearance().currentPageIndicatorTintColor = .red
    UIPageControl.appearance().pageIndicatorTintColor = .green
    let after = looks()
    #expect(after.0 == before.0)
    #expect(after.1.items.map(\.content) == before.1.items.map(\.content))
    #expect(UITableView.appearance().backgroundColor == .clear)
    #expect(UITableView.appearance().separatorColor == .red)
    #expect(UITableViewCell.appearance().backgroundColor == .green)
    #expect(UITextView.appearance().backgroundColor == .blue)
    #expect(!UIScrollView.appearance().bounces)
    #expect(UIPageControl.appearance().pageIndicatorTintColor == .green)
    #expect(UISegmentedControl.appearance().selectedSegmentTintColor == .red)
    #expect(UINavigationBar.appearance().barTintColor == .red && UIView.appearance().tintColor == .red)
  }

  @Test func generatorsOfFeedbackAreSilent() {
    struct Knocking: View {
      @State private var taps = 0
      var body: some View {
        Button("tapped \(taps)") {
          taps += 1
          let impact: UIFeedbackGenerator = UIImpactFeedbackGenerator(style: .rigid)
          impact.prepare()
          UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
          UIImpactFeedbackGenerator().impactOccurred()
          UINotificationFeedbackGenerator().notificationOccurred(.success)
          UISelectionFeedbackGenerator().selectionChanged()
        }
      }
    }
    let tester = ViewTester(Knocking(), size: CGSize(width: 200, height: 100))
    tester.tap("tapped 0")
    tester.settle()
    #expect(tester.frame(of: "tapped 1") != nil)
    #expect(tester.warnings.isEmpty && tester.host.isAtRest)
  }

  @Test func theScreenIsTheWindow() throws {
    let tester = ViewTester(Color.red, size: CGSize(width: 300, height: 500), scale: 2)
    tester.resize(to: CGSize(width: 320, height: 480))
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(UIScreen.main.scale == 2 && UIScreen.main.nativeScale == 2)
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 640, height: 960))
    let scene: UIScene = try #require(UIApplication.shared.connectedScenes.first)
    #expect(UIApplication.shared.connectedScenes == [scene])
    let window: UIWindow = try #require((scene as? UIWindowScene)?.windows.first)
    #expect(window.isKeyWindow && window.frame == UIScreen.main.bounds && window.safeAreaInsets == .zero)
  }
}
