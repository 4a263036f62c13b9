import CJPEG
import Foundation

/// Decodes JPEGs with libjpeg itself, at a fraction of their size where that is enough.
enum JPEGDecoder {
  /// A picture as it lies in its file, not turned: opaque, blue first, rows without gaps.
  struct Rows {
    var width: Int
    var height: Int
    var pixels: [UInt8]
  }

  /// At least `least` pixels where the file has as many, and at most twice that a side unless it is stored so;
  /// nil: the colours are none that libjpeg turns into RGB.
  static func decode(_ path: String, _ header: PictureHeader, least: (width: Int, height: Int))
    throws(PictureFailure) -> Rows?
  {
    guard let file = FileBytes(path) else {
      throw PictureFailure(path, "cannot be opened", "allow this user to read it")
    }
    if let rows = thumbnail(file, header, least) { return rows }
    let bytes = file.bytes(at: 0, count: file.size)
    // A file may state one size where headers are looked for and another one where it is decoded.
    let result = bytes.withUnsafeBufferPointer {
      decode($0, least) { $0 == header.width && $1 == header.height }
    }
    guard case .success(let rows) = result else {
      throw PictureFailure(path, "is damaged", "export or copy it again")
    }
    return rows
  }

  /// The small picture that the file carries, where that is enough and shows the same part: a camera pads it where
  /// its proportions are others.
  private static func thumbnail(
    _ file: FileBytes, _ header: PictureHeader, _ least: (width: Int, height: Int)
  )
    -> Rows?
  {
    guard let range = header.thumbnail else { return nil }
    let bytes = file.bytes(at: range.lowerBound, count: range.count)
    let result = bytes.withUnsafeBufferPointer {
      decode($0, least) { width, height in
        width >= least.width && height >= least.height && width < header.width
          && abs(width * header.height - height * header.width) <= max(header.width, header.height)
      }
    }
    guard case .success(let rows) = result else { return nil }
    return rows
  }

  private struct Damaged: Error {}

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ least: (width: Int, height: Int),
    where isExpected: (_ width: Int, _ height: Int) -> Bool
  ) -> Result<Rows?, Damaged> {
    guard let start = bytes.baseAddress, let decoder = cjpeg_open(start, bytes.count) else {
      return .failure(Damaged())
    }
    defer { cjpeg_close(decoder) }
    var (width, height, storedWidth, storedHeight): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let prepared = cjpeg_prepare(
      decoder, Int32(clamping: least.width), Int32(clamping: least.height), &width, &height, &storedWidth,
      &storedHeight)
    if prepared == cjpeg_unknown_colors { return .success(nil) }
    guard prepared == cjpeg_done, isExpected(Int(storedWidth), Int(storedHeight)), width > 0, height > 0
    else { return .failure(Damaged()) }
    let stride = Int(width) * 4
    let count = stride * Int(height)
    var isRead = false
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      guard let target = buffer.baseAddress else { return }
      isRead = cjpeg_read(decoder, target, stride) == cjpeg_done
      filled = isRead ? count : 0
    }
    return isRead
      ? .success(Rows(width: Int(width), height: Int(height), pixels: pixels)) : .failure(Damaged())
  }
}
