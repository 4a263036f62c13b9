import SwiftUI

/// A text as a QR code, black on white in either appearance, in the largest square that is proposed.
///
/// Empty where the text is longer than a code can contain: 2,331 bytes of UTF-8.
public struct QRCode: View {
  private let matrix: QRMatrix?

  /// - Parameter text: what reading the code gives, such as a link.
  public init(_ text: String) { matrix = QRMatrix(text) }

  public var body: some View {
    if let matrix {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        // Whole points, so that the edges of all modules are sharp.
        let count = CGFloat(matrix.side + 2 * QRMatrix.quiet)
        let module = max(1, (min(size.width, size.height) / count).rounded(.down))
        let start = CGPoint(
          x: ((size.width - CGFloat(matrix.side) * module) / 2).rounded(),
          y: ((size.height - CGFloat(matrix.side) * module) / 2).rounded())
        var path = Path()
        for (y, row) in matrix.runs.enumerated() {
          for run in row {
            path.addRect(
              CGRect(
                x: start.x + CGFloat(run.lowerBound) * module, y: start.y + CGFloat(y) * module,
                width: CGFloat(run.count) * module, height: module))
          }
        }
        context.fill(path, with: .color(.black), style: FillStyle(antialiased: false))
      }
      .aspectRatio(1, contentMode: .fit)
      .environment(\.layoutDirection, .leftToRight)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("QR code")
      .accessibilityAddTraits(.isImage)
    }
  }
}
