import Foundation
import RandomTrees
import Testing

@testable import ViewTree

/// What must hold of every tree, on random ones.
@MainActor struct PropertyTests {
  private static let seeds: Range<UInt64> = 1..<61
  private static let size = CGSize(width: 200, height: 160)

  private func stage(_ view: some View, isRightToLeft: Bool = false) -> LayoutStage {
    LayoutStage(
      PropertyTests.size.width, PropertyTests.size.height, isRightToLeft: isRightToLeft, view)
  }

  private func root(_ stage: LayoutStage) -> LayoutNode? { stage.host.tree.rootLayout }

  /// All nodes, the outer ones first.
  private func nodes(_ node: LayoutNode) -> [LayoutNode] { [node] + node.children.flatMap(nodes) }

  /// The kinds and frames of all placed nodes, in order.
  private func frames(_ stage: LayoutStage) -> [String] {
    guard let root = root(stage) else { return [] }
    return nodes(root).filter(\.isPlaced).map {
      String(
        format: "%@ %.3f %.3f %.3f %.3f", $0.dumpEntry.type ?? "-", $0.position.x, $0.position.y,
        $0.size.width,
        $0.size.height)
    }
  }

  private func layOutAgain(_ stage: LayoutStage) {
    guard let root = root(stage) else { return }
    for node in nodes(root) { node.setNeedsLayout() }
    _ = stage.host.frame()
    stage.settle()
  }

  @Test func placesAndSizesAreNumbers() {
    for seed in PropertyTests.seeds {
      let stage = stage(randomTree(structure: seed, values: seed).view, isRightToLeft: seed % 3 == 0)
      guard let root = root(stage) else { continue }
      for node in nodes(root) where node.isPlaced {
        let (p, s) = (node.position, node.size)
        #expect(p.x.isFinite && p.y.isFinite && s.width >= 0 && s.height >= 0, "tree \(seed)")
        #expect(s.width.isFinite && s.height.isFinite, "tree \(seed): \(type(of: node)) is \(s)")
      }
      #expect(!stage.host.needsFrame, "tree \(seed) does not come to rest")
    }
  }

  @Test func layingOutAgainChangesNothing() {
    for seed in PropertyTests.seeds {
      let stage = stage(randomTree(structure: seed, values: seed).view)
      let before = frames(stage)
      layOutAgain(stage)
      #expect(frames(stage) == before, "tree \(seed)")
    }
  }

  @Test func questionsChangeNoAnswers() {
    let proposals: [ProposedViewSize] = [
      .zero, .unspecified, .infinity, ProposedViewSize(width: 33, height: nil),
      ProposedViewSize(width: nil, height: 71), ProposedViewSize(width: 500, height: 0),
      ProposedViewSize(width: .infinity, height: 20), ProposedViewSize(width: 64, height: 64),
    ]
    for seed in PropertyTests.seeds {
      let stage = stage(randomTree(structure: seed, values: seed).view)
      guard let root = root(stage) else { continue }
      let before = frames(stage)
      for (index, node) in nodes(root).enumerated() {
        for proposal in proposals[(index % 4)...] { _ = node.sizeThatFits(proposal) }
      }
      layOutAgain(stage)
      #expect(frames(stage) == before, "tree \(seed)")
    }
  }

  @Test func aTreeReachedByAnUpdateIsLikeOneMadeAfresh() {
    for seed in PropertyTests.seeds {
      let model = TreeModel(randomTree(structure: seed, values: seed))
      let stage = stage(TreeRoot(model: model))
      let other = randomTree(structure: seed, values: seed + 1000)
      model.apply(other)
      stage.settle()
      #expect(frames(stage) == frames(self.stage(other.view)), "tree \(seed)")
    }
  }

  @Test func aMirroredTreeIsTheMirrorOfTheTree() {
    for seed in PropertyTests.seeds {
      let tree = randomTree(structure: seed, values: seed, isSteady: true)
      let left = stage(tree.view)
      let right = stage(tree.view, isRightToLeft: true)
      guard let a = root(left), let b = root(right) else { continue }
      for (a, b) in zip(nodes(a), nodes(b)) where a.isPlaced {
        let (x, y) = (a.frame(in: .global, size: nil), b.frame(in: .global, size: nil))
        #expect(abs(PropertyTests.size.width - x.maxX - y.minX) < 0.001 && abs(x.width - y.width) < 0.001)
      }
    }
  }

  @Test func aFixedFrameIsWhatItSays() {
    var random = Dice(7)
    for seed in PropertyTests.seeds {
      let tree = randomTree(structure: seed, values: seed, depth: 3)
      let w = CGFloat.random(in: 0...300, using: &random)
      let h = CGFloat.random(in: 0...300, using: &random)
      let stage = stage(tree.view.frame(width: w, height: h).probe("f"))
      let frame = stage.frames["f"] ?? .null
      #expect(abs(frame.width - w) < 1e-9 && abs(frame.height - h) < 1e-9, "tree \(seed)")
      #expect(abs(frame.midX - 100) < 1e-9 && abs(frame.midY - 80) < 1e-9, "tree \(seed)")
    }
  }

  @Test func moreOfferedIsNotLessTaken() {
    for seed in PropertyTests.seeds {
      let stage = stage(randomTree(structure: seed, values: seed, isSteady: true, depth: 3).view)
      guard let root = root(stage), let node = root.children.first else { continue }
      for height in [nil, 0, 40, 300] as [CGFloat?] {
        let widths = ([0, nil, .infinity] as [CGFloat?]).map {
          node.sizeThatFits(ProposedViewSize(width: $0, height: height)).width
        }
        #expect(widths[0] <= widths[1] + 0.001 && widths[1] <= widths[2] + 0.001, "tree \(seed): \(widths)")
      }
    }
  }
}
