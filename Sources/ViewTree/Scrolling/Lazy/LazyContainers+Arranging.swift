extension LazyStackLayout: ViewArranging {
  final var arrangesViews: Bool { true }
}

extension LazyGridLayout: ViewArranging {
  var arrangesViews: Bool { true }
}
