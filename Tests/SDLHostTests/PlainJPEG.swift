/// A JPEG of one grey, or half of each ink, of any size in few bytes: each of its blocks takes two bits.
struct PlainJPEG {
  var width: Int
  var height: Int
  /// 1: grey, 3: YCbCr, 4: inks.
  var components = 1
  /// 0: baseline, in one scan; else progressive, in so many.
  var scans = 0
  var isAdobe = true

  var bytes: [UInt8] {
    func segment(_ marker: UInt8, _ body: [UInt8]) -> [UInt8] {
      [0xFF, marker, UInt8((body.count + 2) >> 8), UInt8((body.count + 2) & 255)] + body
    }
    func big(_ value: Int) -> [UInt8] { [UInt8(value >> 8), UInt8(value & 255)] }
    let adobe: [UInt8] = Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 0]
    var bytes: [UInt8] = [0xFF, 0xD8]
    if components == 4, isAdobe { bytes += segment(0xEE, adobe) }
    bytes += segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    let marker: UInt8 = scans == 0 ? 0xC0 : 0xC2
    var frame: [UInt8] = [8] + big(height)
    frame += big(width)
    frame.append(UInt8(components))
    for part in 1...components { frame += [UInt8(part), 0x11, 0] }
    bytes += segment(marker, frame)
    // One code of one bit in each table: no difference, and no more in the block.
    let table: [UInt8] = [1] + [UInt8](repeating: 0, count: 15) + [0]
    bytes += segment(0xC4, [0x00] + table) + segment(0xC4, [0x10] + table)
    let blocks = (width + 7) / 8 * ((height + 7) / 8) * components
    let last: UInt8 = scans == 0 ? 63 : 0
    var head: [UInt8] = [UInt8(components)]
    for part in 1...components { head += [UInt8(part), 0] }
    head += [0, last, 0]
    let bits = blocks * (scans == 0 ? 2 : 1)
    let scan = segment(0xDA, head) + [UInt8](repeating: 0, count: (bits + 7) / 8)
    for _ in 0..<max(1, scans) { bytes += scan }
    return bytes + [0xFF, 0xD9]
  }
}
