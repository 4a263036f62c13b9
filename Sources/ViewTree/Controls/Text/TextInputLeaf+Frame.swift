import Foundation
import Graphics

/// The frame that a style draws round the text.
extension TextInputLeaf {
  /// With the margins that belong to the field, in own points.
  var frameWithMargins: CGRect {
    let margins = environment.fieldMargins
    let (left, right) =
      isRightToLeft ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
    let height = size.height + margins.vertical
    let more = margins == EdgeInsets() ? 0 : max(0, RoundedBorderTextFieldStyle.height - height)
    return CGRect(
      x: -left, y: -margins.top - more / 2, width: size.width + left + right, height: height + more)
  }

  /// Round the frame; nil: the style draws none.
  var frameOutline: Path? {
    guard environment.fieldMargins != EdgeInsets() else { return nil }
    return Path(
      roundedRect: frameWithMargins.insetBy(dx: -1, dy: -1),
      cornerRadius: RoundedBorderTextFieldStyle.radius + 1)
  }
}
