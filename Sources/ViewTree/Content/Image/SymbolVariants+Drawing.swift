import Graphics

extension ImageProvider {
  /// A symbol's drawing in a variant; the symbol as it is where it has no drawing of that.
  func symbol(named name: String, _ variants: SymbolVariants) -> SymbolArtwork? {
    let variant = variants.apply(to: name)
    return symbol(named: variant != name && hasSymbol(named: variant) ? variant : name)
  }
}
