import Foundation
import SwiftUI
import Testing
import ViewTreeTesting

/// Shapes of calls that programs written for Apple's systems use, as they stand there.
@MainActor struct PortedShapeTests {
  nonisolated private struct Item { var name: String }

  @Test func namesAreSortedAsAPersonWould() {
    let items = ["item 10", "item 9", "Änne", "zoo", "abe"].map { Item(name: $0) }
    let sorted = items.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard)).map(\.name)
    #expect(sorted.firstIndex(of: "item 9")! < sorted.firstIndex(of: "item 10")!)
    #expect(sorted.last == "zoo")
    let reversed = items.sorted(
      using: KeyPathComparator(\.name, comparator: .localizedStandard, order: .reverse))
    #expect(reversed.map(\.name) == sorted.reversed())
  }

  @Test func notificationsComeOneAfterTheOther() async {
    let name = Notification.Name("ported")
    let task = Task { @MainActor in
      var numbers: [Int] = []
      for await note in NotificationCenter.default.notifications(named: name) {
        numbers.append(note.userInfo?["n"] as? Int ?? -1)
        if numbers.count == 2 { break }
      }
      return numbers
    }
    for _ in 0..<10 { await Task.yield() }
    for n in [1, 2] { NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": n]) }
    #expect(await task.value == [1, 2])
  }

  @Test func measuresAreDescribedAsOnApplesSystems() {
    #expect(CGSize(width: 3, height: 4).debugDescription == "(3.0, 4.0)")
    #expect(CGPoint(x: 1, y: 2).debugDescription == "(1.0, 2.0)")
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).debugDescription == "(1.0, 2.0, 3.0, 4.0)")
    #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
  }

  @Test func coloursGoIntoArchivesAndComeBack() throws {
    for color in [
      UIColor.systemRed, UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5), UIColor(named: "brand")!,
    ] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
      let back = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
      #expect(back == color)
    }
    #expect(UIColor.red != UIColor.blue)
    #expect(Set([UIColor.red, UIColor.red, UIColor.blue]).count == 2)
  }

  private struct Counter: View {
    static var printed: [String] = []
    @State private var count = 0
    let other: Int
    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Button("count") { count += 1 }
        Text("\(count) \(other)")
      }
    }
  }

  @Test func aBodySaysWhyItIsEvaluated() throws {
    // What it prints goes to standard output; that it can be called in a body is what programs need.
    let tester = ViewTester(Counter(other: 1))
    tester.tap("count")
    tester.settle()
    #expect(tester.frame(of: "1 1") != nil)
  }

  private struct Tinted: EnvironmentalModifier {
    struct Resolved: ViewModifier {
      let name: String
      func body(content: Content) -> some View { content.accessibilityIdentifier(name) }
    }
    func resolve(in environment: EnvironmentValues) -> Resolved {
      Resolved(name: environment.layoutDirection == .rightToLeft ? "rtl" : "ltr")
    }
  }

  @Test func aModifierIsMadeForItsEnvironment() {
    struct Page: View {
      @State private var isRight = false
      var body: some View {
        VStack {
          Text("a").modifier(Tinted()).environment(\.layoutDirection, isRight ? .rightToLeft : .leftToRight)
          Button("turn") { isRight.toggle() }
        }
      }
    }
    let tester = ViewTester(Page())
    #expect(tester.frame(of: "ltr") != nil)
    tester.tap("turn")
    tester.settle()
    #expect(tester.frame(of: "rtl") != nil && tester.frame(of: "ltr") == nil)
  }

  @Test func namesThatSayNothingHereCompile() {
    struct Page: View {
      @Environment(\.accessibilityVoiceOverEnabled) private var speaks
      @Environment(\.accessibilityShowButtonShapes) private var shapes
      @Environment(\.accessibilityPlayAnimatedImages) private var plays
      @AppStorage("n", store: .standard) private var n = 1
      var body: some View {
        TupleView((Text(speaks || shapes || !plays ? "odd" : "usual"), Text("\(n)")))
          .defersSystemGestures(on: .all)
          .defaultAppStorage(.standard)
          .font(Font(UIFont.systemFont(ofSize: 20, weight: .bold)))
          .buttonStyle(BorderedButtonStyle(tint: .red))
      }
    }
    #expect(ViewTester(Page()).frame(of: "usual") != nil)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  final class Delegate: NSObject, UIApplicationDelegate {
    static var calls: [String] = []
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Delegate.calls.append("launched")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { Delegate.calls.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { Delegate.calls.append("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { Delegate.calls.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { Delegate.calls.append("foreground") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { Delegate.calls.append("memory") }
    func applicationWillTerminate(_ application: UIApplication) { Delegate.calls.append("terminates") }
  }

  private struct Delegated: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    var body: some Scene {
      WindowGroup { Text("\(type(of: delegate))") }
        .windowResizability(.contentSize)
        .defaultAppStorage(.standard)
    }
  }

  class OpenDelegate: NSObject, UIApplicationDelegate {
    var list = [1, 2, 3]
  }

  class DescendedDelegate: OpenDelegate { let more = "more" }
  class Responder: UIResponder, UIApplicationDelegate { var words = ["one", "two"] }

  private struct Made<Delegate: NSObject & UIApplicationDelegate>: App {
    @UIApplicationDelegateAdaptor private var delegate: Delegate
    let say: (Delegate) -> String
    init(say: @escaping (Delegate) -> String) { self.say = say }
    init() { fatalError("made by the test") }
    var body: some Scene { WindowGroup { Text(say(delegate)) } }
  }

  // Neither final nor with a required initializer.
  @Test func aDelegateIsMadeByItsOwnOrItsInheritedInit() {
    let open = ViewTester(_AppView(Made<OpenDelegate> { "\($0.list)" }))
    #expect(open.frame(of: "[1, 2, 3]") != nil)
    let descended = ViewTester(_AppView(Made<DescendedDelegate> { "\($0.list.count) \($0.more)" }))
    #expect(descended.frame(of: "3 more") != nil)
    let responder = ViewTester(_AppView(Made<Responder> { $0.words.joined(separator: ", ") }))
    #expect(responder.frame(of: "one, two") != nil)
  }

  @Test func aDelegateIsToldOfTheWindowsLife() {
    Delegate.calls = []
    do {
      let tester = ViewTester(_AppView(Delegated()))
      tester.settle()
      #expect(tester.frame(of: "Delegate") != nil)
      #expect(Delegate.calls == ["launched", "active"])
      tester.host.send(.visibility(false))
      tester.host.send(.visibility(true))
      tester.settle()
      tester.host.send(.memoryWarning)
    }
    #expect(
      Delegate.calls == [
        "launched", "active", "resigns", "background", "foreground", "active", "memory", "terminates",
      ])
    // A window that has gone tells its delegate nothing.
    ViewTester(Text("another")).host.send(.memoryWarning)
    #expect(Delegate.calls.last == "terminates")
  }

  @Test func theSizeOfTheContentLimitsTheWindow() {
    let tester = ViewTester(Color.red.frame(minWidth: 120, maxWidth: 300, minHeight: 50, maxHeight: 80))
    let limits = tester.host.contentLimits
    #expect(limits.least == CGSize(width: 120, height: 50))
    #expect(limits.largest == CGSize(width: 300, height: 80))
  }
}
