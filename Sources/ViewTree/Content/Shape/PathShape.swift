import Foundation

extension Path: Shape {
  /// The path unchanged: it does not adapt to the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
