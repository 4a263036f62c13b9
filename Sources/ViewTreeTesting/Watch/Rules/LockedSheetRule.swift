import Foundation

/// M12: in sheets whose content is locked below their topmost detent the content is at its top when the sheet has come to
/// rest there.
public struct LockedSheetRule: MotionRule {
  public let id = "M12"
  /// The ids of such sheets.
  public var sheets: Set<String>

  public init(sheets: Set<String> = ["bottom-sheet"]) { self.sheets = sheets }

  public func faults(in frames: [FrameRecord]) -> [MotionFault] {
    guard let last = frames.last, last.isSettled else { return [] }
    return last.views.filter { sheets.contains($0.id ?? "") }.flatMap { sheet -> [MotionFault] in
      // A spring swings beyond the detent that it leads to: what counts is where the sheet has rested.
      let places = frames.filter(\.isSettled).compactMap { $0.view(sheet.view)?.frame.minY }
      guard let highest = places.min(), sheet.frame.minY > highest + 1, sheet.frame.minY < last.size.height
      else {
        return []
      }
      return last.views.filter {
        $0.type == "ScrollView" && last.isInside($0.view, [sheet.view]) && abs(Self.offset($0)) > 0.5
      }.map {
        MotionFault(
          id, last, $0.name, $0.frame,
          String(
            format: "stays scrolled by %.1f points in a sheet that came down to a lower detent",
            Self.offset($0)))
      }
    }
  }

  private static func offset(_ view: ViewRecord) -> Double {
    view.value?.split(separator: ",").last.flatMap { Double($0) } ?? 0
  }
}
