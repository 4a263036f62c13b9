import Raster
import SDLHost
import SwiftUI
import Testing
import ViewTreeTesting

/// Views in motion: what is painted of a frame's changes is what painting it anew gives.
@MainActor struct ViewsInMotionTests {
  private struct Mail: Identifiable {
    let id: Int
    let subject: String
  }

  private struct Mails: View {
    @State private var search = ""
    @State private var mails = (1...14).map {
      Mail(id: $0, subject: "Subject \($0) about something long that wraps")
    }

    var body: some View {
      NavigationStack {
        List {
          Section("Inbox") {
            ForEach(mails) { mail in
              HStack(alignment: .firstTextBaseline) {
                Circle().fill(.blue).frame(width: 10, height: 10)
                VStack(alignment: .leading, spacing: 2) {
                  Text(verbatim: "Sender \(mail.id)").font(.headline)
                  Text(verbatim: mail.subject).font(.subheadline)
                }
              }
              .listRowSeparatorTint(.secondary)
              .swipeActions { Button("Delete", role: .destructive) { mails.removeAll { $0.id == mail.id } } }
            }
          }
        }
        .listStyle(.insetGrouped)
        .navigationTitle("Inbox")
        .searchable(text: $search)
        .toolbar {
          Button("Insert") { withAnimation { mails.insert(Mail(id: 100, subject: "New"), at: 0) } }
          Button("Remove") { withAnimation { mails.removeSubrange(0..<2) } }
        }
        .refreshable {
          try? await Task.sleep(for: .seconds(0.3))
          withAnimation { mails.insert(Mail(id: 101, subject: "Refreshed"), at: 0) }
        }
      }
    }
  }

  @Test func rowsThatComeAndGo() {
    let faults = paintFaults(Mails(), tolerance: 24) { tester in
      tester.tap("Insert")
      tester.settle()
      tester.tap("Remove")
      tester.settle()
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(5))")
  }

  @Test func aRowThatARefreshBrings() {
    let faults = paintFaults(Mails(), tolerance: 24) { tester in
      tester.drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 250), over: 0.4)
      tester.advance(by: 3)
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(5))")
  }

  /// Rows of several looks, which take over each other's nodes and so the names of their items.
  private struct Rows: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<400, id: \.self) { index in
            HStack {
              RoundedRectangle(cornerRadius: 8)
                .fill(Color(hue: Double(index % 17) / 17, saturation: 0.8, brightness: 0.9))
                .frame(width: 40, height: CGFloat(20 + index % 3 * 10))
              VStack(alignment: .leading) {
                Text(verbatim: "Row \(index)").bold()
                // The same in many rows: it is found where it was, and must be painted where it is.
                Text(verbatim: "Line \(index % 2)").font(.footnote)
              }
              Spacer()
              if index % 3 == 0 { Circle().frame(width: 12, height: 12).opacity(0.5) }
            }
            .padding(8)
            .background(index % 2 == 0 ? Color.yellow : .clear)
          }
        }
      }
    }
  }

  @Test func rowsThatTakeTheNodesOfOthers() {
    var reused = 0
    let faults = paintFaults(Rows(), tolerance: 24) { tester in
      let middle = CGPoint(x: 195, y: 400)
      for way in [-31.0, -7.5, 44, -900, 13, -5000, 700] {
        for _ in 0..<8 {
          tester.wheel(at: middle, dy: way, isPrecise: true)
          tester.advance(by: 1 / ViewTester.rate)
        }
      }
      tester.flick(from: middle, by: CGVector(dx: 0, dy: -300), over: 0.1)
      tester.settle()
      reused = tester.host.statistics.elementsReused
    }
    #expect(reused > 50)
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(5))")
  }
}
