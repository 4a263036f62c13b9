import Foundation

/// The shape of a bordered button.
public struct ButtonBorderShape: InsettableShape, _InsetPathShape, Hashable {
  enum Kind: Hashable, Sendable { case automatic, capsule, circle, roundedRectangle(CGFloat?) }

  let kind: Kind

  /// The radius of a rounded button where none is set: that of iOS's medium controls.
  private static let defaultRadius: CGFloat = 8

  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let circle = ButtonBorderShape(kind: .circle)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }

  public nonisolated func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    switch kind {
    case .automatic: RoundedRectangle(cornerRadius: Self.defaultRadius)._path(in: rect, insetBy: amount)
    case .capsule: Capsule()._path(in: rect, insetBy: amount)
    case .circle: Circle()._path(in: rect, insetBy: amount)
    case .roundedRectangle(let radius):
      RoundedRectangle(cornerRadius: radius ?? Self.defaultRadius)._path(in: rect, insetBy: amount)
    }
  }
}

extension Shape where Self == ButtonBorderShape {
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
