// What `import SwiftUI` brings along, as on Apple's systems.
@_exported import Combine
@_exported import Dispatch
@_exported import Foundation
@_exported import Observation
@_exported import ViewTree

import SDLHost

/// A folder of content from outside, through which nothing is read that lies elsewhere: what SwiftUI's vocabulary and
/// Foundation lack.
public typealias _SealedFolder = SealedFolder

/// A touch panel's matrix, found from touches.
public typealias _PanelCalibration = PanelCalibration

/// Whether pictures can be shown, for programs that check files from outside.
public typealias _PictureCheck = PictureCheck

/// Why a file cannot be read: what is the matter, and what to do.
public typealias _FileFailure = FileFailure

/// What somebody may have meant who misspelt a name.
public typealias _Spelling = Spelling

/// The names that `Image(systemName:)` knows, for programs that are given names from outside.
public typealias _SymbolNames = SymbolNames

/// The faces that `Font.custom` finds, for programs that are given names from outside.
public typealias _InstalledFaces = InstalledFaces
