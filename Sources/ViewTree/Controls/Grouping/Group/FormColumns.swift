import Foundation

/// A label and what it names, in a form with columns.
struct FormColumnsRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control

  var body: some View {
    ImplicitStack(alignment: .leading, content: label).layoutValue(key: FormColumnKey.self, value: .label)
      .environment(\.isInFormColumns, false)
    HStack { control }.layoutValue(key: FormColumnKey.self, value: .control)
      .environment(\.isInFormColumns, false)
  }
}

/// The columns of a form.
enum FormColumn: Sendable { case label, control }

/// The column of a view; nil: it has no label.
struct FormColumnKey: LayoutValueKey {
  static var defaultValue: FormColumn? { nil }
}

private struct FormColumnsEnvironmentKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is in a form with columns.
  var isInFormColumns: Bool {
    get { self[FormColumnsEnvironmentKey.self] }
    set { self[FormColumnsEnvironmentKey.self] = newValue }
  }
}

/// The layout of a form with columns: labels end where the other column begins; a label and what it names share a line.
struct FormColumnsLayout: Layout {
  /// The distances of columns and of lines, in points.
  private static let spacing = CGSize(width: 8, height: 10)
  /// The largest part of the width that the labels occupy.
  private static let share: CGFloat = 0.5

  private struct Line {
    var label: LayoutSubview?
    var control: LayoutSubview?
  }

  private func lines(_ subviews: Subviews) -> [Line] {
    subviews.reduce(into: []) { lines, view in
      switch view[FormColumnKey.self] {
      case .label: lines.append(Line(label: view))
      case .control where lines.last?.label != nil && lines.last?.control == nil:
        lines[lines.count - 1].control = view
      case .control, nil: lines.append(Line(control: view))
      }
    }
  }

  /// Where the second column begins.
  private func start(_ lines: [Line], _ width: CGFloat?) -> CGFloat {
    let widest = lines.compactMap { $0.label?.sizeThatFits(.unspecified).width }.max()
    return widest.map { min($0, (width ?? .infinity) * Self.share) + Self.spacing.width } ?? 0
  }

  private func offers(_ start: CGFloat, _ width: CGFloat?) -> (
    label: ProposedViewSize, control: ProposedViewSize
  ) {
    (
      ProposedViewSize(width: max(0, start - Self.spacing.width), height: nil),
      ProposedViewSize(width: width.map { max(0, $0 - start) }, height: nil)
    )
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = lines(subviews)
    let start = start(lines, proposal.width)
    let offers = offers(start, proposal.width)
    var size = CGSize(width: start, height: CGFloat(max(0, lines.count - 1)) * Self.spacing.height)
    for line in lines {
      let control = line.control?.sizeThatFits(offers.control) ?? .zero
      size.width = max(size.width, start + control.width)
      size.height += max(control.height, line.label?.sizeThatFits(offers.label).height ?? 0)
    }
    return size
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let lines = lines(subviews)
    let start = start(lines, proposal.width)
    let offers = offers(start, proposal.width)
    var y = bounds.minY
    for line in lines {
      let height = max(
        line.control?.sizeThatFits(offers.control).height ?? 0,
        line.label?.sizeThatFits(offers.label).height ?? 0)
      let middle = y + height / 2
      line.label?.place(
        at: CGPoint(x: bounds.minX + start - Self.spacing.width, y: middle), anchor: .trailing,
        proposal: offers.label)
      line.control?.place(
        at: CGPoint(x: bounds.minX + start, y: middle), anchor: .leading, proposal: offers.control)
      y += height + Self.spacing.height
    }
  }
}
