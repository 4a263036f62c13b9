import CAllocations
import Raster
import SwiftUI
import ViewTreeTesting

/// What some frames cost in counts, which do not depend on the machine.
@MainActor struct Costs {
  var frames = 0
  var bodies = 0
  var layouts = 0
  var nodesMade = 0
  /// Layers whose items were collected anew.
  var layersComposed = 0
  /// Items that the painter turned into quads anew.
  var itemsPrepared = 0
  var drawCalls = 0
  var pixelsDamaged = 0
  /// Pixels of the damage that were only put elsewhere.
  var pixelsMoved = 0
  var pixelsPainted = 0
  /// Pictures made, of texts, shapes and photographs.
  var picturesMade = 0
  /// How often memory was asked for, in each frame: from the event before it until it is painted.
  var allocations: [Int] = []

  /// The costs of a tester's frames while `action` runs, painted one by one.
  static func of(_ tester: ViewTester, _ action: () -> Void) -> Costs {
    tester.runner.paintsEveryFrame = true
    _ = tester.runner.paint()
    var costs = Costs()
    let before = tester.host.statistics
    var asked = allocations_of_thread()
    tester.onFrame = { tester in
      costs.allocations.append(Int(allocations_of_thread() - asked))
      defer { asked = allocations_of_thread() }
      let paint = tester.runner.paintStatistics
      costs.itemsPrepared += paint.itemsPrepared
      costs.drawCalls += paint.drawCalls
      costs.pixelsDamaged += paint.pixelsDamaged
      costs.pixelsMoved += paint.pixelsMoved
      costs.pixelsPainted += paint.pixelsPainted
      costs.picturesMade += paint.picturesMade
    }
    action()
    tester.onFrame = { _ in }
    let after = tester.host.statistics
    costs.frames = after.frames - before.frames
    costs.bodies = after.bodies - before.bodies
    costs.layouts = after.layouts - before.layouts
    costs.nodesMade = after.nodesMade - before.nodesMade
    costs.layersComposed = after.layersComposed - before.layersComposed
    return costs
  }

  /// Per frame, rounded up.
  func perFrame(_ count: KeyPath<Costs, Int>) -> Int {
    frames == 0 ? 0 : (self[keyPath: count] + frames - 1) / frames
  }
}
