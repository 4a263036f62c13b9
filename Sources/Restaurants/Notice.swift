import SwiftUI

/// A message that is shown for a moment after an action.
public struct Notice: Equatable, Sendable {
  /// Distinguishes notices that say the same.
  public let serial: Int
  /// What it says: of several parts, a list of them.
  public let parts: [LocalizedStringResource]
  /// Whether the action succeeded.
  public let isSuccess: Bool

  /// How long it is shown, in seconds.
  static let duration: TimeInterval = 3

  /// What it says in a language: the guide's, which need not be the program's.
  public func text(in locale: Locale) -> String {
    let words = parts.map { part in
      var part = part
      part.locale = locale
      return String(localized: part)
    }
    return words.formatted(.list(type: .and, width: .narrow).locale(locale))
  }
}

/// A notice over the lower edge of what it belongs to; a tap removes it.
struct NoticeView: View {
  /// Longer lines are hard to read, in points.
  private static let width: CGFloat = 520

  let notice: Notice
  let dismiss: () -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    Button {
      dismiss()
    } label: {
      HStack(alignment: .firstTextBaseline, spacing: 10) {
        Image(systemName: notice.isSuccess ? "checkmark.circle.fill" : "exclamationmark.triangle.fill")
          .foregroundColor(notice.isSuccess ? .green : .orange)
          .accessibilityIdentifier(notice.isSuccess ? "notice-done" : "notice-failed")
        Text(verbatim: notice.text(in: locale))
          .font(.subheadline.weight(.semibold))
          .accessibilityIdentifier("notice")
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
