/// Why a real X server, program or device could not do what a test requested; one sentence for a person.
public struct RealInputError: Error, CustomStringConvertible, Sendable {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
