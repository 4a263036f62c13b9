import Foundation

/// Which source pixels make a target pixel along one axis, and with what weight (in 1/16384, adding up to 1).
struct ResampleTable {
  private(set) var starts: [Int32] = []
  private(set) var weights: [Int16] = []
  /// Source pixels a target pixel; less than the source's length.
  let taps: Int

  private static let one = 16384

  init(from: Int, to: Int, filter: PictureScaler.Filter) {
    let ratio = Double(from) / Double(to)
    let reach: Int
    switch filter {
    case .nearest: reach = 1
    case .linear: reach = ratio > 1 ? Int(ratio.rounded(.up)) + 1 : 2
    case .smooth: reach = ratio > 1 ? Int(ratio.rounded(.up)) + 1 : 4
    }
    taps = max(1, min(from, reach))
    starts.reserveCapacity(to)
    weights.reserveCapacity(to * taps)
    var line = [Double](repeating: 0, count: taps)
    for x in 0..<to {
      let center = (Double(x) + 0.5) * ratio
      let wanted: Int
      if filter == .nearest {
        wanted = Int(center)
      } else if ratio > 1 {
        wanted = Int((Double(x) * ratio).rounded(.down))
      } else {
        wanted = Int((center - 0.5).rounded(.down)) - (filter == .smooth ? 1 : 0)
      }
      let start = max(0, min(from - taps, wanted))
      for i in 0..<taps { line[i] = 0 }
      // Neighbours beyond the edge are the edge's own pixel.
      for i in 0..<reach {
        let weight = Self.weight(
          of: wanted + i, center: center, low: Double(x) * ratio, ratio: ratio, filter: filter)
        let place = max(0, min(from - 1, wanted + i)) - start
        line[max(0, min(taps - 1, place))] += weight
      }
      append(line, start: start)
    }
  }

  private static func weight(
    of pixel: Int, center: Double, low: Double, ratio: Double, filter: PictureScaler.Filter
  ) -> Double {
    if filter == .nearest { return 1 }
    if ratio > 1 { return max(0, min(Double(pixel) + 1, low + ratio) - max(Double(pixel), low)) }
    let distance = abs(Double(pixel) + 0.5 - center)
    if filter == .linear { return max(0, 1 - distance) }
    if distance < 1 { return (1.5 * distance - 2.5) * distance * distance + 1 }
    return distance < 2 ? ((-0.5 * distance + 2.5) * distance - 4) * distance + 2 : 0
  }

  /// Rounds the weights so that they add up to one: what is missing goes to the largest.
  private mutating func append(_ line: [Double], start: Int) {
    let sum = line.reduce(0, +)
    var rest = Self.one
    var largest = 0
    let first = weights.count
    for (i, value) in line.enumerated() {
      let weight = Int((value / sum * Double(Self.one)).rounded())
      rest -= weight
      if value > line[largest] { largest = i }
      weights.append(Int16(clamping: weight))
    }
    weights[first + largest] = Int16(clamping: Int(weights[first + largest]) + rest)
    starts.append(Int32(start))
  }
}
