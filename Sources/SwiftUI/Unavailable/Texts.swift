// Drawing, selection and lines of text.

extension View {
  @available(*, unavailable, message: "text is drawn by the library alone; use lineSpacing")
  public func lineHeight<H>(_ lineHeight: H?) -> some View { self }

  @available(
    *, unavailable, message: "text is drawn by the library alone; set layoutDirection in the environment"
  )
  public func writingDirection<S>(strategy: S) -> some View { self }

  @available(*, unavailable, message: "text is drawn by the library alone; use multilineTextAlignment(_:)")
  public func multilineTextAlignment<S>(strategy: S) -> some View { self }
}

extension Text {
  @available(*, unavailable, message: "text is drawn by the library alone; use a TimelineView")
  public init<F: FormatStyle>(_ source: TimeDataSource<Date>, format: F) where F.FormatInput == Date {
    self.init(verbatim: "")
  }
}

@available(*, unavailable, message: "text is drawn by the library alone; use a TimelineView")
public struct TimeDataSource<Value> {
  public static var currentDate: TimeDataSource<Date> { TimeDataSource<Date>() }
}

@available(
  *, unavailable,
  message: "text is drawn by the library alone; use Text(_:style:) with .offset, .relative or .timer"
)
public enum SystemFormatStyle {}

extension FormatStyle where Self == Date.FormatStyle {
  @available(*, unavailable, message: "text is drawn by the library alone; use Text(_:style: .offset)")
  public static func offset(
    to anchor: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field>? = nil, maxFieldCount: Int = 2,
    sign: Any? = nil
  ) -> Self { .dateTime }

  @available(*, unavailable, message: "text is drawn by the library alone; use Text(_:style: .relative)")
  public static func reference(
    to date: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field>? = nil, maxFieldCount: Int = 2,
    thresholdField: Date.ComponentsFormatStyle.Field? = nil
  ) -> Self { .dateTime }

  @available(*, unavailable, message: "text is drawn by the library alone; use Text(_:style: .timer)")
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self { .dateTime }

  @available(
    *, unavailable, message: "text is drawn by the library alone; use Text(timerInterval:countsDown:)"
  )
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self { .dateTime }

  @available(
    *, unavailable, message: "text is drawn by the library alone; use Text(timerInterval:countsDown: false)"
  )
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self { .dateTime }
}

extension EnvironmentValues {
  @available(*, unavailable, message: "text is drawn by the library alone; use dynamicTypeSize")
  public var fontResolutionContext: Any? { nil }

  @available(*, unavailable, message: "text is drawn by the library alone; use lineSpacing")
  public var lineHeight: Any? { nil }
}

@available(*, unavailable, message: "the selection of a text field is not readable; leave it out")
public struct TextSelection: Equatable, Hashable {
  public enum Indices: Equatable, Hashable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }
  public let indices: Indices
  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }
}

extension TextField {
  @available(*, unavailable, message: "the selection of a text field is not readable; use TextField(_:text:)")
  public init<S>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) where Label == Text { preconditionFailure() }

  @available(
    *, unavailable, message: "the selection of a text field is not readable; use TextField(text:label:)"
  )
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) { preconditionFailure() }
}

extension TextEditor {
  @available(*, unavailable, message: "the selection of a text field is not readable; use TextEditor(text:)")
  public init(text: Binding<String>, selection: Binding<TextSelection?>) { preconditionFailure() }

  @available(
    *, unavailable,
    message: "the selection of a text field is not readable; use TextEditor(text:) with a String"
  )
  public init<S>(text: Binding<AttributedString>, selection: S) { preconditionFailure() }

  @available(
    *, unavailable,
    message: "the selection of a text field is not readable; use TextEditor(text:) with a String"
  )
  public init(text: Binding<AttributedString>) { preconditionFailure() }
}

extension View {
  @available(*, unavailable, message: "the selection of a text field is not readable; leave it out")
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
}

@available(*, unavailable, message: "the selection of a text field is not readable; leave it out")
public struct TextSelectionAffinity: Equatable {
  public static var automatic: Self { Self() }
  public static var upstream: Self { Self() }
  public static var downstream: Self { Self() }
}

extension EnvironmentValues {
  @available(*, unavailable, message: "the selection of a text field is not readable; leave it out")
  public var textSelectionAffinity: TextSelectionAffinity { .automatic }
}

@available(*, unavailable, message: "this control is of watchOS; use TextField")
public struct TextFieldLink<Label: View>: View {
  public init<T>(_ title: T, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) where Label == Text {}
  public init(prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void) {}
  public var body: some View { EmptyView() }
}
