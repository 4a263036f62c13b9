import Foundation

extension Font.TextStyle {
  /// A row of Apple's table: both in points.
  typealias Metrics = (size: CGFloat, leading: CGFloat)

  /// Size and leading for the text sizes from `xSmall` to `accessibility5` (Human Interface Guidelines, "Typography",
  /// iOS, iPadOS Dynamic Type sizes and larger accessibility type sizes).
  var metrics: [Metrics] {
    switch self {
    case .largeTitle: Self.largeTitleMetrics
    case .title: Self.titleMetrics
    case .title2: Self.title2Metrics
    case .title3: Self.title3Metrics
    case .headline, .body: Self.bodyMetrics
    case .callout: Self.calloutMetrics
    case .subheadline: Self.subheadlineMetrics
    case .footnote: Self.footnoteMetrics
    case .caption: Self.captionMetrics
    case .caption2: Self.caption2Metrics
    }
  }

  private static let largeTitleMetrics: [Metrics] = [
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46),
    (40, 48), (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
  ]

  private static let titleMetrics: [Metrics] = [
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39),
    (34, 41), (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
  ]

  private static let title2Metrics: [Metrics] = [
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32),
    (28, 34), (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
  ]

  private static let title3Metrics: [Metrics] = [
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30),
    (26, 32), (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
  ]

  private static let bodyMetrics: [Metrics] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26),
    (23, 29), (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
  ]

  private static let calloutMetrics: [Metrics] = [
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25),
    (22, 28), (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
  ]

  private static let subheadlineMetrics: [Metrics] = [
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24),
    (21, 28), (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
  ]

  private static let footnoteMetrics: [Metrics] = [
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22),
    (19, 24), (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
  ]

  private static let captionMetrics: [Metrics] = [
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21),
    (18, 23), (22, 28), (26, 32), (32, 39), (37, 44), (43, 51),
  ]

  private static let caption2Metrics: [Metrics] = [
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20),
    (17, 22), (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
  ]
}
