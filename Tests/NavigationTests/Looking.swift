import Foundation
import SwiftUI
import ViewTreeTesting

/// Helps to look at what tests make: pictures are written where `BISTRO_PICTURES` names a folder.
enum Looking {
  static let folder = ProcessInfo.processInfo.environment["BISTRO_PICTURES"]

  static func picture(_ tester: ViewTester, _ name: String) {
    guard let folder else { return }
    do { try tester.screenshot("\(folder)/\(name).png") } catch { print("no picture: \(error)") }
  }
}

extension ViewTester {
  /// What the first node of a type says of its value.
  func value(ofType type: String) -> String? { tree.flattened.first { $0.type == type }?.value }
  /// How high the topmost sheet stands.
  var sheetHeight: Double? { tree.flattened.last { $0.type == "Sheet" }?.value.flatMap(Double.init) }
  /// How far the scroll view with an id is scrolled down.
  func scrollOffset(of id: String) -> Double {
    value(of: id).flatMap { $0.split(separator: ",").last }.flatMap { Double($0) } ?? .nan
  }
  /// The texts in the window, in order.
  var texts: [String] { tree.flattened.filter { $0.type == "Text" }.compactMap(\.text) }
  func has(_ text: String) -> Bool { texts.contains(text) }
}

/// A view that is made anew whenever a model that it reads changes.
struct Live<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}
