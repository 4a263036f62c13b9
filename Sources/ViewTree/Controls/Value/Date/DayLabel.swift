import Foundation

/// The number of a day, in a circle where it is picked.
struct DayLabel: View {
  let number: Int
  let locale: Locale
  let isPicked: Bool
  let isToday: Bool
  let isAllowed: Bool

  private var color: AnyShapeStyle {
    if !isAllowed { return AnyShapeStyle(Color(.tertiaryLabel)) }
    if isPicked, isToday { return AnyShapeStyle(Color.white) }
    return isPicked || isToday ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.label))
  }

  var body: some View {
    Text(verbatim: number.formatted(.number.locale(locale).grouping(.never)))
      .font(.system(size: 20, weight: isPicked ? .semibold : .regular))
      .foregroundStyle(color)
      .frame(maxWidth: .infinity)
      .frame(height: 44)
      .background {
        if isPicked {
          Circle().fill(TintShapeStyle().opacity(isToday ? 1 : 0.15))
        }
      }
      .contentShape(Rectangle())
  }
}
