import Foundation

extension View {
  /// Calls `action` with true when at least `threshold` of the view's area has come into sight in its scroll view, and
  /// with false when less is left.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  {
    onGeometryChange(for: Bool.self) { proxy in
      guard let sight = proxy.bounds(of: .scrollView) else { return true }
      let own = CGRect(origin: .zero, size: proxy.size)
      let seen = own.intersection(sight)
      guard !seen.isNull, own.width > 0, own.height > 0 else { return false }
      return (seen.width * seen.height) / (own.width * own.height) >= threshold
    } action: { (old: Bool, new: Bool) in
      // The first report is made only where the view is in sight.
      if old != new || new { action(new) }
    }
  }
}
