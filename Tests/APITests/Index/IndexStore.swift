import CIndexStore
import Foundation

/// What the compiler wrote down about each file of a debug build: who is declared where, and who uses whom.
///
/// A file's facts are in a record, which the file's unit names. The store keeps units of files that are gone, so a unit
/// counts if it is the newest of its file and the file is there.
final class IndexStore {
  /// Why there is no answer.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// A file and where its facts are.
  struct Unit {
    let file: String
    let module: String
    let records: [String]
  }

  struct Symbol {
    /// The number that stands for its USR in `usrs`.
    let id: Int
    let kind: Kind
    let isLocal: Bool
    let name: String
  }

  /// The few kinds that make a difference here.
  enum Kind: Int32 {
    case other = 0
    case macro = 4
    case field = 14
    case instanceProperty = 19
  }

  /// What an occurrence is, and what it is to another symbol.
  struct Roles: OptionSet {
    let rawValue: UInt64
    static let definition = Roles(rawValue: 1 << 1)
    static let implicit = Roles(rawValue: 1 << 8)
    static let childOf = Roles(rawValue: 1 << 9)
    static let baseOf = Roles(rawValue: 1 << 10)
    static let overrideOf = Roles(rawValue: 1 << 11)
    static let calledBy = Roles(rawValue: 1 << 13)
    static let extendedBy = Roles(rawValue: 1 << 14)
    static let accessorOf = Roles(rawValue: 1 << 15)
    static let containedBy = Roles(rawValue: 1 << 16)
  }

  /// A symbol at a place of a file.
  struct Occurrence {
    let symbol: Symbol
    let roles: Roles
    let relations: [(roles: Roles, symbol: Symbol)]
  }

  private let functions: index_functions
  private let store: UnsafeMutableRawPointer
  /// The symbols' names that are the same in every file and in the symbol graph, by their numbers.
  private(set) var usrs: [String] = []
  private var ids: [String: Int] = [:]

  /// Opens a store with the library of the toolchain that `swiftc` belongs to.
  init(_ folder: URL) throws {
    guard FileManager.default.fileExists(atPath: folder.appending(path: "v5/units").path) else {
      throw Failure(
        description:
          "there is no index store at \(folder.path): build the tests by `swift build --build-tests`, which "
          + "writes one in a debug build")
    }
    let library = try Self.library()
    var functions = index_functions()
    if let missing = index_load(library, &functions) {
      throw Failure(
        description: "the toolchain's index library \(library) is of no use: \(String(cString: missing))")
    }
    guard let store = functions.store_create(folder.path, nil) else {
      throw Failure(description: "the index store at \(folder.path) cannot be read: build the tests again")
    }
    (self.functions, self.store) = (functions, store)
  }

  deinit { functions.store_dispose(store) }

  /// Where the library lies: above the folder of the modules that come with the compiler.
  private static func library() throws -> String {
    struct Info: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    let said = try Compiler.output(of: ["swiftc", "-print-target-info"])
    let info = try JSONDecoder().decode(Info.self, from: Data(said.utf8))
    return URL(fileURLWithPath: info.paths.runtimeResourcePath).deletingLastPathComponent()
      .appending(path: "libIndexStore.so").path
  }

  /// The number of a USR; the same for the same USR.
  func id(of usr: String) -> Int {
    if let id = ids[usr] { return id }
    usrs.append(usr)
    ids[usr] = usrs.count - 1
    return usrs.count - 1
  }

  // MARK: Units

  /// The newest unit of each file below a folder that is there, ordered by the files.
  func units(below root: URL) -> [Unit] {
    let names = Names()
    _ = functions.store_units_apply_f(store, 1, Unmanaged.passUnretained(names).toOpaque()) { context, name in
      guard let context else { return false }
      Unmanaged<Names>.fromOpaque(context).takeUnretainedValue().names.append(name.text)
      return true
    }
    var newest: [String: (time: (Int64, Int64), unit: Unit)] = [:]
    for name in names.names {
      guard let unit = unit(name), unit.file.hasPrefix(root.path + "/") else { continue }
      var time: (Int64, Int64) = (0, 0)
      _ = functions.store_get_unit_modification_time(store, name, &time.0, &time.1, nil)
      if let known = newest[unit.file], known.time >= time { continue }
      newest[unit.file] = (time, unit)
    }
    return newest.values.map(\.unit).filter { FileManager.default.fileExists(atPath: $0.file) }
      .sorted { $0.file < $1.file }
  }

  private func unit(_ name: String) -> Unit? {
    guard let reader = functions.unit_reader_create(store, name, nil) else { return nil }
    defer { functions.unit_reader_dispose(reader) }
    let file = functions.unit_reader_get_main_file(reader).text
    guard !functions.unit_reader_is_system_unit(reader), !file.isEmpty else { return nil }
    var records: [String] = []
    forEach {
      functions.unit_reader_dependencies_apply_f(reader, $0, $1)
    } body: { dependency in
      guard functions.unit_dependency_get_kind(dependency) == Self.recordDependency,
        functions.unit_dependency_get_filepath(dependency).text == file
      else { return }
      records.append(functions.unit_dependency_get_name(dependency).text)
    }
    return Unit(file: file, module: functions.unit_reader_get_module_name(reader).text, records: records)
  }

  /// `INDEXSTORE_UNIT_DEPENDENCY_RECORD`.
  private static let recordDependency: Int32 = 2

  // MARK: Occurrences

  /// Calls a closure for each occurrence of a symbol in a file.
  func forEachOccurrence(in unit: Unit, _ body: (Occurrence) -> Void) throws {
    for record in unit.records {
      guard let reader = functions.record_reader_create(store, record, nil) else {
        throw Failure(
          description:
            "the index store lacks what it says of \(unit.file): build the tests again from the beginning")
      }
      defer { functions.record_reader_dispose(reader) }
      // A symbol of a record is the same pointer at each of its occurrences.
      var symbols: [UnsafeMutableRawPointer: Symbol] = [:]
      func symbol(_ pointer: UnsafeMutableRawPointer) -> Symbol {
        if let known = symbols[pointer] { return known }
        let symbol = makeSymbol(pointer)
        symbols[pointer] = symbol
        return symbol
      }
      forEach {
        functions.record_reader_occurrences_apply_f(reader, $0, $1)
      } body: { occurrence in
        guard let pointer = functions.occurrence_get_symbol(occurrence) else { return }
        var relations: [(roles: Roles, symbol: Symbol)] = []
        forEach {
          functions.occurrence_relations_apply_f(occurrence, $0, $1)
        } body: { relation in
          guard let related = functions.symbol_relation_get_symbol(relation) else { return }
          relations.append((Roles(rawValue: functions.symbol_relation_get_roles(relation)), symbol(related)))
        }
        let roles = Roles(rawValue: functions.occurrence_get_roles(occurrence))
        body(Occurrence(symbol: symbol(pointer), roles: roles, relations: relations))
      }
    }
  }

  private func makeSymbol(_ pointer: UnsafeMutableRawPointer) -> Symbol {
    /// `INDEXSTORE_SYMBOL_PROPERTY_LOCAL`.
    let local: UInt64 = 1 << 7
    return Symbol(
      id: id(of: functions.symbol_get_usr(pointer).text),
      kind: Kind(rawValue: functions.symbol_get_kind(pointer)) ?? .other,
      isLocal: functions.symbol_get_properties(pointer) & local != 0,
      name: functions.symbol_get_name(pointer).text)
  }

  // MARK: Lists of the library

  private final class Names {
    var names: [String] = []
  }

  /// A closure as the library's context.
  private final class Body {
    let call: (UnsafeMutableRawPointer) -> Void
    init(_ call: @escaping (UnsafeMutableRawPointer) -> Void) { self.call = call }
  }

  /// Calls a closure for each element of a list; an element is valid during the call.
  private func forEach(
    _ list: (UnsafeMutableRawPointer, @escaping index_applier) -> Bool,
    body: (UnsafeMutableRawPointer) -> Void
  ) {
    withoutActuallyEscaping(body) { body in
      let context = Body(body)
      _ = list(Unmanaged.passUnretained(context).toOpaque()) { context, element in
        guard let context, let element else { return false }
        Unmanaged<Body>.fromOpaque(context).takeUnretainedValue().call(element)
        return true
      }
      withExtendedLifetime(context) {}
    }
  }
}

extension index_string {
  fileprivate var text: String {
    guard let data else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: data, count: length), as: UTF8.self)
  }
}
