import SwiftUI
import Testing
import ViewTreeTesting

/// Ways in which values are handed over, and what becomes of a drop.
@MainActor struct TransferTests {
  nonisolated struct Note: Codable, Hashable, Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
      ProxyRepresentation(exporting: \.text)
    }
  }

  nonisolated struct Blob: Hashable, Transferable {
    var bytes: [UInt8]
    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(contentType: .data) { blob in
        Data(blob.bytes)
      } importing: { data in
        Blob(bytes: Array(data))
      }
    }
  }

  /// The two ways by which a note is handed over, through the builder alone.
  @TransferRepresentationBuilder<Note> private static var ways: some TransferRepresentation<Note> {
    CodableRepresentation(for: Note.self, contentType: .json)
    ProxyRepresentation(exporting: \.text)
  }

  private struct Board<Item: Transferable & Hashable>: View {
    let item: Item
    let take: ([Item]) -> Void
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 100).draggable(item)
        Spacer()
        Color.green.frame(width: 100, height: 100).dropDestination(for: Item.self) { items, _ in
          take(items)
          return true
        }
      }
    }
  }

  private func drop(_ tester: ViewTester) {
    tester.press(CGPoint(x: 100, y: 50))
    tester.advance(by: 0.5)
    tester.move(by: CGVector(dx: 0, dy: 290), over: 0.3)
    tester.release()
    tester.settle()
  }

  private let size = CGSize(width: 200, height: 400)

  @Test func aValueThatCanBeEncodedOrIsDataArrivesAsItself() {
    var notes: [Note] = []
    drop(ViewTester(Board(item: Note(text: "milk")) { notes += $0 }, size: size))
    #expect(notes == [Note(text: "milk")])
    var blobs: [Blob] = []
    drop(ViewTester(Board(item: Blob(bytes: [1, 2])) { blobs += $0 }, size: size))
    #expect(blobs == [Blob(bytes: [1, 2])])
  }

  @Test func theFirstWayThatCanIsTaken() {
    #expect(Self.ways._exported(Note(text: "milk")) as? String == "milk")
  }

  @Test func aValueArrivesAsWhatItIsHandedOverAs() {
    struct Mixed: View {
      let take: ([String]) -> Void
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 100).draggable(Note(text: "milk"))
          Spacer()
          Color.green.frame(width: 100, height: 100).dropDestination(for: String.self) { items, _ in
            take(items)
            return true
          }
        }
      }
    }
    var texts: [String] = []
    drop(ViewTester(Mixed { texts += $0 }, size: size))
    #expect(texts == ["milk"])
  }

  private final class Delegate: DropDelegate {
    let operation: DropOperation
    var dropped = 0
    init(_ operation: DropOperation) { self.operation = operation }
    func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: operation) }
    func performDrop(info: DropInfo) -> Bool {
      dropped += 1
      return true
    }
  }

  @Test func aDelegateSaysWhatADropWouldDo() {
    func drops(_ operation: DropOperation) -> Int {
      let delegate = Delegate(operation)
      drop(
        ViewTester(
          VStack(spacing: 0) {
            Color.red.frame(width: 100, height: 100).draggable("apple")
            Spacer()
            Color.green.frame(width: 100, height: 100).onDrop(of: [.text], delegate: delegate)
          }, size: size))
      return delegate.dropped
    }
    #expect(drops(.copy) == 1 && drops(.move) == 1)
    #expect(drops(.forbidden) == 0 && drops(.cancel) == 0)
  }

  @Test func aDropByTheNamesOfTypesSaysWhere() throws {
    var places: [CGPoint] = []
    drop(
      ViewTester(
        VStack(spacing: 0) {
          Color.red.frame(width: 100, height: 100).draggable("apple")
          Spacer()
          Color.green.frame(width: 100, height: 100).onDrop(of: ["public.text"], isTargeted: nil) {
            providers, place in
            places.append(place)
            return providers.count == 1
          }
        }, size: size))
    let place = try #require(places.first)
    #expect(places.count == 1 && (0...100).contains(place.x) && (0...100).contains(place.y))
  }

  @Test func aShareLinkHasALabelOfItsOwnAndCopies() {
    typealias Link = ShareLink<CollectionOfOne<String>, Never, Never, DefaultShareLinkLabel>
    let link: Link = ShareLink(item: "to share")
    let tester = ViewTester(link, size: size)
    tester.settle()
    tester.tap("Share…")
    #expect(tester.host.services.clipboard.text == "to share")
    #expect(ViewTester(ShareLink("Send", item: "x"), size: size).frame(of: "Send") != nil)
  }
}
