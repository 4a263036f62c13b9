// Functions in the Metal shading language.

extension View {
  @available(
    *, unavailable,
    message: "there is no shader compiler; draw with Canvas, or use the colour filters and visualEffect"
  )
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

  @available(
    *, unavailable,
    message: "there is no shader compiler; draw with Canvas, or use the colour filters and visualEffect"
  )
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
  { self }

  @available(
    *, unavailable,
    message: "there is no shader compiler; draw with Canvas, or use the colour filters and visualEffect"
  )
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    self
  }
}

extension VisualEffect {
  @available(
    *, unavailable,
    message: "there is no shader compiler; draw with Canvas, or use the colour filters and visualEffect"
  )
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

  @available(
    *, unavailable,
    message: "there is no shader compiler; draw with Canvas, or use the colour filters and visualEffect"
  )
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  { self }

  @available(
    *, unavailable,
    message: "there is no shader compiler; draw with Canvas, or use the colour filters and visualEffect"
  )
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  { self }
}

@available(
  *, unavailable,
  message: "there is no shader compiler; draw with Canvas, or use the colour filters and visualEffect"
)
public struct Shader: ShapeStyle {
  public struct Argument {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Self { Self() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Self { Self() }
    public static func float2(_ point: CGPoint) -> Self { Self() }
    public static func float2(_ size: CGSize) -> Self { Self() }
    public static func float2(_ vector: CGVector) -> Self { Self() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Self { Self() }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Self { Self() }
    public static func floatArray(_ array: [Float]) -> Self { Self() }
    public static var boundingRect: Self { Self() }
    public static func color(_ color: Color) -> Self { Self() }
    public static func colorArray(_ array: [Color]) -> Self { Self() }
    public static func image(_ image: Image) -> Self { Self() }
    public static func data(_ data: Data) -> Self { Self() }
  }
  public init(function: ShaderFunction, arguments: [Argument]) {}
  public var dithersColor: Bool {
    get { false }
    nonmutating set {}
  }
  public func compile() async throws {}
  public var body: Never { preconditionFailure() }
}

@available(
  *, unavailable,
  message: "there is no shader compiler; draw with Canvas, or use the colour filters and visualEffect"
)
@dynamicCallable public struct ShaderFunction {
  public init(library: ShaderLibrary, name: String) {}
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

@available(
  *, unavailable,
  message: "there is no shader compiler; draw with Canvas, or use the colour filters and visualEffect"
)
@dynamicMemberLookup public struct ShaderLibrary {
  public static var `default`: Self { Self(data: Data()) }
  public static func bundle(_ bundle: Bundle) -> Self { Self(data: Data()) }
  public init(data: Data) {}
  public init(url: URL) {}
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}
