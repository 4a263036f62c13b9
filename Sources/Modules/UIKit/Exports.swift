// What there is of UIKit's types comes with SwiftUI; sources that import it by its own module find it here.
@_exported import SwiftUI
