// swift-tools-version: 6.2
import PackageDescription

/// As tutorials write their programs: Swift 5, a file or two each.
func tutorial(_ name: String) -> Target {
  .executableTarget(
    name: name, dependencies: [.product(name: "SwiftUI", package: "bistro")],
    swiftSettings: [.swiftLanguageMode(.v5)])
}

/// The programs of the gesture tutorials' five systems.
let tutorials = ["Flashcards", "Tearooms", "Headlines", "Arrivals", "Turntable"]

// Programs that use the library as a stranger would: by its products alone.
let package = Package(
  name: "Examples",
  dependencies: [.package(name: "bistro", path: "..")],
  targets: [
    // As tutorials were written for years: Swift 5, ObservableObject, PreviewProvider.
    .executableTarget(
      name: "Postcards", dependencies: [.product(name: "SwiftUI", package: "bistro")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // As a new application is set up: Swift 6, the main actor by default, @Observable, #Preview.
    .executableTarget(
      name: "Orbit", dependencies: [.product(name: "SwiftUI", package: "bistro")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // With pictures and colours of an asset catalogue, which the plug-in names for the compiler.
    .executableTarget(
      name: "Badges", dependencies: [.product(name: "SwiftUI", package: "bistro")],
      resources: [.copy("Media.xcassets")], swiftSettings: [.defaultIsolation(MainActor.self)],
      plugins: [.plugin(name: "AssetSymbols", package: "bistro")]),
    // Whole applications: forms, lists and a file; a feed of a server.
    .executableTarget(
      name: "Habits", dependencies: [.product(name: "SwiftUI", package: "bistro")],
      resources: [.copy("Localizable.xcstrings")], swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "Postbox", dependencies: [.product(name: "SwiftUI", package: "bistro")],
      resources: [.copy("Localizable.xcstrings")], swiftSettings: [.defaultIsolation(MainActor.self)]),
    .target(name: "ServerForTests", path: "Tests/ServerForTests"),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "Habits", "Postbox", "ServerForTests", .product(name: "ViewTreeTesting", package: "bistro"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "OrbitTests",
      dependencies: ["Orbit", .product(name: "ViewTreeTesting", package: "bistro")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "TutorialProgramTests",
      dependencies: tutorials.map { .byName(name: $0) } + [
        .product(name: "ViewTreeTesting", package: "bistro")
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ] + tutorials.map(tutorial)
)
