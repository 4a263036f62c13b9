import Foundation
import Graphics

/// A picture or a symbol, and how it is drawn.
public struct Image: Hashable, Sendable {
  /// Where the picture comes from.
  enum Source: Hashable, Sendable {
    case named(String, Bundle?)
    case symbol(String, variableValue: Double?)
    case platform(UIImage)
  }

  /// How a scaled picture is sampled.
  public typealias Interpolation = ImageInterpolation

  /// How a picture fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated at its own size.
    case tile
    /// Stretched.
    case stretch
  }

  /// Whether a picture shows its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// A stencil in the foreground style.
    case template
    /// Its own colours.
    case original
  }

  /// The size of a symbol next to text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small, medium, large

    /// The symbol's size as a multiple of the medium one.
    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.28
      }
    }
  }

  /// The resizing that is set; nil: the picture keeps its own size.
  struct Resizing: Hashable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  let source: Source
  /// What assistive technology reads; nil: the name.
  let label: Text?
  /// Whether assistive technology ignores it.
  let isDecorative: Bool
  var resizing: Resizing?
  var templateMode: TemplateRenderingMode?
  var interpolationMode: Interpolation?
  var isAntialiasedMode = true
  var symbolMode: SymbolRenderingMode?

  init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
  }

  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle), label: label)
  }

  /// The value has no effect: pictures have no layers.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, bundle))
  }

  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle), isDecorative: true)
  }

  public init(systemName: String) { self.init(.symbol(systemName, variableValue: nil)) }

  /// The value has no effect: symbols have one layer.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, variableValue: variableValue))
  }

  public init(uiImage: UIImage) { self.init(.platform(uiImage)) }

  /// Lets the picture have any size that is proposed.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  {
    var copy = self
    copy.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return copy
  }

  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.templateMode = renderingMode
    return copy
  }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolationMode = interpolation
    return copy
  }

  /// Does nothing here: the edges of pictures are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    var copy = self
    copy.isAntialiasedMode = isAntialiased
    return copy
  }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolMode = mode
    return copy
  }

  /// The symbol's name; nil for pictures.
  var symbolName: String? {
    switch source {
    case .symbol(let name, _): name
    case .platform(let image): image.symbolName
    case .named: nil
    }
  }
}
