import Foundation
import Graphics

/// The layout of `HStack`, for `AnyLayout`.
public struct HStackLayout: BuiltInLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public typealias Cache = BuiltInCache
  public typealias AnimatableData = EmptyAnimatableData
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func placing(_ proposal: ProposedViewSize, in size: CGSize, count: Int) -> ProposedViewSize {
    StackArrangement.placing(proposal, in: size, .horizontal, count: count)
  }

  @MainActor func arrange(_ nodes: [LayoutNode], _ proposal: ProposedViewSize) -> BuiltInArrangement {
    let result = StackArrangement(
      nodes, axis: .horizontal, alignment: alignment.key, spacing: spacing, proposal: proposal)
    return BuiltInArrangement(
      size: result.size, places: Array(zip(result.origins, result.proposals)),
      alignment: { result.explicitAlignment($0, nodes) })
  }
  @MainActor func spacing(_ nodes: [LayoutNode]) -> ViewSpacing {
    StackArrangement.spacing(nodes, .horizontal)
  }
}

/// The layout of `VStack`, for `AnyLayout`.
public struct VStackLayout: BuiltInLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public typealias Cache = BuiltInCache
  public typealias AnimatableData = EmptyAnimatableData
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  func placing(_ proposal: ProposedViewSize, in size: CGSize, count: Int) -> ProposedViewSize {
    StackArrangement.placing(proposal, in: size, .vertical, count: count)
  }

  @MainActor func arrange(_ nodes: [LayoutNode], _ proposal: ProposedViewSize) -> BuiltInArrangement {
    let result = StackArrangement(
      nodes, axis: .vertical, alignment: alignment.key, spacing: spacing, proposal: proposal)
    return BuiltInArrangement(
      size: result.size, places: Array(zip(result.origins, result.proposals)),
      alignment: { result.explicitAlignment($0, nodes) })
  }
  @MainActor func spacing(_ nodes: [LayoutNode]) -> ViewSpacing { StackArrangement.spacing(nodes, .vertical) }
}

/// The layout of `ZStack`, for `AnyLayout`.
public struct ZStackLayout: BuiltInLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public typealias Cache = BuiltInCache
  public typealias AnimatableData = EmptyAnimatableData

  func placing(_ proposal: ProposedViewSize, in size: CGSize, count: Int) -> ProposedViewSize {
    LayerArrangement.placing(proposal, in: size, count: count)
  }

  @MainActor func arrange(_ nodes: [LayoutNode], _ proposal: ProposedViewSize) -> BuiltInArrangement {
    let result = LayerArrangement(nodes, alignment, proposal)
    return BuiltInArrangement(
      size: result.size, places: result.origins.map { ($0, proposal) },
      alignment: { result.explicitAlignment($0, nodes) })
  }
  @MainActor func spacing(_ nodes: [LayoutNode]) -> ViewSpacing { LayerArrangement.spacing(nodes) }
}

/// The layout of `Grid`, for `AnyLayout`.
public struct GridLayout: BuiltInLayout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public typealias Cache = BuiltInCache
  public typealias AnimatableData = EmptyAnimatableData

  @MainActor func arrange(_ nodes: [LayoutNode], _ proposal: ProposedViewSize) -> BuiltInArrangement {
    let result = GridArrangement(
      nodes, alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      proposal: proposal)
    let places = result.places.map { ($0.origin, $0.proposal) }
    return BuiltInArrangement(size: result.size, places: places) { key in
      let values = zip(nodes, places).compactMap { node, place -> CGFloat? in
        node.explicitAlignment(key, in: node.sizeThatFits(place.1), proposal: place.1).map {
          $0 + place.0[key.axis]
        }
      }
      return AlignmentCombination.combine(key, values)
    }
  }
  @MainActor func spacing(_ nodes: [LayoutNode]) -> ViewSpacing { LayerArrangement.spacing(nodes) }
}
