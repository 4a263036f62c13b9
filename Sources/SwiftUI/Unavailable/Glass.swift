// The looks of iOS 26.

extension View {
  @available(*, unavailable, message: "there is no Liquid Glass; use a Material as the background")
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View { self }

  @available(*, unavailable, message: "there is no Liquid Glass; use matchedGeometryEffect")
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    self
  }

  @available(*, unavailable, message: "there is no Liquid Glass; use transition")
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  @available(*, unavailable, message: "there is no Liquid Glass; use a Material as the background")
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }

  @available(*, unavailable, message: "there is no Liquid Glass; use ignoresSafeArea")
  public func backgroundExtensionEffect() -> some View { self }

  @available(*, unavailable, message: "there is no Liquid Glass; use toolbarBackground")
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }

  @available(*, unavailable, message: "there is no Liquid Glass; use toolbarBackground")
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View { self }

  @available(*, unavailable, message: "there is no Liquid Glass; use safeAreaInset")
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { self }

  @available(*, unavailable, message: "there is no Liquid Glass; use safeAreaInset")
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { self }

  @available(*, unavailable, message: "there is no Liquid Glass; leave it out")
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  @available(*, unavailable, message: "there is no Liquid Glass; use safeAreaInset")
  public func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View { self }

  @available(*, unavailable, message: "there is no Liquid Glass; use frame(maxWidth: .infinity) on the label")
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
}

@available(*, unavailable, message: "there is no Liquid Glass; use a Material as the background")
public struct Glass: Equatable {
  public static var regular: Self { Self() }
  public static var clear: Self { Self() }
  public static var identity: Self { Self() }
  public func tint(_ color: Color?) -> Self { self }
  public func interactive(_ isEnabled: Bool = true) -> Self { self }
}

@available(*, unavailable, message: "there is no Liquid Glass; use transition")
public struct GlassEffectTransition: Equatable {
  public static var matchedGeometry: Self { Self() }
  public static var materialize: Self { Self() }
  public static var identity: Self { Self() }
}

@available(*, unavailable, message: "there is no Liquid Glass; use toolbarBackground")
public struct ScrollEdgeEffectStyle: Equatable {
  public static var automatic: Self { Self() }
  public static var hard: Self { Self() }
  public static var soft: Self { Self() }
}

@available(*, unavailable, message: "there is no Liquid Glass; leave it out")
public struct TabBarMinimizeBehavior: Equatable {
  public static var automatic: Self { Self() }
  public static var never: Self { Self() }
  public static var onScrollDown: Self { Self() }
  public static var onScrollUp: Self { Self() }
}

@available(*, unavailable, message: "there is no Liquid Glass; use frame(maxWidth: .infinity) on the label")
public struct ButtonSizing: Equatable {
  public static var automatic: Self { Self() }
  public static var fitted: Self { Self() }
  public static var flexible: Self { Self() }
}

@available(*, unavailable, message: "there is no Liquid Glass; use a Material as the background")
public struct GlassEffectContainer<Content: View>: View {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
  public var body: some View { EmptyView() }
}

@available(*, unavailable, message: "there is no Liquid Glass; leave it out")
public struct ToolbarSpacer: ToolbarContent {
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  public var body: some ToolbarContent { ToolbarItem { EmptyView() } }
}

@available(*, unavailable, message: "there is no Liquid Glass; use Spacer")
public struct SpacerSizing: Equatable {
  public static var fixed: Self { Self() }
  public static var flexible: Self { Self() }
}

@available(*, unavailable, message: "there is no Liquid Glass; use RoundedRectangle")
public struct ConcentricRectangle: Shape {
  public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  @available(*, unavailable, message: "there is no Liquid Glass; use .bordered")
  public static var glass: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  @available(*, unavailable, message: "there is no Liquid Glass; use .borderedProminent")
  public static var glassProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
