import Foundation

/// Reads QR codes from pictures, by `zbarimg`, another program than the one under test.
package enum CodeReader {
  /// Where the program may lie; `Scripts/setup.sh test` installs it.
  private static let places = ["/usr/bin/zbarimg", "/usr/local/bin/zbarimg"]

  /// No program is there that reads codes.
  package struct MissingError: Error, CustomStringConvertible {
    package let description = "zbarimg is missing: Scripts/setup.sh test installs it"
  }

  /// What the code in a picture says; nothing where there is none.
  ///
  /// - Throws: `MissingError`; `FinishedProgram`'s errors.
  package static func read(_ picture: String) throws -> String {
    guard let reader = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw MissingError()
    }
    let arguments = ["--quiet", "--raw", "--oneshot", "-Sdisable", "-Sqrcode.enable", picture]
    var text = try FinishedProgram(URL(fileURLWithPath: reader), arguments, errors: .ignored).text
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
