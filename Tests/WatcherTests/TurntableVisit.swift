import SwiftUI

@testable import ExampleTurntable

/// The programs of this example; its views have names that other examples have too.
enum TurntableVisit {
  static var helix: some View { HelixView() }
  static var covers: some View { CoverFlowView() }
  static var effects: some View { EffectFlowView() }
}
