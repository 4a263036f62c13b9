import Foundation
import Testing

/// What README.md and docs/porting.md say that a program has to write compiles, and does not compile without it.
struct DocumentedLineTests {
  private static func errors(_ program: String, _ flags: [String] = ["-swift-version", "5"]) throws
    -> [String]
  {
    try Compiler.check(program, flags).filter { $0.kind == "error" }.map(\.text)
  }

  private static let six = ["-swift-version", "6", "-default-isolation", "MainActor"]

  @Test func observableObjectsAreCombines() throws {
    let model = """
      final class Model: ObservableObject {
        @Published var name = ""
      }
      """
    #expect(try Self.errors("import Foundation\nimport Combine\n" + model).isEmpty)
    #expect(try Self.errors("import SwiftUI\n" + model).isEmpty)
    let alone = try Self.errors("import Foundation\n" + model)
    #expect(alone.contains { $0.contains("ObservableObject") })
  }

  @Test func sessionsAreInAModuleOfTheirOwn() throws {
    let load = """
      func load(_ url: URL) async throws -> Data {
        var request = URLRequest(url: url)
        request.httpMethod = "GET"
        return try await URLSession.shared.data(for: request).0
      }
      """
    #expect(try Self.errors("import SwiftUI\nimport FoundationNetworking\n" + load).isEmpty)
    #expect(try Self.errors("import Foundation\nimport FoundationNetworking\n" + load).isEmpty)
    #expect(try Self.errors("import SwiftUI\n" + load).contains { $0.contains("URLSession") })
  }

  @Test func publishersOfSessionsAreInAProduct() throws {
    let load = """
      func load(_ url: URL) -> AnyPublisher<Data, URLError> {
        URLSession.shared.dataTaskPublisher(for: url).map(\\.data).eraseToAnyPublisher()
      }
      """
    #expect(try Self.errors("import Foundation\nimport CombineNetworking\n" + load).isEmpty)
    #expect(try !Self.errors("import SwiftUI\nimport FoundationNetworking\n" + load).isEmpty)
  }

  @Test func aShapeBelongsToNoActor() throws {
    func star(_ isolation: String) -> String {
      """
      import SwiftUI
      \(isolation)struct Star: Shape {
        var points = 5
        func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: CGFloat(points), dy: 0)) }
      }
      struct Page: View {
        var body: some View { Star(points: 6).fill(.yellow) }
      }
      """
    }
    #expect(try Self.errors(star("nonisolated "), Self.six).isEmpty)
    #expect(try !Self.errors(star(""), Self.six).isEmpty)
    #expect(try Self.errors(star("")).isEmpty)
  }
}
