import SwiftUI

/// How the program is, its log, and what an operator can do: choose the language, start again, leave.
struct OperatorFacts: View {
  /// So much of a pack's hash tells packs from one another; all of it is in the log.
  private static let hashDigits = 8
  /// Larger names of files would be broken everywhere.
  private static let largestLine = DynamicTypeSize.accessibility1
  /// Nanoseconds from one reading to the next.
  private static let interval: UInt64 = 1_000_000_000

  let attendant: Attendant
  @Environment(RestaurantStore.self) private var store
  @Environment(VisitorLanguage.self) private var language
  @Environment(\.locale) private var locale
  @Environment(\.offeredLanguages) private var offered
  @Environment(\.standardLanguage) private var standard
  @State private var report = _ServiceReport()
  @State private var asksToLeave = false

  var body: some View {
    let chosen = LanguageChoice.match(standard, in: offered)
    List {
      Section("Program") {
        OperatorFact("Version", report.version)
        OperatorFact("Running for", duration(report.uptime))
        OperatorFact("Memory", megabytes(report.memory))
        OperatorFact("Frames", "\(report.frames)")
        OperatorFact("Frame time, median", milliseconds(report.frameP50))
        OperatorFact("Frame time, 95th percentile", milliseconds(report.frameP95))
        OperatorFact("Frame time, longest", milliseconds(report.frameWorst))
        OperatorFact("Last crash", report.lastCrash ?? "–")
      }
      Section("Content") {
        OperatorFact("Entries", "\(store.restaurants.count) (\(report.content.prefix(Self.hashDigits)))")
        if report.problems.isEmpty {
          Text("No problems")
        } else {
          ForEach(report.problems, id: \.self) {
            Text(verbatim: $0)
              .font(.footnote)
              .dynamicTypeSize(...Self.largestLine)
          }
        }
      }
      if !offered.isEmpty {
        Section("Language") {
          ForEach(offered, id: \.self) { tag in
            Button {
              language.standard = tag
            } label: {
              HStack {
                Text(verbatim: VisitorLanguage.name(of: tag, among: offered))
                  .foregroundStyle(Color.primary)
                Spacer()
                if tag == chosen {
                  Image(systemName: "checkmark")
                    .fontWeight(.semibold)
                    .foregroundStyle(.tint)
                    .accessibilityHidden(true)
                }
              }
            }
            .accessibilityAddTraits(tag == chosen ? .isSelected : [])
            .accessibilityIdentifier("standard-\(tag)")
          }
        }
      }
      Section {
        Button("Start again") { attendant.leave(true) }
          .accessibilityIdentifier("operator-restart")
        Button("Leave the guide", role: .destructive) { asksToLeave = true }
          .accessibilityIdentifier("operator-leave")
      }
      Section("Log") {
        if report.log.isEmpty { Text("Nothing yet") }
        ForEach(Array(report.log.enumerated()), id: \.offset) { _, line in
          Text(verbatim: line)
            .font(.footnote.monospaced())
            .dynamicTypeSize(...Self.largestLine)
        }
      }
    }
    .task {
      repeat {
        report = attendant.report()
      } while (try? await Task.sleep(nanoseconds: Self.interval)) != nil
    }
    .alert("Leave the guide?", isPresented: $asksToLeave) {
      Button("Leave the guide", role: .destructive) { attendant.leave(false) }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("The display stays dark until the guide is started on the machine.")
    }
    .accessibilityIdentifier("operator-facts")
  }

  private func duration(_ seconds: TimeInterval) -> String {
    Duration.seconds(seconds.rounded()).formatted(.time(pattern: .hourMinuteSecond))
  }

  private func megabytes(_ bytes: Int) -> String {
    (Double(bytes) / 1e6).formatted(.number.precision(.fractionLength(0)).locale(locale)) + " MB"
  }

  private func milliseconds(_ seconds: TimeInterval) -> String {
    (seconds * 1000).formatted(.number.precision(.fractionLength(1)).locale(locale)) + " ms"
  }
}
