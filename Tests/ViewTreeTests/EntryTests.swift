import SwiftUI
import Testing
import ViewTreeTesting

extension EnvironmentValues {
  /// A var whose type the compiler finds.
  @Entry fileprivate var accent = "plain = \"none\""
  @Entry fileprivate var note: String?
  @Entry fileprivate var report: (Int) -> String = { "\($0)" }
}

extension Transaction {
  @Entry fileprivate var reason: String = "none"
}

struct EntryTests {
  private struct Reader: View {
    @Environment(\.accent) var accent
    @Environment(\.note) var note
    @Environment(\.report) var report
    var body: some View { Text("\(accent) \(note ?? "nothing") \(report(2))") }
  }

  @Test func entriesHaveTheirDefaultsAndWhatIsSet() {
    let plain = ViewTester(Reader())
    #expect(plain.frame(of: "plain = \"none\" nothing 2") != nil)
    let set = ViewTester(
      Reader().environment(\.accent, "red").environment(\.note, "hint").environment(\.report) { "<\($0)>" })
    #expect(set.frame(of: "red hint <2>") != nil)
  }

  @Test func transactionsTakeEntries() {
    var transaction = Transaction()
    #expect(transaction.reason == "none")
    transaction.reason = "tap"
    #expect(transaction.reason == "tap")
  }
}
