import SwiftUI

/// What is said for a moment after something was done.
public struct Notice: Equatable, Sendable {
  /// Distinguishes notices that say the same.
  public let serial: Int
  public let text: String
  /// What is wrong, one sentence each.
  public let complaints: [String]

  /// How long it is shown, in seconds: longer where there is more to read.
  var duration: TimeInterval { complaints.isEmpty ? 3 : 10 }
}

/// A notice over the lower edge of what it belongs to; a tap takes it away.
struct NoticeView: View {
  /// Longer lines are hard to read, in points.
  private static let width: CGFloat = 520

  let notice: Notice
  let dismiss: () -> Void

  var body: some View {
    Button {
      dismiss()
    } label: {
      HStack(alignment: .firstTextBaseline, spacing: 10) {
        Image(
          systemName: notice.complaints.isEmpty ? "checkmark.circle.fill" : "exclamationmark.triangle.fill"
        )
        .foregroundColor(notice.complaints.isEmpty ? .green : .orange)
        VStack(alignment: .leading, spacing: 4) {
          Text(verbatim: notice.text)
            .font(.subheadline.weight(.semibold))
            .accessibilityIdentifier("notice")
          if let first = notice.complaints.first {
            Text(verbatim: first)
              .font(.footnote)
              .foregroundStyle(Color.minor)
              .lineLimit(4)
          }
          if notice.complaints.count > 1 {
            Text("and \(notice.complaints.count - 1) more, on the error output")
              .font(.footnote)
              .foregroundStyle(Color.minor)
          }
        }
      }
      .foregroundColor(.primary)
      .padding(.horizontal, 16)
      .padding(.vertical, 12)
      .frame(minHeight: 44)
      .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 14))
      .overlay(RoundedRectangle(cornerRadius: 14).strokeBorder(Color(.separator)))
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .frame(maxWidth: Self.width)
    .padding(.horizontal, 16)
    .padding(.bottom, 12)
  }
}
