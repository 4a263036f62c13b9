/// The compiler plug-in for `#Preview`, `@Previewable` and `@Entry`.
//
// The first two expand to nothing: a preview is no part of the program, and `make preview` finds it in the source. An
// entry expands to a key and two accessors, for which the declaration's text says enough. So the compiler's protocol
// (eight bytes of length, least first, then a message in JSON, on standard input and output) is all that is needed,
// and no syntax library has to be built.
import Glibc

/// Reads exactly so many bytes; nil: the compiler has gone.
func read(_ count: Int) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: count)
  var filled = 0
  while filled < count {
    // There are bytes left to be filled, so the array has memory.
    let got = bytes.withUnsafeMutableBytes { Glibc.read(0, $0.baseAddress! + filled, count - filled) }
    if got < 0 && errno == EINTR { continue }
    guard got > 0 else { return nil }
    filled += got
  }
  return bytes
}

/// Sends one message.
func send(_ message: String) {
  let body = Array(message.utf8)
  var bytes = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
  bytes += body
  var sent = 0
  while sent < bytes.count {
    // There are bytes left to be sent, so the array has memory.
    let put = bytes.withUnsafeBytes { Glibc.write(1, $0.baseAddress! + sent, bytes.count - sent) }
    if put < 0 && errno == EINTR { continue }
    guard put > 0 else { exit(1) }
    sent += put
  }
}

/// A text escaped for a string of JSON.
func escaped(_ text: String) -> String {
  text.reduce(into: "") { result, character in
    switch character {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\r", "\r\n": result += "\\n"
    default: result.append(character)
    }
  }
}

/// A macro's expansion; nothing for those of previews.
func expansion(of message: CompilerMessage) -> String {
  guard message.macroType == "EntryMacro",
    let entry = EntryExpansion(declaration: message.declaration ?? "", context: message.context ?? "")
  else { return "" }
  return message.role == "accessor" ? entry.accessors : entry.peer
}

/// No message of the compiler is as long.
let mostBytes = 1 << 28

while let head = read(8) {
  let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
  guard count >= 0, count < mostBytes, let body = read(count) else { exit(1) }
  // The message's only key says what is wanted.
  let text = String(decoding: body.prefix(64), as: UTF8.self)
  if text.contains("\"getCapability\"") {
    send("{\"getCapabilityResult\":{\"capability\":{\"protocolVersion\":7}}}")
  } else {
    let source = expansion(of: CompilerMessage(text: String(decoding: body, as: UTF8.self)))
    send("{\"expandMacroResult\":{\"diagnostics\":[],\"expandedSource\":\"\(escaped(source))\"}}")
  }
}
