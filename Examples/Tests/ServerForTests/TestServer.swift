import Foundation

/// A server of HTTP on 127.0.0.1 that answers as a test wants it to; each connection has a thread.
///
/// `lock` guards all that changes.
public final class TestServer: @unchecked Sendable {
  /// A request as it came.
  public struct Request: Sendable {
    public var path: String
    /// By their names in small letters.
    public var fields: [String: String]
  }

  /// One connection, at whose end the server stands.
  public struct Connection: Sendable {
    /// MSG_NOSIGNAL
    private static let noSignal: Int32 = 0x4000
    let socket: Int32

    /// Sends bytes; false: the client has gone.
    @discardableResult public func send(_ bytes: some Collection<UInt8>) -> Bool {
      let all = Array(bytes)
      var sent = 0
      while sent < all.count {
        let count = all[sent...].withUnsafeBytes {
          Glibc.send(socket, $0.baseAddress, $0.count, Self.noSignal)
        }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }

    @discardableResult public func send(_ text: String) -> Bool { send(text.utf8) }

    /// Answers with a whole body.
    public func answer(
      _ status: Int = 200, _ fields: [String: String] = [:], _ body: some Collection<UInt8> = []
    ) {
      head(status, fields, length: body.count)
      send(body)
    }

    public func head(_ status: Int = 200, _ fields: [String: String] = [:], length: Int?) {
      var lines = ["HTTP/1.1 \(status) Whatever"]
      if let length { lines.append("Content-Length: \(length)") }
      lines += fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      send(lines.joined(separator: "\r\n") + "\r\n\r\n")
    }

    /// Waits until the client closes the connection; nothing more comes from it.
    public func waitForClose() {
      var bytes = [UInt8](repeating: 0, count: 1024)
      while recv(socket, &bytes, bytes.count, 0) > 0 {}
    }
  }

  public let port: Int
  private let socket: Int32
  private let lock = NSLock()
  private var seen: [Request] = []
  private var (open, most, closed) = (0, 0, 0)

  /// Begins to serve; `answer` is called on the connection's thread. A connection goes on until the client closes it, or
  /// `answer` returns false.
  public init(_ answer: @escaping @Sendable (Request, Connection) -> Bool) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (server, length) = (socket, size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(server, $0, length) == 0 && listen(server, 64) == 0 && getsockname(server, $0, &size) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    port = Int(UInt16(bigEndian: address.sin_port))
    Thread.detachNewThread { [weak self] in
      while true {
        let client = accept(server, nil, nil)
        guard client >= 0 else { return }
        self?.serve(client, answer)
      }
    }
  }

  deinit { shutdown(socket, Int32(SHUT_RDWR)) }

  public func url(_ path: String) -> URL {
    URL(string: "http://127.0.0.1:\(port)\(path)") ?? URL(fileURLWithPath: "/")
  }

  /// What was asked for, in order.
  public var requests: [Request] { lock.withLock { seen } }
  /// The most connections that were there at the same time.
  public var mostConnections: Int { lock.withLock { most } }
  /// How many connections have ended.
  public var closedConnections: Int { lock.withLock { closed } }

  private func serve(_ client: Int32, _ answer: @escaping @Sendable (Request, Connection) -> Bool) {
    lock.withLock {
      open += 1
      most = max(most, open)
    }
    Thread.detachNewThread { [weak self] in
      let connection = Connection(socket: client)
      while let request = Self.read(client) {
        self?.lock.withLock { self?.seen.append(request) }
        guard answer(request, connection) else { break }
      }
      close(client)
      self?.lock.withLock {
        self?.open -= 1
        self?.closed += 1
      }
    }
  }

  /// Reads the head of a request; nil: the client has gone.
  private static func read(_ client: Int32) -> Request? {
    var head: [UInt8] = []
    var byte: UInt8 = 0
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
      guard recv(client, &byte, 1, 0) == 1 else { return nil }
      head.append(byte)
    }
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    let words = lines.first?.split(separator: " ") ?? []
    var fields: [String: String] = [:]
    for line in lines.dropFirst() {
      let pair = line.split(separator: ":", maxSplits: 1)
      if pair.count == 2 { fields[pair[0].lowercased()] = pair[1].trimmingCharacters(in: .whitespaces) }
    }
    return Request(path: words.count > 1 ? String(words[1]) : "", fields: fields)
  }
}
