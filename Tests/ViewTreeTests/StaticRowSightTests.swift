import SwiftUI
import Testing
import ViewTreeTesting

/// Views of a lazy container that are not elements of a `ForEach` appear when they come into sight, as those do.
@MainActor struct StaticRowSightTests {
  enum Kind: String, CaseIterable { case stack, grid, list }

  @Observable final class Log {
    @ObservationIgnored var events: [String] = []
    var count = 40
    var showsTop = true
  }

  private struct Page: View {
    let kind: Kind
    let log: Log

    @ViewBuilder private var rows: some View {
      if log.showsTop { probe("top") }
      probe("first")
      ForEach(0..<log.count, id: \.self) { Text("row \($0)").frame(height: 40) }
      probe("last")
        .task {
          log.events.append("task")
          try? await Task.sleep(for: .seconds(1000))
          log.events.append("cancelled")
        }
    }

    private func probe(_ name: String) -> some View {
      Text(name).frame(height: 40)
        .onAppear { log.events.append("+\(name)") }
        .onDisappear { log.events.append("-\(name)") }
    }

    var body: some View {
      switch kind {
      case .stack: ScrollView { LazyVStack(spacing: 0) { rows } }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem(.flexible())], spacing: 0) { rows } }
      case .list: List { rows }.listStyle(.plain)
      }
    }
  }

  private func settle(_ tester: ViewTester) async {
    tester.settle()
    for _ in 0..<20 { await Task.yield() }
    tester.settle()
  }

  @Test(arguments: Kind.allCases) func theyAppearAndDisappearWithSight(_ kind: Kind) async {
    let log = Log()
    let tester = ViewTester(Page(kind: kind, log: log), size: CGSize(width: 300, height: 400))
    await settle(tester)
    #expect(log.events.contains("+first") && !log.events.contains("+last") && !log.events.contains("task"))
    log.events = []
    for _ in 0..<8 { tester.flick(from: CGPoint(x: 150, y: 350), by: CGVector(dx: 0, dy: -320), over: 0.08) }
    await settle(tester)
    #expect(log.events.filter { $0.hasSuffix("first") } == ["-first"], "\(log.events)")
    #expect(log.events.filter { $0.hasSuffix("last") } == ["+last"] && log.events.contains("task"))
    log.events = []
    for _ in 0..<8 { tester.flick(from: CGPoint(x: 150, y: 50), by: CGVector(dx: 0, dy: 320), over: 0.08) }
    await settle(tester)
    #expect(log.events.filter { $0.hasSuffix("first") } == ["+first"], "\(log.events)")
    #expect(log.events.filter { $0.hasSuffix("last") } == ["-last"] && log.events.contains("cancelled"))
  }

  @Test(arguments: Kind.allCases) func aListThatLoadsMoreAtItsEndDoesSoOnceAPage(_ kind: Kind) async {
    let log = Log()
    let tester = ViewTester(Page(kind: kind, log: log), size: CGSize(width: 300, height: 400))
    await settle(tester)
    for _ in 0..<8 { tester.flick(from: CGPoint(x: 150, y: 350), by: CGVector(dx: 0, dy: -320), over: 0.08) }
    await settle(tester)
    log.events = []
    log.count = 80
    await settle(tester)
    #expect(log.events.filter { $0.hasSuffix("last") } == ["-last"], "\(log.events)")
  }

  @Test(arguments: Kind.allCases) func whatComesInSightAppearsAndWhatIsRemovedOutOfSightHasDisappeared(
    _ kind: Kind
  ) async {
    let log = Log()
    log.count = 2
    let tester = ViewTester(Page(kind: kind, log: log), size: CGSize(width: 300, height: 400))
    await settle(tester)
    #expect(log.events.filter { $0.hasPrefix("+") } == ["+top", "+first", "+last"])
    log.events = []
    log.showsTop = false
    await settle(tester)
    #expect(log.events == ["-top"])
  }
}
