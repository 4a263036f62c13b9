import BistroComponents
import RandomTrees
import SwiftUI
import ViewTreeTesting

/// A scroll view that is pulled down to load, whose loads end when the program says so.
final class FuzzedRefresh: FuzzSubject {
  @Observable final class Program {
    var rows = 40
    @ObservationIgnored var loads = 0
    @ObservationIgnored var running = 0
    @ObservationIgnored var mostRunning = 0
    /// Loads that begin with the last lifted finger end at once.
    @ObservationIgnored var isClosing = false
    @ObservationIgnored private var waiting: [CheckedContinuation<Void, Never>] = []

    func load() async {
      loads += 1
      running += 1
      mostRunning = max(mostRunning, running)
      if !isClosing { await withCheckedContinuation { waiting.append($0) } }
      running -= 1
    }

    func end() {
      waiting.forEach { $0.resume() }
      waiting = []
    }
  }

  let program = Program()
  let tester: ViewTester
  let names = ["top", "row"]

  init() { tester = ViewTester(RefreshProgram(program: program), size: CGSize(width: 390, height: 800)) }

  func change(_ dice: inout Dice) {
    if dice.falls(oneIn: 2) {
      program.end()
    } else {
      program.rows = [0, 1, 10, 40, 100].randomElement(using: &dice) ?? 40
    }
  }

  func complaint() -> String? {
    program.mostRunning > 1 ? "B74: \(program.mostRunning) loads run at once" : nil
  }

  private var drop: CGFloat? { tester.frame(of: "top")?.minY }

  func complaintOfTree() -> String? {
    guard let drop else { return nil }
    // The rubber band gives less than the height of the view, and the header adds its own.
    return drop.isFinite && drop < 1000 ? nil : "A01: the content is at \(drop)"
  }

  func calmDown() {
    program.isClosing = true
    program.end()
    program.rows = 40
  }

  func complaintsAtRest() -> [String] {
    var list: [String] = []
    if program.running != 0 { list.append("B74: \(program.running) loads never end") }
    tester.key(.home)
    tester.settle()
    if let drop, abs(drop) > 0.5 { list.append("R05: the content rests at \(drop)") }
    if tester.frame(of: "refresh-wheel") != nil { list.append("R05: it shows a load that is over") }
    return list
  }
}

private struct RefreshProgram: View {
  let program: FuzzedRefresh.Program

  var body: some View {
    RefreshableScrollView {
      await program.load()
    } content: {
      Color.clear.frame(height: 0).accessibilityIdentifier("top")
      LazyVStack(spacing: 0) {
        ForEach(0..<program.rows, id: \.self) { index in
          Button("Row \(index)") {}
            .frame(height: 50)
            .accessibilityIdentifier("row")
        }
      }
    }
  }
}
