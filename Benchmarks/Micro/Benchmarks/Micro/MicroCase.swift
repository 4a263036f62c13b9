import SwiftUI
import ViewTreeTesting

/// One thing that is done again and again, by the name that the command line knows.
enum MicroCase: String, CaseIterable {
  /// One text of 10,000 views changes.
  case update
  /// 300 rows in another width.
  case layout
  /// 1,000 figures turn.
  case compose
  /// A list of cards scrolls under a finger.
  case paint
  /// A new paragraph of 600 characters.
  case text
  /// 200 figures on their way.
  case springs

  /// A window in which it is done.
  @MainActor func window() -> MicroWindow {
    let model = MicroModel()
    return switch self {
    case .update: MicroWindow(MicroGrid(model: model)) { model.number = $1 }
    case .layout: MicroWindow(MicroRows(model: model)) { model.width = 300 + CGFloat($1 % 7) * 10 }
    case .compose: MicroWindow(MicroField(model: model)) { model.number = $1 }
    case .paint:
      MicroWindow(MicroList()) { window, number in
        let y = 400 + abs(CGFloat(number % 120) - 60) * 5
        if window.isTouched {
          window.move(to: CGPoint(x: 195, y: y))
        } else {
          window.press(CGPoint(x: 195, y: y))
        }
      }
    case .text: MicroWindow(MicroParagraph(model: model)) { model.number = $1 }
    case .springs:
      MicroWindow(MicroSprings(model: model)) { if $1.isMultiple(of: 15) { model.isAway.toggle() } }
    }
  }
}
