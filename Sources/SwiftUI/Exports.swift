// What `import SwiftUI` brings along, as on Apple's systems.
@_exported import Combine
@_exported import Dispatch
@_exported import Foundation
@_exported import Observation
@_exported import ViewTree
