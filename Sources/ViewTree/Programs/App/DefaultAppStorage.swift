import Foundation

extension View {
  /// Does nothing here: `@AppStorage` keeps its values with the program's settings, whatever user defaults are named.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}

extension Scene {
  /// Does nothing here: `@AppStorage` keeps its values with the program's settings, whatever user defaults are named.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
}
