import SwiftUI

/// What the sheet shows of a row: its picture, large, and a few lines.
struct SceneDetail: View {
  let index: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      SceneRow.picture(index)
        .resizable()
        .scaledToFill()
        .frame(height: 480)
        .clipShape(RoundedRectangle(cornerRadius: 24))
      Text(verbatim: "Row number \(index)")
        .font(.system(size: 36, weight: .bold))
      ForEach(1..<9, id: \.self) { line in
        Text(verbatim: "Line \(line) of what there is to say about row \(index)")
          .font(.system(size: 22))
      }
    }
    .padding(.horizontal, 24)
    .accessibilityIdentifier("detail")
  }
}
