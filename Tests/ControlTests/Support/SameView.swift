import Foundation
import SwiftUI
import ViewTreeTesting

/// Whether two views have the same tree and paint the same, in windows of one size.
@MainActor func isSame<A: View, B: View>(
  _ first: A, _ second: B, size: CGSize = CGSize(width: 320, height: 300)
) -> Bool {
  let a = ViewTester(first.environment(\.timeZone, .gmt), size: size)
  let b = ViewTester(second.environment(\.timeZone, .gmt), size: size)
  a.settle()
  b.settle()
  return a.tree.flattened.count > 1 && a.tree == b.tree
    && a.runner.paintAfresh() == b.runner.paintAfresh()
}

/// A view that is made anew whenever a model that it reads changes.
struct Live<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}
