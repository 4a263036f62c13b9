import FinishedPrograms
import Foundation
import Testing

/// What is built of a module is built again when that changes, however far below it lies: the package manager looks at the
/// modules that a target names and no further, and the file of a module stays the same where one that it re-exports changes.
struct ManifestTests {
  private struct Package: Decodable {
    let targets: [Target]
    let products: [Product]
  }

  private struct Product: Decodable {
    let name: String
    let targets: [String]
  }

  private struct Target: Decodable {
    let name: String
    let type: String
    let dependencies: [Dependency]
  }

  /// A dependency by its name alone; those on products of other packages have none.
  private struct Dependency: Decodable {
    let byName: [String?]?
    var name: String? { byName?.first ?? nil }
  }

  /// The manifest as the package manager evaluates it, in a folder of its own, since a build may hold the package's.
  private static func package() throws -> Package {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let scratch = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let program = try FinishedProgram(
      nil, ["swift", "package", "--package-path", root.path, "--scratch-path", scratch.path, "dump-package"],
      errors: .ignored)
    return try JSONDecoder().decode(Package.self, from: program.output)
  }

  @Test func eachTargetNamesAllModulesThatItIsBuiltOf() throws {
    let package = try Self.package()
    let targets = package.targets
    let named = Dictionary(uniqueKeysWithValues: targets.map { ($0.name, $0) })
    #expect(targets.count > 60)
    /// The modules in Swift or C below a target, directly or not.
    func modules(below target: Target) -> Set<String> {
      var found: Set<String> = []
      var next = [target]
      while let target = next.popLast() {
        for name in target.dependencies.compactMap(\.name) where found.insert(name).inserted {
          next += named[name].map { [$0] } ?? []
        }
      }
      return found.filter { named[$0]?.type == "regular" }
    }
    for target in targets where ["regular", "executable", "test"].contains(target.type) {
      let missing = modules(below: target).subtracting(target.dependencies.compactMap(\.name))
      #expect(missing.isEmpty, "\(target.name) does not name \(missing.sorted())")
    }
    // A program sees the tree through the re-export of SwiftUI alone; one of another package through the product.
    let program = try #require(named["RestaurantsApp"])
    #expect(Set(["ViewTree", "Graphics", "Combine"]).isSubset(of: program.dependencies.compactMap(\.name)))
    let product = try #require(package.products.first { $0.name == "SwiftUI" })
    let library = try #require(named["SwiftUI"])
    let swift = modules(below: library).filter { $0.firstMatch(of: /^C[A-Z]/) == nil }
    #expect(swift.contains("Graphics") && swift.subtracting(product.targets).isEmpty)
  }
}
