import ServerForTests
import SwiftUI
import Testing
import ViewTreeTesting

#if canImport(Postbox)
  @testable import Postbox
#else
  @testable import ExamplePostbox
#endif

/// The picture feed with a server of the test's own, which is slow, broken or gone as the test wants.
@Suite(.serialized) struct PostboxTests {
  /// What the server has to say; `lock` guards it.
  nonisolated final class Answers: @unchecked Sendable {
    private let lock = NSLock()
    private var count: Int
    private var status = 200
    private var pictures = 200
    init(posts: Int) { count = posts }

    func set(posts: Int? = nil, status: Int? = nil, pictures: Int? = nil) {
      lock.withLock {
        count = posts ?? count
        self.status = status ?? self.status
        self.pictures = pictures ?? self.pictures
      }
    }

    func feed() -> (status: Int, body: [UInt8]) {
      lock.withLock {
        let posts = (0..<count).map {
          """
          {"id": \($0), "title": "Post \($0)", "author": "Ada", "date": "2026-05-\(10 + $0 % 20)T12:00:00Z",
           "text": "All of post \($0).", "picture": "pictures/\($0).png", "ratio": 2}
          """
        }
        return (status, Array("[\(posts.joined(separator: ","))]".utf8))
      }
    }

    var pictureStatus: Int { lock.withLock { pictures } }
  }

  /// A blue square of one pixel, as PNG.
  nonisolated static let png = Array(
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
    ) ?? Data())

  private func serve(_ answers: Answers) throws -> TestServer {
    try TestServer { request, connection in
      if request.path == "/feed.json" {
        let (status, body) = answers.feed()
        connection.answer(status, ["Content-Type": "application/json"], body)
      } else {
        connection.answer(answers.pictureStatus, ["Cache-Control": "max-age=600"], Self.png)
      }
      return true
    }
  }

  private func show(_ server: TestServer, language: String = "en") -> ViewTester {
    var preferences = UserPreferences()
    preferences.language = language
    return ViewTester(
      PostList().environment(Feed(address: server.url("/feed.json").absoluteString)),
      preferences: preferences, usesNetwork: true)
  }

  private func pictures(_ server: TestServer) -> [String] {
    server.requests.map(\.path).filter { $0.hasPrefix("/pictures") }
  }

  @Test func postsAndTheirPicturesCome() async throws {
    let server = try serve(Answers(posts: 3))
    let tester = show(server)
    #expect(tester.frame(of: "Fetching the post…") != nil)
    #expect(await tester.wait { tester.frame(of: "picture-0") != nil })
    #expect(tester.frame(of: "Fetching the post…") == nil)
    tester.settle()
    // The picture fills the place that was kept for it.
    let card = try #require(tester.frame(of: "post-0"))
    let picture = try #require(tester.frame(of: "picture-0"))
    #expect(picture.width >= card.width && card.width == 390 - 32)
  }

  @Test func picturesAreFetchedAsTheirCardsComeIntoSight() async throws {
    let server = try serve(Answers(posts: 60))
    let tester = show(server)
    #expect(await tester.wait { tester.frame(of: "picture-0") != nil && tester.pendingPictures == 0 })
    #expect(pictures(server).count < 12)
    for _ in 0..<4 {
      tester.flick(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -500), over: 0.1)
      tester.settle()
    }
    #expect(await tester.wait { tester.pendingPictures == 0 })
    let fetched = pictures(server)
    #expect(fetched.count > 12 && Set(fetched).count == fetched.count)
  }

  @Test func whatFailsCanBeTriedAgain() async throws {
    let answers = Answers(posts: 2)
    answers.set(status: 500)
    let server = try serve(answers)
    let tester = show(server)
    #expect(await tester.wait { tester.frame(of: "No Post Today") != nil })
    #expect(tester.frame(of: "The server sent something else.") != nil)
    answers.set(status: 200)
    #expect(tester.tap("Try Again"))
    #expect(await tester.wait { tester.frame(of: "Post 0") != nil })
    tester.settle()
    #expect(tester.frame(of: "No Post Today") == nil)
  }

  @Test func aPictureThatFailsCanBeTriedAgain() async throws {
    let answers = Answers(posts: 1)
    answers.set(pictures: 404)
    let server = try serve(answers)
    let tester = show(server)
    #expect(await tester.wait { tester.frame(of: "again-0") != nil })
    answers.set(pictures: 200)
    tester.settle()
    #expect(tester.tap("again-0"))
    #expect(await tester.wait { tester.frame(of: "picture-0") != nil })
  }

  @Test func aPullFetchesWhatIsNewAndKeepsWhatThereIsWhenThatFails() async throws {
    let answers = Answers(posts: 2)
    let server = try serve(answers)
    let tester = show(server)
    #expect(await tester.wait { tester.frame(of: "Post 1") != nil })
    tester.settle()
    answers.set(posts: 3)
    func pull() {
      tester.drag(from: CGPoint(x: 195, y: 300), by: CGVector(dx: 0, dy: 300))
      tester.advance(by: 0.5)
    }
    pull()
    #expect(await tester.wait { tester.frame(of: "Post 2") != nil })
    tester.settle()
    answers.set(status: 503)
    pull()
    #expect(await tester.wait { tester.frame(of: "The server sent something else.") != nil })
    #expect(tester.frame(of: "Post 2") != nil)
  }

  @Test func aPostOpensWithItsPictureAtOnce() async throws {
    let server = try serve(Answers(posts: 3))
    let tester = show(server)
    #expect(await tester.wait { tester.frame(of: "picture-1") != nil })
    tester.settle()
    let asked = pictures(server).count
    #expect(tester.tap("post-1"))
    tester.settle()
    #expect(tester.frame(of: "All of post 1.") != nil)
    #expect(tester.frame(of: "picture-1") != nil && pictures(server).count == asked)
  }

  @Test(arguments: [("de", "Heute keine Post"), ("zh-Hans", "今天没有邮件")])
  func wordsFollowTheLanguage(_ language: String, _ words: String) async throws {
    let answers = Answers(posts: 0)
    answers.set(status: 500)
    let tester = show(try serve(answers), language: language)
    #expect(await tester.wait { tester.frame(of: words) != nil })
  }
}
