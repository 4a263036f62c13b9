import RandomTrees
import SwiftUI

/// A random tree and what happens to it, made before anything of it is played.
public struct TreeScript: Sendable {
  /// How a change is shown.
  public enum Manner: String, CaseIterable, Sendable {
    case plain, standard, linear, spring, delayed, still

    @MainActor func make(_ change: () -> Void) {
      switch self {
      case .plain: change()
      case .standard: withAnimation { change() }
      case .linear: withAnimation(.linear(duration: 0.25)) { change() }
      case .spring: withAnimation(.bouncy(duration: 0.4)) { change() }
      case .delayed: withAnimation(.easeIn(duration: 0.2).delay(0.05)) { change() }
      case .still:
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { change() }
      }
    }
  }

  public enum Step: Sendable {
    case become(TreeSpec, Manner)
    case wait(Double)
    case wheel(CGPoint, CGFloat)
    case resize(CGSize)
    /// Everything comes to rest and is compared with a tree built afresh.
    case rest
  }

  public var start: TreeSpec
  public var steps: [Step]

  static let size = CGSize(width: 260, height: 320)

  /// A script of so many steps.
  public init(seed: UInt64, steps count: Int) {
    var dice = Dice(seed &* 0x2545_F491_4F6C_DD1D)
    var maker = TreeMaker(structure: seed, values: seed &+ 1)
    start = maker.tree(depth: 2 + dice.pick(3))
    steps = []
    var present = start
    for index in 1...count {
      switch dice.pick(16) {
      case 0: steps.append(.rest)
      case 1, 2: steps.append(.wait(Double(dice.pick(500)) / 1000))
      case 3:
        let place = CGPoint(x: dice.pick(Int(Self.size.width)), y: dice.pick(Int(Self.size.height)))
        steps.append(.wheel(place, CGFloat(dice.pick(200) - 140)))
      case 4 where dice.falls(oneIn: 3):
        steps.append(.resize(CGSize(width: 200 + dice.pick(200), height: 200 + dice.pick(200))))
      default:
        present = maker.changed(present)
        steps.append(.become(present, Manner.allCases[dice.pick(Manner.allCases.count)]))
      }
      if index == count { steps.append(.rest) }
    }
  }

  /// The same with another tree in every place.
  func changingTrees(_ change: (TreeSpec) -> TreeSpec) -> TreeScript {
    var copy = self
    copy.start = change(start)
    copy.steps = steps.map { step in
      if case .become(let tree, let manner) = step { .become(change(tree), manner) } else { step }
    }
    return copy
  }
}

extension TreeScript: CustomStringConvertible {
  public var description: String {
    (["start:\n\(start)"]
      + steps.map { step in
        switch step {
        case .become(let tree, let manner): "become, \(manner.rawValue):\n\(tree)"
        case .wait(let seconds): "wait \(seconds)"
        case .wheel(let place, let dy): "wheel at (\(place.x), \(place.y)) by \(dy)"
        case .resize(let size): "resize to \(size.width) x \(size.height)"
        case .rest: "rest"
        }
      }).joined(separator: "\n")
  }
}
