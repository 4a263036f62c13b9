// Core Data.

@available(*, unavailable, message: "there is no Core Data; keep Codable values in a file, or use AppStorage")
public struct FetchedResults<Result>: RandomAccessCollection {
  public var nsPredicate: Any?
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Result { preconditionFailure() }
}

@available(*, unavailable, message: "there is no Core Data; keep Codable values in a file, or use AppStorage")
@propertyWrapper public struct FetchRequest<Result> {
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}
  public init(
    entity: Any? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {}
  public var wrappedValue: FetchedResults<Result> { FetchedResults() }
}

@available(*, unavailable, message: "there is no Core Data; keep Codable values in a file, or use AppStorage")
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  public struct Section: RandomAccessCollection, Identifiable {
    public let id: SectionIdentifier
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Result { preconditionFailure() }
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Section { preconditionFailure() }
}

@available(*, unavailable, message: "there is no Core Data; keep Codable values in a file, or use AppStorage")
@propertyWrapper public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result> {
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {}
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> { SectionedFetchResults() }
}

extension EnvironmentValues {
  @available(
    *, unavailable, message: "there is no Core Data; keep Codable values in a file, or use AppStorage"
  )
  public var managedObjectContext: Any { () }
}
