import SwiftUI

extension EnvironmentValues {
  /// The hero transition round a view.
  @Entry var heroModel: HeroModel?
  /// Whether the view lies in the sheet that moves the pictures.
  @Entry var isInHeroSheet = false
  /// The cover whose picture comes out of views round it.
  @Entry var heroCover: HeroCoverContext?
}

/// The names of spaces that hero transitions measure in.
nonisolated enum HeroSpace: Hashable {
  /// A part of a page in which pictures are in sight.
  case area
  /// The container of a sheet, as if the sheet's upper edge lay at its top.
  case sheet
}
