import SwiftUI

@testable import ExampleHeadlines

/// The programs of this example; its views have names that other examples have too.
enum HeadlinesVisit {
  static var strip: some View { StripView() }
  static var hue: some View { HueView() }
}
