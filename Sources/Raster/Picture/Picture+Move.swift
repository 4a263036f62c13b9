import Foundation

extension Picture {
  /// Copies pixels of a `color` picture to another place in it.
  ///
  /// `boxes`: where they go, sorted and without overlap as a `Region` gives them; they lie in the picture, and so does
  /// what is put there.
  func move(to boxes: UnsafeBufferPointer<PixelBox>, by offset: PixelPoint) {
    // What is still to be read must not be overwritten: bands, boxes in them and rows are copied in order from the side
    // that they move to.
    var (first, last) = (0, boxes.count)
    while first < last {
      var band: Range<Int>
      if offset.y > 0 {
        band = last - 1..<last
        while band.lowerBound > first, boxes[band.lowerBound - 1].y0 == boxes[last - 1].y0 {
          band = band.lowerBound - 1..<last
        }
        last = band.lowerBound
      } else {
        band = first..<first + 1
        while band.upperBound < last, boxes[band.upperBound].y0 == boxes[first].y0 {
          band = first..<band.upperBound + 1
        }
        first = band.upperBound
      }
      for step in 0..<band.count {
        move(to: boxes[offset.x > 0 ? band.upperBound - 1 - step : band.lowerBound + step], by: offset)
      }
    }
  }

  private func move(to box: PixelBox, by offset: PixelPoint) {
    let back = Int(offset.y) * stride + Int(offset.x) * 4
    var row = bytes + Int(offset.y > 0 ? box.y1 - 1 : box.y0) * stride + Int(box.x0) * 4
    for _ in 0..<box.height {
      memmove(row, row - back, Int(box.width) * 4)
      row += offset.y > 0 ? -stride : stride
    }
  }
}
