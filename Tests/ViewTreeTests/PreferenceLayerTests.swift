import Observation
import SwiftUI
import Testing
import ViewTreeTesting

/// Views made from preferences: their closures are handed what the view wrote, never a value that is out of date.
@MainActor struct PreferenceLayerTests {
  /// The bounds of one view.
  private struct Chosen: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
      value = value ?? nextValue()
    }
  }

  /// The bounds of views by name.
  private struct Bounds: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  /// What closures were handed, by their names.
  @MainActor private final class Log {
    var entries: [(name: String, value: String)] = []
    func note(_ name: String, _ value: String) { entries.append((name, value)) }
    func look(_ name: String, _ anchors: [String: Anchor<CGRect>]) -> Anchor<CGRect>? {
      note("missing", anchors[name] == nil ? name : "")
      return anchors[name]
    }
    func values(_ name: String) -> [String] { entries.filter { $0.name == name }.map(\.value) }
  }

  @MainActor @Observable final class Model {
    var names = ["a", "b", "c"]
    var chosen = "a"
    var isOn = false
  }

  private func tester(_ view: some View) -> ViewTester {
    let tester = ViewTester(view, size: CGSize(width: 300, height: 400))
    tester.settle()
    return tester
  }

  // MARK: The first value

  enum Arrangement: CaseIterable { case alone, twice, behindAndOver, spread }

  private struct Marked: View {
    let arrangement: Arrangement
    let log: Log

    private var row: some View {
      HStack {
        ForEach(0..<4, id: \.self) { index in
          Button("t\(index)") {}.padding()
            .anchorPreference(key: Chosen.self, value: .bounds) { index == 1 ? $0 : nil }
        }
      }
    }

    private func mark(_ anchor: Anchor<CGRect>?, _ name: String) -> some View {
      if anchor == nil { log.note(name, "nil") }
      return GeometryReader { proxy in
        let _ = log.note(name, anchor.map { "\(Int(proxy[$0].width))" } ?? "nil")
        Color.red.frame(height: 4)
      }
    }

    var body: some View {
      switch arrangement {
      case .alone: row.overlayPreferenceValue(Chosen.self) { mark($0, "only") }
      case .twice:
        row.overlayPreferenceValue(Chosen.self) { mark($0, "inner") }
          .overlayPreferenceValue(Chosen.self) { mark($0, "outer") }
      case .behindAndOver:
        VStack {
          Spacer()
          row.backgroundPreferenceValue(Chosen.self) { mark($0, "behind") }
            .overlayPreferenceValue(Chosen.self) { mark($0, "over") }
        }
      case .spread:
        VStack {
          Spacer()
          HStack {
            ForEach(0..<4, id: \.self) { index in
              Spacer()
              Button("t\(index)") {}
                .anchorPreference(key: Chosen.self, value: .bounds) { index == 1 ? $0 : nil }
              Spacer()
            }
          }
          .overlayPreferenceValue(Chosen.self) { mark($0, "only") }
        }
      }
    }
  }

  @Test(arguments: Arrangement.allCases)
  func theFirstCallHasWhatTheContentWrote(_ arrangement: Arrangement) {
    let log = Log()
    let tester = tester(Marked(arrangement: arrangement, log: log))
    // Each closure once, with the anchor in its place.
    let width = tester.frame(of: "t1").map { Int($0.width) + (arrangement == .spread ? 0 : 32) }
    let names = Set(log.entries.map(\.name))
    #expect(names.count == (arrangement == .twice || arrangement == .behindAndOver ? 2 : 1))
    for name in names { #expect(log.values(name) == ["\(width ?? -1)"], "\(name)") }
  }

  @Test func withoutAWriterTheValueIsTheDefault() {
    var seen: [[String]] = []
    _ = tester(
      Color.red.overlayPreferenceValue(Names.self) { names in
        let _ = seen.append(names)
        Text(verbatim: "layer")
      })
    #expect(seen == [[]])
  }

  // MARK: Content that is built by layout

  enum Place: CaseIterable { case stack, reader, lazy, list, page, sheet, tab }

  /// A view for each name that writes its bounds.
  private struct Rows: View {
    let model: Model
    let place: Place

    private func row(_ name: String) -> some View {
      Text(verbatim: name).frame(height: 40)
        .anchorPreference(key: Bounds.self, value: .bounds) { [name: $0] }
    }

    private var rows: some View { ForEach(model.names, id: \.self) { row($0) } }

    var body: some View {
      switch place {
      case .stack: VStack { rows }
      case .reader: GeometryReader { _ in VStack { rows } }
      case .lazy: ScrollView { LazyVStack { rows } }
      case .list: List { rows }
      case .page: NavigationStack { VStack { rows } }
      case .sheet: VStack { rows }
      case .tab:
        TabView {
          Text(verbatim: "other").tabItem { Text(verbatim: "1") }
          VStack { rows }.tabItem { Text(verbatim: "2") }
        }
      }
    }
  }

  /// Who looks up the chosen row: the closure itself, a geometry reader in it, or the body of a view in it.
  enum Lookup: CaseIterable { case closure, reader, view }

  /// A mark on the chosen row, which is looked up without a net.
  private struct Marking: View {
    let model: Model
    let place: Place
    let lookup: Lookup
    let log: Log

    private struct Mark: View {
      let model: Model
      let anchors: [String: Anchor<CGRect>]
      let proxy: GeometryProxy
      let log: Log

      var body: some View {
        let frame = log.look(model.chosen, anchors).map { proxy[$0] } ?? .zero
        Color.red.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
      }
    }

    private var marked: some View {
      Rows(model: model, place: place).overlayPreferenceValue(Bounds.self) { anchors in
        let chosen = lookup == .closure ? log.look(model.chosen, anchors) : nil
        GeometryReader { proxy in
          if lookup == .view {
            Mark(model: model, anchors: anchors, proxy: proxy, log: log)
          } else {
            let anchor = lookup == .closure ? chosen : log.look(model.chosen, anchors)
            let frame = anchor.map { proxy[$0] } ?? .zero
            Color.red.frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
          }
        }
      }
    }

    var body: some View {
      if place == .sheet { Color.blue.sheet(isPresented: .constant(true)) { marked } } else { marked }
    }
  }

  @Test(arguments: Place.allCases, Lookup.allCases)
  func nobodySeesLessThanWhatIsThere(_ place: Place, _ lookup: Lookup) {
    let (model, log) = (Model(), Log())
    let tester = tester(Marking(model: model, place: place, lookup: lookup, log: log))
    if place == .tab {
      // A tab is built when it is chosen first; nothing is written until then.
      #expect(log.entries.allSatisfy { $0.value == "a" })
      log.entries = []
      tester.tap("2")
      tester.settle()
    }
    #expect(!log.entries.isEmpty && log.entries.allSatisfy { $0.value == "" })
    // A row comes and is chosen at once; then the chosen one goes, and another one is.
    log.entries = []
    model.names.insert("d", at: 1)
    model.chosen = "d"
    tester.settle()
    #expect(!log.entries.isEmpty && log.entries.allSatisfy { $0.value == "" })
    model.names.removeAll { $0 == "d" }
    model.chosen = "c"
    tester.settle()
    #expect(log.entries.allSatisfy { $0.value == "" })
    withAnimation {
      model.names = ["x", "y"]
      model.chosen = "y"
    }
    tester.settle()
    #expect(log.entries.allSatisfy { $0.value == "" })
    #expect(tester.warnings.isEmpty)
  }

  // MARK: Readers of each other

  /// Writes a name from what another preference told.
  private struct Nested: View {
    let log: Log
    let byGeometry: Bool

    var body: some View {
      Text(verbatim: "content").preference(key: Names.self, value: ["own"])
        .anchorPreference(key: Bounds.self, value: .bounds) { ["content": $0] }
        .overlayPreferenceValue(Bounds.self) { anchors in
          let _ = log.note("inner", anchors.keys.sorted().joined())
          if byGeometry {
            GeometryReader { proxy in
              Color.clear.preference(key: Names.self, value: ["width \(Int(proxy.size.width))"])
            }
          } else {
            Color.clear.preference(key: Names.self, value: ["layer"])
          }
        }
        .overlayPreferenceValue(Names.self) { names in
          let _ = log.note("outer", names.joined(separator: ", "))
          Color.clear
        }
        .onPreferenceChange(Names.self) { log.note("observer", $0.joined(separator: ", ")) }
    }
  }

  @Test(arguments: [false, true]) func aReaderWaitsForTheViewsOfAnother(_ byGeometry: Bool) {
    let log = Log()
    let tester = tester(Nested(log: log, byGeometry: byGeometry))
    let width = Int(tester.frame(of: "content")?.width ?? -1)
    let all = byGeometry ? "own, width \(width)" : "own, layer"
    #expect(log.values("inner") == ["content"])
    #expect(log.values("outer") == [all])
    #expect(log.values("observer") == [all])
  }

  @Test func layersInLayersAreThereInTheFirstFrame() {
    struct Deep: View {
      let depth: Int
      var body: some View {
        Text(verbatim: "depth \(depth)").preference(key: Names.self, value: ["\(depth)"])
          .overlayPreferenceValue(Names.self) { _ in if depth > 0 { AnyView(Deep(depth: depth - 1)) } }
      }
    }
    let tester = ViewTester(Deep(depth: 3), size: CGSize(width: 300, height: 400))
    tester.advance(by: 0)
    #expect(tester.frame(of: "depth 0") != nil)
    #expect(tester.warnings.isEmpty)
    let deeper = ViewTester(Deep(depth: 9), size: CGSize(width: 300, height: 400))
    deeper.settle()
    #expect(deeper.frame(of: "depth 0") != nil)
    #expect(deeper.warnings.isEmpty)
  }

  /// A program that never comes to rest elsewhere keeps no layer from being made.
  @Test func aLoopElsewhereDoesNotKeepLayersAway() {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text(verbatim: "loop").preference(key: Names.self, value: ["\(count)"])
            .onPreferenceChange(Names.self) { _ in count += 1 }
          Text(verbatim: "still").preference(key: Names.self, value: ["still"])
            .overlayPreferenceValue(Names.self) { Text(verbatim: "layer of \($0.joined())") }
        }
      }
    }
    let tester = ViewTester(Restless(), size: CGSize(width: 300, height: 400))
    tester.advance(by: 0.05)
    #expect(tester.frame(of: "layer of still") != nil)
  }

  // MARK: Order

  @Test func viewsThatChangePlacesAreReadInTheirNewOrder() {
    let model = Model()
    struct Row: View {
      let model: Model
      let log: Log
      var body: some View {
        HStack {
          ForEach(model.names, id: \.self) { Text(verbatim: $0).preference(key: Names.self, value: [$0]) }
        }
        .onPreferenceChange(Names.self) { log.note("order", $0.joined()) }
      }
    }
    let log = Log()
    let tester = tester(Row(model: model, log: log))
    model.names = ["c", "a", "b"]
    tester.settle()
    model.names = ["b", "d", "c"]
    tester.settle()
    #expect(log.values("order") == ["abc", "cab", "bdc"])
  }

  /// Lazy rows are read from the first to the last, whatever order they are built in.
  @Test func rowsThatAreBuiltLaterAreReadInTheirPlaces() {
    struct Rows: View {
      let log: Log
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { row in
              Text(verbatim: "row \(row)").frame(height: 40)
                .preference(key: Names.self, value: [String(format: "%02d", row)])
            }
          }
        }
        .onPreferenceChange(Names.self) { names in
          log.note("order", names == names.sorted() ? "" : "\(names)")
        }
      }
    }
    let log = Log()
    let tester = tester(Rows(log: log))
    for distance in [-1600.0, 700, -200, 500] {
      tester.wheel(at: CGPoint(x: 150, y: 200), dy: distance, isPrecise: true)
      tester.settle()
    }
    #expect(log.entries.count > 3)
    #expect(log.entries.allSatisfy { $0.value == "" }, "\(log.values("order"))")
  }
}
