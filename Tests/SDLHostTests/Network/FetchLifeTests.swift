import FinishedPrograms
import Foundation
import Graphics
import ServerForTests
import Testing
import ViewTree

@testable import SDLHost

/// How long requests last, how many there are, and what is kept of their answers.
@MainActor @Suite(.serialized) struct FetchLifeTests {
  /// A server whose pictures have these fields, and which answers 304 to who knows the state of them.
  private func server(_ fields: [String: String]) throws -> TestServer {
    let png = NetworkStage.png()
    return try TestServer { request, connection in
      let isKnown =
        fields["ETag"] != nil && request.fields["if-none-match"] == fields["ETag"]
        || fields["Last-Modified"] != nil && request.fields["if-modified-since"] == fields["Last-Modified"]
      connection.answer(isKnown ? 304 : 200, fields, isKnown ? [] : png)
      return true
    }
  }

  /// Shows a picture, takes it away, lets `seconds` pass and shows it again.
  private func showTwice(
    _ server: TestServer, after seconds: Double, _ event: HostEvent? = nil
  ) -> (atOnce: Bool, text: String?) {
    let shown = Shown(server.url("/a.png"))
    let stage = NetworkStage(ShownView(shown: shown))
    #expect(stage.wait { stage.isThere("there") })
    shown.isThere = false
    stage.runner.advance(by: seconds)
    if let event { stage.runner.send(event) }
    #expect(!stage.isThere("there"))
    shown.isThere = true
    var frames: [Bool] = []
    stage.runner.onFrame = { _ in frames.append(stage.isThere("there")) }
    stage.runner.advance(by: 0)
    stage.runner.onFrame = { _ in }
    return (frames.first == true, stage.text { $0 != "always" && $0 != "waiting" })
  }

  @Test func whatMayBeKeptIsThereInTheFirstFrameUntilItsTimeIsUp() throws {
    let fresh = try server(["Cache-Control": "max-age=60"])
    #expect(showTwice(fresh, after: 59) == (true, "there"))
    #expect(fresh.requests.count == 1)
    let stale = try server(["Cache-Control": "max-age=60"])
    #expect(showTwice(stale, after: 61) == (false, "there"))
    #expect(stale.requests.count == 2)
  }

  @Test func whenMemoryIsShortNothingIsKept() throws {
    let server = try server(["Cache-Control": "max-age=60"])
    #expect(showTwice(server, after: 1, .memoryWarning) == (false, "there"))
    #expect(server.requests.count == 2)
  }

  @Test func whatMustNotBeKeptIsAskedForAgain() throws {
    for control in ["no-store, max-age=60", "no-cache", "max-age=0", "max-age=nonsense"] {
      let server = try server(["Cache-Control": control])
      #expect(showTwice(server, after: 0.1) == (false, "there"))
      #expect(server.requests.count == 2)
    }
  }

  @Test(arguments: [
    ["ETag": "\"a-1\"", "Cache-Control": "no-cache"],
    ["Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT", "Cache-Control": "no-cache"],
  ])
  func whatHasNotChangedIsConfirmed(_ fields: [String: String]) throws {
    let server = try server(fields)
    #expect(showTwice(server, after: 1) == (false, "there"))
    let last = try #require(server.requests.last)
    #expect(server.requests.count == 2)
    #expect(last.fields["if-none-match"] == fields["ETag"])
    #expect(last.fields["if-modified-since"] == fields["Last-Modified"])
  }

  @Test func headsSayHowLong() {
    func seconds(_ lines: String, isDiverted: Bool = false) -> Double {
      let head = lines.split(separator: "|").joined(separator: "\r\n")
      return Array(head.utf8).withUnsafeBytes {
        PictureFreshness(
          ResponseHead($0), isDiverted: isDiverted, now: Date(timeIntervalSince1970: 784_111_777)
        ).seconds
      }
    }
    // 784 111 777 is Sun, 06 Nov 1994 08:49:37 GMT.
    #expect(seconds("Cache-Control: public, Max-Age=90") == 90)
    #expect(seconds("Cache-Control: max-age=90|Age: 40") == 50)
    #expect(seconds("Cache-Control: max-age=90|Age: 400") == 0)
    #expect(seconds("Cache-Control: max-age=90|Expires: Sun, 06 Nov 1994 08:50:37 GMT") == 90)
    #expect(seconds("Expires: Sun, 06 Nov 1994 08:50:37 GMT") == 60)
    #expect(
      seconds("Date: Sun, 06 Nov 1994 08:50:00 GMT|Expires: Sun, 06 Nov 1994 08:50:37 GMT") == 37)
    #expect(seconds("Expires: 0") == 0 && seconds("Expires: Sun, 99 Foo 1994 08:50:37 GMT") == 0)
    #expect(seconds("Last-Modified: Sun, 06 Nov 1994 08:32:57 GMT") == 100)
    #expect(seconds("Last-Modified: Sun, 06 Nov 1904 08:32:57 GMT") == 86_400)
    #expect(seconds("Cache-Control: max-age=90", isDiverted: true) == 0)
    #expect(seconds("Cache-Control: max-age=1e400") == 0 && seconds("Cache-Control: max-age=-5") == 0)
    #expect(seconds("Cache-Control: max-age=99999999999999") == 31_536_000)
    #expect(seconds("") == 0 && seconds(":::|\u{0}|Vary: *|Cache-Control: max-age=5") == 0)
  }

  @Test func whatIsKeptIsBounded() throws {
    // Three that fill what is kept together and no two of which do.
    let png = NetworkStage.png()
    let large = png + [UInt8](repeating: 0, count: 12 << 20)
    let server = try TestServer { _, connection in
      connection.answer(200, ["Cache-Control": "max-age=600"], large)
      return true
    }
    let shown = Shown()
    let stage = NetworkStage(ShownView(shown: shown))
    for path in ["/1", "/2", "/3", "/3", "/1"] {
      shown.url = nil
      stage.runner.advance(by: 1)
      shown.url = server.url(path)
      #expect(stage.wait { stage.isThere("there") })
    }
    #expect(server.requests.map(\.path) == ["/1", "/2", "/3", "/1"])
  }

  @Test func aViewThatGoesEndsItsRequest() throws {
    let server = try TestServer { _, connection in
      connection.head(200, length: 1000)
      connection.waitForClose()
      return false
    }
    let shown = Shown(server.url("/a.png"))
    let stage = NetworkStage(ShownView(shown: shown))
    #expect(stage.wait { server.requests.count == 1 })
    #expect(server.closedConnections == 0 && stage.fetcher.pending == 1)
    shown.isThere = false
    #expect(stage.wait { server.closedConnections == 1 })
    #expect(stage.fetcher.pending == 0)
  }

  @Test func aWindowThatGoesEndsItsRequests() throws {
    let server = try TestServer { _, connection in
      connection.waitForClose()
      return false
    }
    var stage: NetworkStage? = NetworkStage(PhaseView(url: server.url("/a.png")))
    #expect(stage?.wait { server.requests.count == 1 } == true)
    stage = nil
    for _ in 0..<10_000 where server.closedConnections == 0 { usleep(1000) }
    #expect(server.closedConnections == 1)
  }

  @Test func anotherAddressEndsTheRequestForTheFirst() throws {
    let png = NetworkStage.png()
    let server = try TestServer { request, connection in
      guard request.path == "/fast" else {
        connection.waitForClose()
        return false
      }
      connection.answer(200, [:], png)
      return true
    }
    let shown = Shown(server.url("/slow"))
    let stage = NetworkStage(ShownView(shown: shown))
    #expect(stage.wait { server.requests.count == 1 })
    shown.url = server.url("/fast")
    #expect(stage.wait { stage.isThere("there") && server.closedConnections == 1 })
    // And back again: nothing of the other one stays.
    shown.url = server.url("/slow")
    stage.runner.advance(by: 0.1)
    #expect(stage.isThere("waiting") && !stage.isThere("there"))
  }

  @Test func viewsThatWantTheSameShareARequest() throws {
    let png = NetworkStage.png()
    let gate = DispatchSemaphore(value: 0)
    let server = try TestServer { _, connection in
      guard gate.wait(timeout: .now() + 60) == .success else { return false }
      connection.answer(200, ["Cache-Control": "no-store"], png)
      return true
    }
    let stage = NetworkStage(
      VStack { ForEach(0..<5, id: \.self) { _ in PhaseView(url: server.url("/same")) } })
    #expect(stage.wait { server.requests.count == 1 })
    gate.signal()
    #expect(stage.wait { !stage.isThere("waiting") })
    #expect(server.requests.count == 1)
  }

  @Test func ofManyAtOnceAFewAreUnderWay() throws {
    let png = NetworkStage.png()
    let server = try TestServer { _, connection in
      usleep(3000)
      connection.answer(200, [:], png)
      return true
    }
    let stage = NetworkStage(
      VStack { ForEach(0..<80, id: \.self) { PhaseView(url: server.url("/\($0)")) } })
    #expect(stage.wait { stage.fetcher.pending == 0 })
    #expect(Set(server.requests.map(\.path)).count == 80 && server.requests.count == 80)
    #expect(server.mostConnections <= TransferLimits().transfers)
    #expect(!stage.isThere("waiting"))
  }

  @Test func aRecordingShowsTheSameWithoutTheServer() throws {
    let png = NetworkStage.png()
    let folder = TemporaryFolder()
    let path = folder.path + "/recording"
    var lists: [DisplayListText] = []
    var url = URL(fileURLWithPath: "/")
    do {
      let server = try TestServer { request, connection in
        connection.answer(request.path == "/a" ? 200 : 404, ["Cache-Control": "max-age=60"], png)
        return true
      }
      url = server.url("/")
      let fetcher = PictureFetcher()
      let host = Self.host(Self.pictures(url), fetcher)
      let driver = HostDriver(host)
      driver.recorder = try RecordingWriter(
        path, header: RecordingHeader(size: CGSize(width: 200, height: 400), scale: 1, safeArea: EdgeInsets())
      )
      lists.append(DisplayListText(driver.frame()))
      var count = 0
      for _ in 0..<30_000 where count < 2 {
        for picture in fetcher.collect() {
          count += 1
          driver.send(.fetched(picture), at: Double(count))
          lists.append(DisplayListText(driver.frame()))
        }
        usleep(1000)
      }
      #expect(count == 2)
      driver.flush()
    }
    let recording = try Recording.read(path)
    let host = Self.host(Self.pictures(url), RecordedPictures())
    let driver = HostDriver(host)
    let replayed = recording.entries.compactMap { driver.play($0) }.map { DisplayListText($0) }
    #expect(replayed == lists && lists.count == 3 && lists[1] != lists[0])
    #expect(host.frame(of: "there") != nil)
  }

  private struct DisplayListText: Equatable {
    let text: String
    init(_ list: DisplayList) { text = "\(list.items)" }
  }

  private static func pictures(_ url: URL) -> some View {
    VStack {
      PhaseView(url: url.appendingPathComponent("a"))
      PhaseView(url: url.appendingPathComponent("b"))
    }
  }

  private static func host(_ root: some View, _ fetcher: any PictureFetching) -> ViewHost {
    let pictures = PictureLibrary()
    pictures.isSynchronous = true
    var services = HostServices(fonts: FontLibrary(), images: pictures)
    services.fetcher = fetcher
    return ViewHost(
      root: root, size: CGSize(width: 200, height: 400), scale: 1, services: services, timers: TimerQueue())
  }

  @Test func picturesBeyondARecordingsBudgetAreLeftOut() throws {
    let folder = TemporaryFolder()
    let path = folder.path + "/recording"
    let writer = try RecordingWriter(
      path, header: RecordingHeader(size: CGSize(width: 20, height: 40), scale: 1, safeArea: EdgeInsets()),
      pictures: 1000)
    let url = try #require(URL(string: "https://example.org/a.png"))
    var fresh = PictureFreshness()
    (fresh.seconds, fresh.tag) = (60, "\"x\"")
    let steps: [RecordedStep] = [600, 600, 300].map {
      .event(.fetched(FetchedPicture(url: url, outcome: .picture(Data(count: $0), fresh))))
    }
    for step in steps { writer.write(step, at: 0) }
    writer.write(
      .event(.fetched(FetchedPicture(url: url, outcome: .failure(code: -1001, sentence: "x")))), at: 0)
    writer.flush()
    let read = try Recording.read(path).entries.map(\.step)
    #expect(read.count == 3 && read[0] == steps[0] && read[1] == steps[2])
  }

  /// Programs that never ask have nothing of the network in them.
  @Test(arguments: ["bistro", "scene", "tutorials"]) func noProgramIsLinkedWithTheNetwork(_ name: String)
    throws
  {
    let ldd = try FinishedProgram(
      URL(fileURLWithPath: "/usr/bin/ldd"), [FinishedProgram.built(name).path], errors: .ignored)
    let libraries = ldd.text
    #expect(libraries.contains("libSDL2") && ldd.status == 0)
    for library in ["curl", "FoundationNetworking", "libssl", "gnutls"] {
      #expect(!libraries.contains(library))
    }
  }
}
