import FinishedPrograms
import Foundation
import ServerForTests
import Testing
import ViewTree

@testable import SDLHost

/// What `AsyncImage` makes of what servers send.
@MainActor @Suite(.serialized) struct FetchTests {
  /// What a picture that fails says, by the code of its `URLError`.
  private func failure(
    limits: TransferLimits = TransferLimits(),
    _ answer: @escaping @Sendable (TestServer.Request, TestServer.Connection) -> Bool
  ) throws -> String? {
    let server = try TestServer(answer)
    let stage = NetworkStage(PhaseView(url: server.url("/a.png")), limits: limits)
    #expect(stage.isThere("waiting"))
    let text = stage.text()
    #expect(stage.fetcher.pending == 0)
    return text
  }

  @Test func aPictureThatIsSentIsShownInItsOwnSize() throws {
    let png = NetworkStage.png()
    let server = try TestServer { request, connection in
      connection.answer(200, ["Content-Type": "image/png"], png)
      return true
    }
    let stage = NetworkStage(PhaseView(url: server.url("/a.png?size=2"), scale: 2))
    #expect(stage.isThere("waiting"))
    #expect(stage.text() == "there")
    #expect(stage.runner.host.frame(of: "picture")?.size == CGSize(width: 20, height: 10))
    let request = try #require(server.requests.first)
    #expect(request.path == "/a.png?size=2" && request.fields["accept"]?.contains("image/webp") == true)
    #expect(request.fields["accept-encoding"]?.contains("gzip") == true)
    #expect(request.fields["cookie"] == nil)
  }

  @Test func whatComesSlowlyIsShownWhenItIsComplete() throws {
    let png = NetworkStage.png()
    let server = try TestServer { _, connection in
      connection.head(200, length: png.count)
      for byte in png {
        connection.send([byte])
        usleep(500)
      }
      return true
    }
    #expect(NetworkStage(PhaseView(url: server.url("/"))).text() == "there")
  }

  @Test func theBytesDecideAndNotTheContentType() throws {
    let png = NetworkStage.png()
    let server = try TestServer { _, connection in
      connection.answer(200, ["Content-Type": "text/html"], png)
      return true
    }
    #expect(NetworkStage(PhaseView(url: server.url("/"))).text() == "there")
  }

  @Test func whatIsNoPictureFails() throws {
    let text = try failure { _, connection in
      connection.answer(200, ["Content-Type": "image/png"], Array("<html>moved</html>".utf8))
      return true
    }
    #expect(text?.hasPrefix("\(URLError.Code.cannotDecodeContentData.rawValue) ") == true)
    #expect(text?.contains("no JPEG, PNG or WebP") == true)
  }

  @Test func anEmptyAnswerFails() throws {
    #expect(
      try failure { _, connection in
        connection.answer(200)
        return true
      }?.hasPrefix("\(URLError.Code.cannotDecodeContentData.rawValue) ") == true)
  }

  @Test func whatIsCutOffFails() throws {
    let png = NetworkStage.png()
    let text = try failure { _, connection in
      connection.head(200, length: png.count)
      connection.send(png.prefix(png.count / 2))
      return false
    }
    #expect(text?.hasPrefix("\(URLError.Code.networkConnectionLost.rawValue) ") == true)
  }

  @Test(arguments: [404, 500, 401, 304])
  func anAnswerThatIsNoSuccessFailsWhateverItHolds(_ status: Int) throws {
    let png = NetworkStage.png()
    let text = try failure { _, connection in
      connection.answer(status, [:], status == 304 ? [] : png)
      return true
    }
    #expect(text?.hasPrefix("\(URLError.Code.badServerResponse.rawValue) ") == true)
    #expect(text?.contains("\(status)") == true)
  }

  @Test func aServerThatFallsSilentTimesOut() throws {
    var limits = TransferLimits()
    limits.idleTime = 1
    let text = try failure(limits: limits) { _, connection in
      connection.head(200, length: 1000)
      connection.waitForClose()
      return false
    }
    #expect(text?.hasPrefix("\(URLError.Code.timedOut.rawValue) ") == true)
  }

  @Test func redirectsAreFollowed() throws {
    let png = NetworkStage.png()
    let server = try TestServer { request, connection in
      switch request.path {
      case "/a": connection.answer(301, ["Location": "/b"], Array("elsewhere".utf8))
      case "/b":
        connection.answer(
          302, ["Location": "http://127.0.0.1:\(request.fields["host"]?.split(separator: ":").last ?? "")/c"])
      default: connection.answer(200, [:], png)
      }
      return true
    }
    #expect(NetworkStage(PhaseView(url: server.url("/a"))).text() == "there")
    #expect(server.requests.map(\.path) == ["/a", "/b", "/c"])
  }

  // MARK: Listed hosts

  /// What a picture says whose view allows one host, at an address whose server redirects to `location`; nil: it is not
  /// asked for.
  private func limited(_ hosts: [String], to location: String?) throws -> (text: String?, paths: [String]) {
    let png = NetworkStage.png()
    let server = try TestServer { request, connection in
      let port = request.fields["host"]?.split(separator: ":").last ?? ""
      if request.path == "/a", let location {
        connection.answer(
          302, ["Location": location.replacingOccurrences(of: "PORT", with: port)], Array("elsewhere".utf8))
      } else {
        connection.answer(200, [:], png)
      }
      return true
    }
    let stage = NetworkStage(PhaseView(url: server.url("/a"))._pictureHosts(_PictureHosts(hosts)))
    let text = stage.text()
    #expect(stage.fetcher.pending == 0)
    return (text, server.requests.map(\.path))
  }

  @Test(arguments: [nil, "/b", "b", "//127.0.0.1:PORT/b", "http://127.0.0.1:PORT/b"])
  func aListedHostIsFetchedFromAndItsRedirectsToItselfAreFollowed(_ location: String?) throws {
    let (text, paths) = try limited(["127.0.0.1"], to: location)
    #expect(text == "there" && paths == (location == nil ? ["/a"] : ["/a", "/b"]))
  }

  @Test(arguments: [
    "http://localhost:PORT/b", "//localhost:PORT/b", "http://127.0.0.1@localhost:PORT/b",
    "file:///etc/passwd",
    "http://127.0.0.1:PORT\\@localhost:PORT/b", "http://0x7f000001:PORT/b", "ftp://127.0.0.1/b",
  ])
  func aRedirectToAHostThatIsNotListedIsRefused(_ location: String) throws {
    let (text, paths) = try limited(["127.0.0.1"], to: location)
    #expect(text != "there" && text?.hasPrefix("0 ") == false && paths == ["/a"], "\(text ?? "")")
  }

  @Test(arguments: [[], ["localhost"]])
  func aHostThatIsNotListedIsNotAskedForAnything(_ hosts: [String]) throws {
    let (text, paths) = try limited(hosts, to: nil)
    #expect(text?.hasPrefix("\(URLError.Code.resourceUnavailable.rawValue) ") == true && paths.isEmpty)
    #expect(text?.contains("127.0.0.1 is none of the hosts") == true)
  }

  @Test func aCircleOfRedirectsAmongListedHostsFails() throws {
    let (text, paths) = try limited(["127.0.0.1"], to: "/a")
    #expect(text?.hasPrefix("\(URLError.Code.httpTooManyRedirects.rawValue) ") == true && paths.count == 11)
  }

  @Test func aCircleOfRedirectsFails() throws {
    let text = try failure { _, connection in
      connection.answer(302, ["Location": "/a.png"])
      return true
    }
    #expect(text?.hasPrefix("\(URLError.Code.httpTooManyRedirects.rawValue) ") == true)
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/a.png", "gopher://127.0.0.1/"])
  func aRedirectOutOfHTTPFails(_ location: String) throws {
    let text = try failure { _, connection in
      connection.answer(302, ["Location": location])
      return true
    }
    #expect(text?.hasPrefix("\(URLError.Code.unsupportedURL.rawValue) ") == true)
  }

  @Test func whatSaysThatItIsTooLargeIsNotRead() throws {
    let text = try failure { _, connection in
      connection.head(200, length: 50_000_000)
      connection.waitForClose()
      return false
    }
    #expect(text?.hasPrefix("\(URLError.Code.dataLengthExceedsMaximum.rawValue) ") == true)
  }

  @Test func whatIsTooLargeWithoutSayingSoIsBrokenOff() throws {
    let text = try failure { _, connection in
      connection.head(200, length: nil)
      let piece = [UInt8](repeating: 7, count: 1 << 20)
      for _ in 0..<50 where !connection.send(piece) { break }
      return false
    }
    #expect(text?.hasPrefix("\(URLError.Code.dataLengthExceedsMaximum.rawValue) ") == true)
  }

  @Test func aHeadWithoutEndIsBrokenOff() throws {
    let text = try failure { _, connection in
      connection.send("HTTP/1.1 200 OK\r\n")
      for index in 0..<100_000 where !connection.send("X-\(index): \(String(repeating: "a", count: 90))\r\n")
      {
        break
      }
      return false
    }
    #expect(text?.contains("waiting") == false)
  }

  @Test func whatIsPackedIsUnpacked() throws {
    let png = NetworkStage.png()
    let folder = TemporaryFolder()
    let packed = try Self.gzip(folder.file("a.png", png))
    let server = try TestServer { _, connection in
      connection.answer(200, ["Content-Encoding": "gzip"], packed)
      return true
    }
    #expect(NetworkStage(PhaseView(url: server.url("/"))).text() == "there")
  }

  @Test func whatGrowsBeyondTheLimitWhenItIsUnpackedIsBrokenOff() throws {
    let folder = TemporaryFolder()
    let packed = try Self.gzip(folder.file("a", [UInt8](repeating: 0, count: 50_000_000)))
    #expect(packed.count < 100_000)
    let text = try failure { _, connection in
      connection.answer(200, ["Content-Encoding": "gzip"], packed)
      return true
    }
    #expect(text?.hasPrefix("\(URLError.Code.dataLengthExceedsMaximum.rawValue) ") == true)
  }

  /// A few bytes that declare so many pixels: none of them is ever decoded, and where the file itself fits into memory it is
  /// refused before a view is told that it is there.
  @Test(arguments: [(60_000, 60_000, "is too large"), (12_000, 8000, "needs 732 MB to be decoded")])
  func whatNeedsTooMuchMemoryWhenItIsDecodedFails(_ width: UInt32, _ height: UInt32, _ why: String) throws {
    func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(value >> (24 - 8 * $0) & 255) } }
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
    let header = big(13) + Array("IHDR".utf8) + big(width) + big(height) + [8, 6, 0, 0, 0]
    let picture = signature + header + big(0)
    let text = try failure { _, connection in
      connection.answer(200, ["Cache-Control": "max-age=60"], picture)
      return true
    }
    let sentence = try #require(text)
    let code = URLError.Code.cannotDecodeContentData.rawValue
    #expect(sentence.hasPrefix("\(code) the picture http://127.0.0.1:"))
    #expect(sentence.contains("/a.png \(why) (\(width) x \(height) pixels)"))
  }

  @Test func eachPhaseComesOnTheMainActor() throws {
    let png = NetworkStage.png()
    let server = try TestServer { request, connection in
      connection.answer(request.path == "/there" ? 200 : 404, [:], png)
      return true
    }
    for (path, last) in [("/there", "success"), ("/absent", "failure")] {
      var phases: [String] = []
      let stage = NetworkStage(
        AsyncImage(url: server.url(path)) { phase in
          let _ = MainActor.preconditionIsolated()
          let _ = phases.append(phase.image != nil ? "success" : phase.error != nil ? "failure" : "empty")
          Color.red
        })
      #expect(stage.wait { phases.last != "empty" })
      #expect(phases.first == "empty" && phases.last == last)
    }
  }

  private static func gzip(_ file: String) throws -> [UInt8] {
    _ = try FinishedProgram(URL(fileURLWithPath: "/bin/gzip"), ["-n", file])
    return Array(try Data(contentsOf: URL(fileURLWithPath: file + ".gz")))
  }

  @Test func aServerThatIsNotThereFails() throws {
    let url = try TestServer { _, _ in false }.url("/")
    // Its socket is closed with it.
    let stage = NetworkStage(PhaseView(url: URL(string: "http://127.0.0.1:1/a.png")))
    #expect(url.port != 1)
    #expect(stage.text()?.hasPrefix("\(URLError.Code.cannotConnectToHost.rawValue) ") == true)
  }

  @Test func withoutTheLibraryEachPictureFailsAndOneSentenceIsTold() {
    var told: [String] = []
    let limits = TransferLimits()
    let fetcher = PictureFetcher(
      limits, TransferQueue(limits, agent: "test") { nil }, warn: { told.append($0) })
    let stage = NetworkStage(
      VStack {
        ForEach(0..<3, id: \.self) { PhaseView(url: URL(string: "http://127.0.0.1:1/\($0).png")) }
      }, fetcher: fetcher)
    #expect(stage.wait { fetcher.pending == 0 && !stage.isThere("waiting") })
    #expect(stage.text()?.contains("install libcurl4") == true)
    #expect(told == ["pictures cannot be fetched: libcurl.so.4 is missing: install libcurl4"])
  }

  @Test func anAddressThatIsTooLongFailsAtOnce() throws {
    let url = URL(string: "http://127.0.0.1:1/" + String(repeating: "a", count: 10_000))
    let text = NetworkStage(PhaseView(url: url)).text()
    #expect(text?.hasPrefix("\(URLError.Code.badURL.rawValue) ") == true)
  }

  @Test func theTransactionAnimatesTheChange() throws {
    let png = NetworkStage.png()
    let server = try TestServer { _, connection in
      connection.answer(200, [:], png)
      return true
    }
    let stage = NetworkStage(
      PhaseView(url: server.url("/"), transaction: Transaction(animation: .linear(duration: 1))))
    #expect(stage.text() == "there")
    #expect(stage.runner.host.isAnimating)
    stage.runner.advance(by: 2)
    #expect(stage.runner.host.isAtRest)
  }
}
