// What views set for the symbols in them; each is a value of the environment.

extension View {
  /// The size of symbols next to text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// How symbols are coloured; symbols here have one layer and one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// A variant for the symbols in this view, added to those of views above.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(
      EnvironmentWriter(
        write: { $0.symbolVariants = $0.symbolVariants.union(variant) }, value: variant,
        path: \EnvironmentValues.symbolVariants))
  }
}

extension SymbolVariants {
  /// These variants and others.
  func union(_ other: SymbolVariants) -> SymbolVariants {
    other.suffixes.isEmpty ? .none : adding(other)
  }

  /// Whether these variants hold all of others.
  public func contains(_ other: SymbolVariants) -> Bool { other.suffixes.allSatisfy(suffixes.contains) }
}
