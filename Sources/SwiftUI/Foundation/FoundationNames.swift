import Foundation

// What programs for Apple's systems use of Foundation and UIKit that Foundation for Linux does not have.

extension Data.WritingOptions {
  /// Written beside the file first and put into its place when it is whole.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension IndexPath {
  /// A row of a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// An item of a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The number of the section; there must be two indexes.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  /// The number of the row in its section; there must be two indexes.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  /// The number of the item in its section; there must be two indexes.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
