import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Sendable {
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(any CustomPresentationDetent.Type)
  }

  /// What a detent's height may depend on.
  @dynamicMemberLookup public struct Context {
    let environment: EnvironmentValues
    /// The height of the largest sheet, in points.
    public let maxDetentValue: CGFloat

    /// A value of the environment in which the sheet is presented.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  private let kind: Kind

  /// Half of the largest height.
  public static let medium = PresentationDetent(kind: .fraction(0.5))
  /// The largest height: a sheet that leaves a strip of the window free at its top.
  public static let large = PresentationDetent(kind: .fraction(1))
  /// A part of the largest height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }
  /// A height that a type of the program computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(type))
  }

  /// The height in points; nil: the detent does not apply.
  func height(in context: Context) -> CGFloat? {
    switch kind {
    case .fraction(let fraction): fraction * context.maxDetentValue
    case .height(let height): height
    case .custom(let type): type.height(in: context)
    }
  }

  public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool {
    switch (a.kind, b.kind) {
    case (.fraction(let a), .fraction(let b)): a == b
    case (.height(let a), .height(let b)): a == b
    case (.custom(let a), .custom(let b)): a == b
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch kind {
    case .fraction(let fraction): hasher.combine(fraction)
    case .height(let height): hasher.combine(height)
    case .custom(let type): hasher.combine(ObjectIdentifier(type))
    }
  }
}

/// A height of sheets that a program computes.
public protocol CustomPresentationDetent: SendableMetatype {
  typealias Context = PresentationDetent.Context
  /// The height in points; nil: the sheet does not rest there at present.
  static func height(in context: Context) -> CGFloat?
}
