import CombineNetworking
import Foundation
import ServerForTests
import Testing

/// `URLSession.dataTaskPublisher(for:)` with a server of the test's own.
@Suite struct DataTaskPublisherTests {
  /// What a publisher tells, and that it has ended.
  private final class Heard: @unchecked Sendable {
    private let lock = NSLock()
    private let end = DispatchSemaphore(value: 0)
    private var words: [String] = []
    var all: [String] { lock.withLock { words } }

    func note(_ word: String) { lock.withLock { words.append(word) } }
    func finish(_ completion: Subscribers.Completion<some Error>) {
      switch completion {
      case .finished: note("finished")
      case .failure(let error): note("\((error as? URLError)?.code.rawValue ?? 0)")
      }
      end.signal()
    }
    /// Whether it ended within half a minute.
    func hasEnded() -> Bool { end.wait(timeout: .now() + 30) == .success }
  }

  @Test func dataAndResponseComeOnceWhateverTheStatus() throws {
    for status in [200, 404] {
      let server = try TestServer { _, connection in
        connection.answer(status, [:], Array("hello".utf8))
        return true
      }
      let heard = Heard()
      let life = URLSession.shared.dataTaskPublisher(for: server.url("/a"))
        .map {
          String(decoding: $0.data, as: UTF8.self) + " \(($0.response as? HTTPURLResponse)?.statusCode ?? 0)"
        }
        .sink {
          heard.finish($0)
        } receiveValue: {
          heard.note($0)
        }
      #expect(heard.hasEnded())
      #expect(heard.all == ["hello \(status)", "finished"])
      life.cancel()
      #expect(server.requests.map(\.path) == ["/a"])
    }
  }

  @Test func itDecodesAsProgramsWriteIt() throws {
    struct Answer: Decodable { var name: String }
    let server = try TestServer { request, connection in
      connection.answer(200, [:], Array("{\"name\":\"\(request.fields["x-name"] ?? "")\"}".utf8))
      return true
    }
    var request = URLRequest(url: server.url("/"))
    request.setValue("Ada", forHTTPHeaderField: "X-Name")
    let heard = Heard()
    let life = URLSession.shared.dataTaskPublisher(for: request)
      .map(\.data)
      .decode(type: Answer.self, decoder: JSONDecoder())
      .receive(on: DispatchQueue.global())
      .sink {
        heard.finish($0)
      } receiveValue: {
        heard.note($0.name)
      }
    #expect(heard.hasEnded() && heard.all == ["Ada", "finished"])
    life.cancel()
  }

  @Test func aServerThatIsNotThereIsAURLError() {
    let heard = Heard()
    let life = URLSession.shared.dataTaskPublisher(
      for: URL(string: "http://127.0.0.1:1/") ?? URL(filePath: "/")
    )
    .sink {
      heard.finish($0)
    } receiveValue: { _ in
      heard.note("value")
    }
    #expect(heard.hasEnded())
    #expect(heard.all == ["\(URLError.Code.cannotConnectToHost.rawValue)"])
    life.cancel()
  }

  @Test func nothingIsAskedBeforeTheFirstDemandAndACancelEndsTheConnection() throws {
    let server = try TestServer { _, connection in
      connection.head(200, length: 1000)
      connection.waitForClose()
      return false
    }
    let heard = Heard()
    let publisher = URLSession.shared.dataTaskPublisher(for: server.url("/"))
    let life = publisher.sink {
      heard.finish($0)
    } receiveValue: { _ in
      heard.note("value")
    }
    for _ in 0..<10_000 where server.requests.isEmpty { usleep(1000) }
    #expect(server.requests.count == 1)
    life.cancel()
    for _ in 0..<10_000 where server.closedConnections == 0 { usleep(1000) }
    #expect(server.closedConnections == 1 && heard.all.isEmpty)
  }
}
