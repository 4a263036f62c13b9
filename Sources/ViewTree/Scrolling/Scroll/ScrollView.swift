import Graphics

/// Content that may be larger than its visible part, moved by drag, fling, wheel and keys.
public struct ScrollView<Content: View> {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View {
  public var body: some View {
    ScrollContainer(axes: axes, showsIndicators: showsIndicators, content: VStack { content })
  }
}

/// The scrolling part of a scroll view, round one content.
struct ScrollContainer<Content: View>: ContainerView {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  func makeLayout(_ context: NodeContext) -> ScrollLayout {
    let layout = ScrollLayout(axes: axes, context)
    layout.indicatorFlashes = context.environment.indicatorFlashes
    updateLayout(layout, context)
    if context.environment.flashesIndicatorsOnAppear { layout.showIndicatorsForAMoment() }
    return layout
  }

  func updateLayout(_ layout: ScrollLayout, _ context: NodeContext) {
    let environment = context.environment
    if layout.axes != axes {
      layout.axes = axes
      layout.setNeedsLayout()
    }
    layout.indicatorAxes = showsIndicators ? environment.scrollIndicatorAxes : []
    layout.isEnabled = environment.isEnabled && environment.isScrollEnabled
    layout.targetBehavior = environment.scrollTargetBehavior
    if layout.targetBehavior != nil { layout.targetEnvironment = environment }
    layout.margins = environment.contentMargins
    layout.anchors = environment.scrollAnchors
    layout.textSize = environment.dynamicTypeSize
    layout.clipsContent = !environment.isScrollClipDisabled
    layout.rigidAxes = environment.rigidScrollAxes
    layout.keyboardMode = environment.scrollDismissesKeyboard
    layout.isDark = environment.colorScheme == .dark
    layout.keepsPulls = environment.keepsScrollPulls
    layout.bounces = !environment.accessibilityReduceMotion
    if layout.indicatorFlashes != environment.indicatorFlashes {
      layout.indicatorFlashes = environment.indicatorFlashes
      layout.showIndicatorsForAMoment()
    }
    if let action = environment.refresh, axes.contains(.vertical) {
      let control = layout.refresh ?? RefreshControl(layout, action)
      control.action = action
      control.color = Color(.systemGray).rgba(in: environment)
      layout.refresh = control
    } else if let control = layout.refresh {
      control.stop()
      layout.refresh = nil
    }
  }

  func contentContext(_ context: NodeContext, _ node: Node) -> NodeContext {
    var inner = context.inside(node)
    // Scroll views inside must not refresh.
    if inner.environment.refresh != nil { inner.environment.refresh = nil }
    // The margins apply to this scroll view, not to those inside.
    if inner.environment.contentMargins != ContentMargins() {
      inner.environment.contentMargins = ContentMargins()
    }
    return inner
  }
}
