import SwiftUI
import ViewTreeTesting

/// One thing that is done again and again.
struct MicroCase: Sendable {
  let title: String
  /// Makes the window; the closure changes something before a frame.
  let prepare: @MainActor @Sendable () -> (ViewTester, (Int) -> Void)

  static let all: [MicroCase] = [
    MicroCase(title: "update: one text of 10,000 views changes") {
      let model = MicroModel()
      return (tester(MicroGrid(model: model)), { model.number = $0 })
    },
    MicroCase(title: "layout: 300 rows in another width") {
      let model = MicroModel()
      return (tester(MicroRows(model: model)), { model.width = 300 + CGFloat($0 % 7) * 10 })
    },
    MicroCase(title: "compose: 1,000 figures turn") {
      let model = MicroModel()
      return (tester(MicroField(model: model)), { model.number = $0 })
    },
    MicroCase(title: "paint: a list of cards scrolls under a finger") {
      let window = tester(MicroList())
      return (
        window,
        { number in
          let y = 400 + abs(CGFloat(number % 120) - 60) * 5
          if window.isTouched {
            window.move(to: CGPoint(x: 195, y: y))
          } else {
            window.press(.init(x: 195, y: y))
          }
        }
      )
    },
    MicroCase(title: "text: a new paragraph of 600 characters") {
      let model = MicroModel()
      return (tester(MicroParagraph(model: model)), { model.number = $0 })
    },
    MicroCase(title: "springs: 200 figures on their way") {
      let model = MicroModel()
      return (
        tester(MicroSprings(model: model)),
        { number in if number.isMultiple(of: 15) { model.isAway.toggle() } }
      )
    },
  ]

  @MainActor private static func tester(_ view: some View) -> ViewTester { ViewTester(view, scale: 2) }
}
