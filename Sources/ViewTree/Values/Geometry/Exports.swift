// The values of the ground that programs name: what comes with `import SwiftUI` beside the tree's own types. Everything else
// of Graphics (display lists, resolved colours, picture sources) is seen by what imports Graphics alone.
@_exported import enum Graphics.Axis
@_exported import enum Graphics.BlendMode
@_exported import enum Graphics.CGLineCap
@_exported import enum Graphics.CGLineJoin
@_exported import enum Graphics.Edge
@_exported import enum Graphics.RoundedCornerStyle
@_exported import func Graphics.CATransform3DConcat
@_exported import func Graphics.CATransform3DMakeRotation
@_exported import func Graphics.CATransform3DMakeTranslation
@_exported import func Graphics.CATransform3DRotate
@_exported import func Graphics.CATransform3DTranslate
@_exported import struct Graphics.Angle
@_exported import struct Graphics.CATransform3D
@_exported import struct Graphics.CGAffineTransform
@_exported import struct Graphics.CGVector
@_exported import struct Graphics.ColorMatrix
@_exported import struct Graphics.EdgeInsets
@_exported import struct Graphics.FillStyle
@_exported import struct Graphics.Path
@_exported import struct Graphics.ProjectionTransform
@_exported import struct Graphics.RectangleCornerRadii
@_exported import struct Graphics.StrokeStyle
@_exported import struct Graphics.UnitPoint
@_exported import var Graphics.CATransform3DIdentity
