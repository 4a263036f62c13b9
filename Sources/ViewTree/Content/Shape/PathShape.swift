import Foundation

extension Path: Shape {
  /// The path as it is: it does not fit itself.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
