// Rows, looks and columns of tables, and menus of selections.

@available(*, unavailable, message: "tables have columns and rows of their data alone; give Table its data")
public struct TableRow<Value: Identifiable> {
  public init(_ value: Value) {}
}

@available(*, unavailable, message: "tables have columns and rows of their data alone; give Table its data")
public struct DisclosureTableRow<Value: Identifiable, Content> {
  public init(_ value: Value, isExpanded: Binding<Bool>? = nil, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "tables have columns and rows of their data alone; list the columns")
public struct TableColumnForEach<Data: RandomAccessCollection, Content> {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

@available(*, unavailable, message: "tables have columns and rows of their data alone; leave it out")
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable {
  public init() {}
}

extension View {
  @available(*, unavailable, message: "tables have columns and rows of their data alone; leave it out")
  public func tableStyle<S>(_ style: S) -> some View { self }

  @available(
    *, unavailable, message: "tables have columns and rows of their data alone; use listRowBackground"
  )
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View
  { self }

  @available(
    *, unavailable, message: "tables have columns and rows of their data alone; give contextMenu to the rows"
  )
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { self }
}

@available(*, unavailable, message: "tables have columns and rows of their data alone; use listRowBackground")
public struct AlternatingRowBackgroundBehavior: Equatable {
  public static var automatic: Self { Self() }
  public static var enabled: Self { Self() }
  public static var disabled: Self { Self() }
}
