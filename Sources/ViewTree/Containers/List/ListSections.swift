import Foundation

/// Which views of a list belong to which section.
@MainActor struct ListSections {
  struct Section {
    /// Identifies the section while the list has it: the serial number of its first marker; of rows without a section of
    /// what lies before them.
    var key: UInt32 = 0
    /// Where rows of a section that has none would begin; nil: it has none of its own.
    var rowPlace: Int?
    var header: (index: Int, layout: LayoutNode)?
    /// The first and last row.
    var rows: ClosedRange<Int>?
    /// The last view of the section.
    var end: Int?
  }

  /// What surrounds the marker of a section's beginning or end.
  struct Place {
    var isFirst = false
    var hasHeader = false
    /// Whether rows without a section follow.
    var leadsToRows = false
  }

  private(set) var list: [Section] = []
  private var markers: [ObjectIdentifier: Place] = [:]
  /// The marker at the end of the section before.
  private var lastEnd: ObjectIdentifier?
  /// The serial number of the marker before.
  private var lastMarker: UInt32 = 0
  /// The views that are no rows.
  private var others: Set<Int> = []

  init() {}

  init(_ items: [LazyItem]) {
    var index = 0
    var isOpen = false
    var begun: (id: ObjectIdentifier, isFirst: Bool)?
    for item in items {
      let count: Int
      switch item {
      case .sectionEdge: count = 0
      case .elements(let source):
        count = source.positionCount
        addRows(index, count, &isOpen)
      case .layout(let layout, _):
        count = 1
        if let edge = layout.trait(ObjectIdentifier(ListEdgeTrait.self)) as? ListEdge {
          others.insert(index)
          switch edge {
          case .sectionBegin:
            begun = (ObjectIdentifier(layout), list.isEmpty)
            markers[ObjectIdentifier(layout)] = Place(isFirst: list.isEmpty, hasHeader: false)
            list.append(Section(key: layout.serial, rowPlace: index + 1))
            isOpen = true
          case .sectionEnd:
            if !list.isEmpty { list[list.count - 1].end = index }
            isOpen = false
            lastEnd = ObjectIdentifier(layout)
          case .listTop, .listBottom: isOpen = false
          }
          lastMarker = layout.serial
        } else if let part = layout.sectionPart {
          others.insert(index)
          guard !list.isEmpty else { break }
          if part == .header {
            list[list.count - 1].header = (index, layout)
            list[list.count - 1].rowPlace = index + 1
            if let begun { markers[begun.id] = Place(isFirst: begun.isFirst, hasHeader: true) }
          }
          list[list.count - 1].end = index
        } else {
          addRows(index, 1, &isOpen)
        }
      }
      index += count
    }
  }

  private mutating func addRows(_ index: Int, _ count: Int, _ isOpen: inout Bool) {
    guard count > 0 else { return }
    if !isOpen {
      if let lastEnd { markers[lastEnd] = Place(leadsToRows: true) }
      list.append(Section(key: lastMarker))
      isOpen = true
    }
    let last = index + count - 1
    let present = list[list.count - 1].rows
    list[list.count - 1].rows = (present?.lowerBound ?? index)...last
    list[list.count - 1].end = last
  }

  func place(of layout: LayoutNode) -> Place { markers[ObjectIdentifier(layout)] ?? Place() }
  /// The key of the section that a row belongs to.
  func key(ofRow index: Int) -> UInt32 { list.first { $0.rows?.contains(index) == true }?.key ?? 0 }
  func isRow(_ index: Int) -> Bool { !others.contains(index) }
  func isFirstRow(_ index: Int) -> Bool { list.contains { $0.rows?.lowerBound == index } }
  func isLastRow(_ index: Int) -> Bool { list.contains { $0.rows?.upperBound == index } }
}

/// The measures of a list's style, in points: those of iOS.
@MainActor struct ListMetrics {
  let kind: _ListKind
  let sectionSpacing: CGFloat?

  /// Whether rows lie on cards of another colour than the list.
  var hasCards: Bool { kind != .plain && kind != .column }
  /// Whether lines separate rows.
  var hasLines: Bool { kind != .column }
  /// The distance of cards from the edges of a list that is so wide.
  func cardMargin(in width: CGFloat) -> CGFloat {
    switch kind {
    case .plain, .grouped: 0
    case .insetGrouped, .sidebar: width < Self.wide ? 16 : 20
    case .column: Self.columnMargin
    }
  }
  /// The distance of a sidebar's selected row from the edges of its column.
  private static let columnMargin: CGFloat = 8
  /// From this width on margins are those of the larger phones.
  private static let wide: CGFloat = 414
  /// The corners of cards; of rows that are pressed or selected where there are none.
  var cardRadius: CGFloat { kind == .plain || kind == .grouped ? 0 : 10 }
  var pinsHeaders: Bool { kind == .plain }

  func length(_ edge: ListEdge, _ place: ListSections.Place) -> CGFloat {
    if kind == .plain { return edge == .sectionBegin && !place.isFirst ? sectionSpacing ?? 0 : 0 }
    switch edge {
    case .listTop: return kind == .column ? Self.columnMargin : 16
    case .listBottom: return 24
    case .sectionEnd: return place.leadsToRows ? sectionSpacing ?? 35 : 0
    case .sectionBegin: return place.isFirst ? 0 : sectionSpacing ?? (place.hasHeader ? 22 : 35)
    }
  }

  /// The distances of a header's or footer's text in a list that is so wide.
  func textInsets(_ part: SectionPart, in width: CGFloat) -> EdgeInsets {
    let side = ListLayout.rowInsets.leading + cardMargin(in: width)
    if kind == .plain {
      return EdgeInsets(top: 7, leading: side, bottom: 7, trailing: side)
    }
    return part == .header
      ? EdgeInsets(top: 0, leading: side, bottom: 7, trailing: side)
      : EdgeInsets(top: 7, leading: side, bottom: 0, trailing: side)
  }
}

/// The look of a section's header or footer, in lists and menus alone.
struct SectionText: ViewModifier {
  let part: SectionPart
  @Environment(\.isListRow) private var isInList
  @Environment(\.listKind) private var kind
  @Environment(\.headerProminence) private var prominence
  @Environment(\.menuLink) private var menuLink

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.self) { values in
        if menuLink != nil {
          values.font = .footnote
          values.setForegroundStyle([AnyShapeStyle(Color(.secondaryLabel))])
        }
        guard isInList else { return }
        values.isListRow = false
        if part == .header, prominence == .increased || kind == .sidebar {
          values.font = .title3.bold()
        } else if part == .header, kind == .plain {
          values.font = .subheadline.weight(.semibold)
        } else {
          values.font = .footnote
          values.setForegroundStyle([AnyShapeStyle(Color(.secondaryLabel))])
          values.hasContainerForeground = true
          if part == .header { values.textCase = .uppercase }
        }
      }
  }
}
