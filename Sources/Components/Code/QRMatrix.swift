import CQRencode
import SwiftUI

/// The modules of a QR code.
struct QRMatrix: Equatable {
  /// Free modules round a code, as the standard requires (ISO/IEC 18004).
  static let quiet = 4

  /// How many modules each side has.
  let side: Int
  /// The dark modules of each row, those side by side as one run.
  let runs: [[Range<Int>]]

  /// The smallest code that contains a text, with a sixth of it redundant (level M); nil: it is too long, or empty.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_M) else {
      return nil
    }
    defer { QRcode_free(code) }
    let side = Int(code.pointee.width)
    guard side > 0, let modules = code.pointee.data else { return nil }
    self.side = side
    runs = (0..<side).map { y in
      var row: [Range<Int>] = []
      for x in 0..<side where modules[y * side + x] & 1 == 1 {
        if let last = row.last, last.upperBound == x {
          row[row.count - 1] = last.lowerBound..<x + 1
        } else {
          row.append(x..<x + 1)
        }
      }
      return row
    }
  }
}
