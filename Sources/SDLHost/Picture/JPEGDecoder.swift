import CJPEG
import Foundation
import Graphics

/// Decodes JPEGs with libjpeg itself, at a fraction of their size where that is enough or all that memory allows.
enum JPEGDecoder {
  /// A picture as it lies in its file, not turned: opaque, blue first, rows without gaps.
  struct Rows {
    var width: Int
    var height: Int
    var pixels: [UInt8]
    /// Whether a larger fraction can be had.
    var isLargest = false
    /// Whether the data end too early.
    var isCut = false
  }

  /// At least `least` pixels where the file has as many and memory allows, and at most twice that a side unless it is
  /// stored so.
  static func decode(
    _ file: FileBytes, _ input: PictureInput, _ header: PictureHeader, least: (width: Int, height: Int)
  )
    throws(PictureFailure) -> Rows
  {
    if let rows = thumbnail(file, header, least) { return rows }
    let bytes = try input.bytes(file)
    let job = Job(
      least: least, memory: PictureBudget.memory - bytes.count,
      // A file may state one size where headers are looked for and another one where it is decoded.
      isExpected: { $0 == header.width && $1 == header.height })
    let result = bytes.withUnsafeBufferPointer { decode($0, job) }
    switch result {
    case .success(let rows): return rows
    case .failure(let failure): throw failure.told(of: input.name, header)
    }
  }

  /// The small picture that the file carries, where that is enough and shows the same part: a camera pads it where
  /// its proportions are others.
  private static func thumbnail(
    _ file: FileBytes, _ header: PictureHeader, _ least: (width: Int, height: Int)
  ) -> Rows? {
    guard let range = header.thumbnail else { return nil }
    let bytes = file.bytes(at: range.lowerBound, count: range.count)
    let job = Job(
      least: least, memory: PictureBudget.large,
      isExpected: { width, height in
        width >= least.width && height >= least.height && width < header.width
          && abs(width * header.height - height * header.width) <= max(header.width, header.height)
      })
    guard case .success(var rows) = bytes.withUnsafeBufferPointer({ decode($0, job) }), !rows.isCut else {
      return nil
    }
    rows.isLargest = false
    return rows
  }

  /// What is wanted of a decode.
  private struct Job {
    var least: (width: Int, height: Int)
    var memory: Int
    var isExpected: (_ width: Int, _ height: Int) -> Bool
  }

  private enum Failure: Error {
    case damaged, tooLarge(Int), scans, colors

    func told(of name: String, _ header: PictureHeader) -> PictureFailure {
      switch self {
      case .damaged: PictureFailure(name, "is damaged", "export or copy it again")
      case .tooLarge(let bytes):
        PictureFailure(
          name,
          "needs \(bytes >> 20) MB to be decoded (\(header.width) x \(header.height) pixels in several scans), "
            + "and \(PictureBudget.memory >> 20) are the most",
          "scale it down or save it as a baseline JPEG")
      case .scans:
        PictureFailure(name, "has more scans than a picture needs", "save it again as a baseline JPEG")
      case .colors: PictureFailure(name, "has colours of an unknown kind", "save it again in RGB")
      }
    }
  }

  private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ job: Job) -> Result<Rows, Failure> {
    guard let start = bytes.baseAddress, let decoder = cjpeg_open(start, bytes.count) else {
      return .failure(.damaged)
    }
    defer { cjpeg_close(decoder) }
    var plan = cjpeg_plan(
      least_width: Int32(clamping: job.least.width), least_height: Int32(clamping: job.least.height),
      // Two: one is turned or scaled into the other.
      copies: 2, memory: Int64(job.memory), width: 0, height: 0, stored_width: 0,
      stored_height: 0, is_largest: false, held: 0)
    switch cjpeg_prepare(decoder, &plan) {
    case cjpeg_done: break
    case cjpeg_unknown_colors: return .failure(.colors)
    case cjpeg_too_large: return .failure(.tooLarge(Int(plan.held)))
    default: return .failure(.damaged)
    }
    guard job.isExpected(Int(plan.stored_width), Int(plan.stored_height)), plan.width > 0, plan.height > 0
    else {
      return .failure(.damaged)
    }
    let stride = Int(plan.width) * 4
    let count = stride * Int(plan.height)
    var result = cjpeg_damaged
    let pixels = LargeDecodes.alone(Int(plan.held)) {
      [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
        guard let target = buffer.baseAddress else { return }
        result = cjpeg_read(decoder, target, stride)
        filled = result == cjpeg_done || result == cjpeg_cut ? count : 0
      }
    }
    switch result {
    case cjpeg_done, cjpeg_cut:
      return .success(
        Rows(
          width: Int(plan.width), height: Int(plan.height), pixels: pixels, isLargest: plan.is_largest,
          isCut: result == cjpeg_cut))
    case cjpeg_too_many_scans: return .failure(.scans)
    default: return .failure(.damaged)
    }
  }
}
