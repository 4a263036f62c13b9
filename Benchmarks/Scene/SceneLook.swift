import ArgumentParser

/// What the scene shows.
enum SceneLook: String, CaseIterable, ExpressibleByArgument {
  /// The list, over which a sheet opens.
  case list
  /// The list under a bar of tabs, the only thing that lies over it.
  case tabs
  /// The list, which becomes smaller as the sheet over it rises.
  case receding
  /// A canvas with some hundreds of figures, drawn anew in each frame.
  case canvas
}
