extension LazyContainerLayout: ViewArranging {
  final var arrangesViews: Bool { true }
}
