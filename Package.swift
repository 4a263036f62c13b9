// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// A system library found by pkg-config, with the Debian package that provides it.
///
/// SDL stands without pkg-config: its flags add a `-D` that the package manager warns about, and its headers and
/// libraries lie where the compiler looks anyway.
func systemLibrary(_ name: String, pkgConfig: String? = nil, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

/// Programs written for SwiftUI: the main actor by default, as in a new application.
let application: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// Loops over pixels in C: optimized in a debug build too, whose frames and tests would take ten times as long.
let pixelLoops: [CSetting] = [.unsafeFlags(["-O2"], .when(configuration: .debug))]

/// The library below programs and tests: optimized in a debug build too, with its assertions, whose frames and tests
/// would take four times as long. Programs, and the guide, are not. `BISTRO_DEBUG_LIBRARY=1 swift build` leaves the
/// library as it is written, for a debugger in it.
let library: [SwiftSetting] =
  Context.environment["BISTRO_DEBUG_LIBRARY"] == nil
  ? [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))] : []

/// Programs of the package Examples that tests drive, in memory and by a real mouse.
let drivenExamples = ["Flashcards", "Tearooms", "Headlines", "Arrivals", "Turntable"]

/// Modules of Apple's systems that sources import beside SwiftUI: what there is of them comes with SwiftUI, but for
/// QuartzCore's clock and OSLog. Swift Testing asks for the two with an underscore where a file imports it too.
let importedModules = [
  "CoreGraphics", "CoreTransferable", "OSLog", "QuartzCore", "UIKit", "UniformTypeIdentifiers",
  "_Testing_CoreGraphics", "_Testing_UIKit",
]

/// One of them.
func importedModule(_ name: String) -> Target {
  .target(
    name: name, dependencies: name == "OSLog" || name.hasPrefix("_") ? [] : ["SwiftUI"],
    path: "Sources/Modules/" + name)
}

/// An example's sources as a program of this package.
func example(_ name: String) -> Target {
  .executableTarget(
    name: "Example" + name, dependencies: ["SwiftUI"], path: "Examples/Sources/" + name,
    swiftSettings: [.swiftLanguageMode(.v5)])
}

let package = Package(
  name: "Bistro",
  products: [
    // With what it re-exports, for the reason told at the end, and with the modules by which sources of Apple's systems
    // import parts of it.
    .library(
      name: "SwiftUI",
      targets: ["SwiftUI", "ViewTree", "SDLHost", "Raster", "Graphics", "Combine"] + importedModules),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CombineNetworking", targets: ["CombineNetworking"]),
    .library(name: "ViewTreeTesting", targets: ["ViewTreeTesting"]),
    .library(name: "BistroComponents", targets: ["BistroComponents"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
    .executable(name: "bistro-words", targets: ["bistro-words"]),
    .executable(name: "bistro", targets: ["RestaurantsApp"]),
    .executable(name: "preview-tool", targets: ["PreviewTool"]),
    .executable(name: "tutorials", targets: ["TutorialsApp"]),
    .executable(name: "scene", targets: ["BenchmarkScene"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    systemLibrary("CSDL2", apt: "libsdl2-dev"),
    systemLibrary("CSDL2Image", apt: "libsdl2-image-dev"),
    systemLibrary("CDRM", pkgConfig: "libdrm", apt: "libdrm-dev"),
    systemLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
    systemLibrary("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev"),
    systemLibrary("CPixman", pkgConfig: "pixman-1", apt: "libpixman-1-dev"),
    systemLibrary("CCairo", pkgConfig: "cairo", apt: "libcairo2-dev"),
    systemLibrary("CQRencode", pkgConfig: "libqrencode", apt: "libqrencode-dev"),
    // Not by pkg-config, which would ask for it when the guide alone is built.
    .systemLibrary(
      name: "CXCB", providers: [.apt(["libxcb1-dev", "libxcb-xtest0-dev", "libxcb-damage0-dev"])]),
    .target(name: "Graphics", swiftSettings: library),
    // ICU comes with Foundation, which is loaded with it in any case: languages' plurals, measurements.
    .target(
      name: "ViewTree", dependencies: ["Combine", "Graphics", "CClasses"], swiftSettings: library,
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(name: "CClasses"),
    .target(name: "CRaster", cSettings: pixelLoops),
    .target(name: "CJPEG", cSettings: pixelLoops, linkerSettings: [.linkedLibrary("jpeg")]),
    .target(
      name: "Raster", dependencies: ["Graphics", "CRaster", "CPixman", "CCairo"], swiftSettings: library),
    .target(name: "CHost"),
    // toml++ has headers alone, for C++.
    .target(name: "CTOML"),
    .target(
      name: "SDLHost",
      dependencies: [
        "Graphics", "ViewTree", "Raster", "CSDL2", "CSDL2Image", "CDRM", "CHarfBuzz", "CFontconfig", "CHost",
        "CJPEG", "CTOML",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
      ],
      // Beside every program, whoever builds it.
      resources: [.copy("Symbols")], swiftSettings: library),
    .target(
      name: "Combine",
      // Nothing of it whose contents depend on whether a module named Combine exists already, as it does when a part is
      // built again: queues and run loops as schedulers are our own.
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")], swiftSettings: library),
    // Speaks the compiler's protocol by itself: a second to build, and no package of syntax trees.
    .macro(name: "PreviewMacros"),
    .target(
      name: "SwiftUI",
      dependencies: [
        "ViewTree", "SDLHost", "Combine", "PreviewMacros",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ], swiftSettings: library),
    // Names what asset catalogues hold, for the plug-in that writes it while a target is built.
    .target(name: "AssetNames"),
    .executableTarget(name: "asset-symbols", dependencies: ["AssetNames"], path: "Sources/AssetSymbolsTool"),
    .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["asset-symbols"]),
    .testTarget(
      name: "AssetTests", dependencies: ["AssetNames", "SwiftUI", "ViewTreeTesting", "SDLHost", "Raster"],
      resources: [.copy("Media.xcassets")], swiftSettings: application, plugins: ["AssetSymbols"]),
    .target(name: "PreviewSources"),
    .executableTarget(
      name: "PreviewTool",
      dependencies: ["PreviewSources", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
    // In the mode of the program that the tool writes.
    .testTarget(
      name: "PreviewTests", dependencies: ["PreviewSources", "SwiftUI", "ViewTreeTesting"],
      swiftSettings: [.swiftLanguageMode(.v5)] + application),
    // The examples' sources, so that whatever breaks them is seen here; Examples/ is a package of its own.
    .target(
      name: "ExamplePostcards", dependencies: ["SwiftUI"], path: "Examples/Sources/Postcards",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .target(
      name: "ExampleOrbit", dependencies: ["SwiftUI"], path: "Examples/Sources/Orbit",
      swiftSettings: application),
    .testTarget(
      name: "ExampleTests",
      dependencies: drivenExamples.map { .byName(name: "Example" + $0) } + ["SwiftUI", "ViewTreeTesting"],
      path: "Examples/Tests/TutorialProgramTests", swiftSettings: application),
    // Applications with files, words and a server of their own, and tests of them as their programmers would write them.
    .executableTarget(
      name: "ExampleHabits", dependencies: ["SwiftUI"], path: "Examples/Sources/Habits",
      resources: [.copy("Localizable.xcstrings")], swiftSettings: application),
    .executableTarget(
      name: "ExamplePostbox", dependencies: ["SwiftUI"], path: "Examples/Sources/Postbox",
      resources: [.copy("Localizable.xcstrings")], swiftSettings: application),
    .target(name: "ServerForTests", path: "Examples/Tests/ServerForTests"),
    .testTarget(
      name: "ProgramTests",
      dependencies: ["ExampleHabits", "ExamplePostbox", "ServerForTests", "SwiftUI", "ViewTreeTesting"],
      path: "Examples/Tests/ProgramTests", swiftSettings: application),
    // The one line for programs that want publishers of URLSession: whatever imports FoundationNetworking is linked with it.
    .target(name: "CombineNetworking", dependencies: ["Combine"]),
    .target(
      name: "ViewTreeTesting", dependencies: ["Graphics", "ViewTree", "Raster", "SDLHost"],
      swiftSettings: library),
    .target(
      name: "Restaurants", dependencies: ["SwiftUI", "BistroComponents"],
      resources: [.copy("Localizable.xcstrings")], swiftSettings: application),
    .executableTarget(
      name: "RestaurantsApp",
      dependencies: [
        "Restaurants", "SwiftUI", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: application),
    // What is shown when the guide cannot: in C, with nothing of the guide in it.
    .executableTarget(
      name: "bistro-words", dependencies: ["CDRM"], path: "Sources/PanelWords",
      linkerSettings: [.linkedLibrary("SDL2"), .linkedLibrary("SDL2_ttf"), .linkedLibrary("drm")]),
    .target(
      name: "BistroComponents", dependencies: ["SwiftUI", "CQRencode"], path: "Sources/Components",
      swiftSettings: application + library),
    // Programs that tests run to their end.
    .target(name: "FinishedPrograms", path: "Tests/FinishedPrograms"),
    .testTarget(
      name: "ComponentTests",
      dependencies: ["BistroComponents", "FinishedPrograms", "SwiftUI", "ViewTreeTesting"],
      swiftSettings: application),
    .target(name: "Tutorials", dependencies: ["SwiftUI"], swiftSettings: application),
    .executableTarget(
      name: "TutorialsApp",
      dependencies: [
        "Tutorials", "SwiftUI", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: application),
    .testTarget(
      name: "TutorialTests", dependencies: ["Tutorials", "SwiftUI", "ViewTreeTesting"],
      swiftSettings: application),
    .testTarget(
      name: "ViewTreeTests", dependencies: ["SwiftUI", "ViewTreeTesting"], swiftSettings: application),
    .testTarget(
      name: "NavigationTests", dependencies: ["SwiftUI", "ViewTreeTesting"], swiftSettings: application),
    .testTarget(
      name: "GuideTests",
      dependencies: [
        "CAllocations", "FinishedPrograms", "Restaurants", "RestaurantsApp", "SwiftUI", "ViewTreeTesting",
        "Raster", "SDLHost",
      ],
      swiftSettings: application),
    // Views by chance, and what becomes of them.
    .target(
      name: "RandomTrees", dependencies: ["ViewTree"], path: "Tests/RandomTrees", swiftSettings: application),
    .target(
      name: "Fuzzing",
      dependencies: [
        "BistroComponents", "RandomTrees", "Raster", "Restaurants", "SDLHost", "SwiftUI", "ViewTreeTesting",
      ],
      path: "Tests/Fuzzing", swiftSettings: application),
    .executableTarget(
      name: "fuzz",
      dependencies: ["Fuzzing", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Tests/FuzzTool"),
    .executableTarget(
      name: "filmstrips", dependencies: ["Restaurants", "SwiftUI", "ViewTreeTesting", "Raster", "SDLHost"],
      path: "Tests/Filmstrips", swiftSettings: application),
    .testTarget(
      name: "FuzzTests", dependencies: ["Fuzzing", "RandomTrees", "SwiftUI", "ViewTreeTesting", "SDLHost"],
      exclude: ["Trees"], swiftSettings: application),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "GeometryReference", "Restaurants", "Tutorials", "SwiftUI", "ViewTreeTesting", "Raster", "SDLHost",
      ],
      exclude: ["Golden"], swiftSettings: application),
    .target(name: "RealInput", dependencies: ["ViewTree", "CXCB"]),
    .executableTarget(
      name: "BenchmarkScene",
      dependencies: [
        "BistroComponents", "SwiftUI", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Benchmarks/Scene", exclude: ["pictures.sh"], resources: [.copy("Pictures")],
      swiftSettings: application),
    .executableTarget(
      name: "bench-driver", dependencies: ["RealInput", "ViewTree"], path: "Benchmarks/Driver",
      exclude: ["allocations.c"]),
    .testTarget(name: "RealInputTests", dependencies: ["RealInput", "ViewTree", "CXCB"]),
    // Counts what the tests' program asks for in place of the C library's malloc.
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .testTarget(
      name: "BudgetTests",
      dependencies: ["BenchmarkScene", "CAllocations", "Raster", "SwiftUI", "ViewTreeTesting"],
      swiftSettings: application),
    // Every frame of the guide, the tutorials and the examples, and what a watcher must find.
    .testTarget(
      name: "WatcherTests",
      dependencies: (drivenExamples + ["Habits"]).map { .byName(name: "Example" + $0) } + [
        "BistroComponents", "Fuzzing", "Raster", "Restaurants", "SDLHost", "SwiftUI", "Tutorials",
        "ViewTreeTesting",
      ],
      exclude: ["KnownFaults.json", "Strips"], swiftSettings: application),
    .testTarget(
      name: "CombineTests",
      dependencies: ["Combine", "CombineNetworking", "FinishedPrograms", "ServerForTests"]),
    .testTarget(name: "ModuleTests", dependencies: importedModules.map { .byName(name: $0) }),
    .testTarget(name: "MotionTests", dependencies: ["ViewTree"]),
    // Loads the toolchain's library that reads what the compiler writes of each file of a debug build.
    .target(name: "CIndexStore", path: "Tests/CIndexStore"),
    // Reads the modules that are named in its sources as the compiler sees them, and who calls what.
    .testTarget(
      name: "APITests", dependencies: ["CIndexStore", "FinishedPrograms", "SwiftUI", "BistroComponents"],
      exclude: ["Deviations.txt", "OwnNames.txt", "SwiftUINames.txt", "UnavailableShapes.txt"]),
    .testTarget(name: "ValueTests", dependencies: ["Graphics", "ViewTree"]),
    .testTarget(name: "EffectTests", dependencies: ["Graphics", "ViewTree"]),
    .testTarget(name: "LayoutTests", dependencies: ["Graphics", "RandomTrees", "ViewTree"]),
    .testTarget(
      name: "ControlTests", dependencies: ["SwiftUI", "ViewTreeTesting", "SDLHost"],
      swiftSettings: application),
    // Writes settings until it is killed.
    .executableTarget(name: "storage-tool", dependencies: ["SDLHost"], path: "Tests/StorageTool"),
    .testTarget(
      name: "SDLHostTests",
      dependencies: [
        "Graphics", "SDLHost", "Raster", "SwiftUI", "ViewTree", "CDesktopPortal", "CHost", "CSDL2",
        "CSDL2Image", "FinishedPrograms", "storage-tool", "bistro-words", "ServerForTests",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // Settings of a desktop on a bus of the tests' own.
    .target(name: "CDesktopPortal", path: "Tests/CDesktopPortal"),
    // A GPU in memory, for tests of what is composed on one.
    .target(name: "CGeometryReference", path: "Tests/CGeometryReference", cSettings: pixelLoops),
    .target(
      name: "GeometryReference", dependencies: ["CGeometryReference", "Graphics", "Raster"],
      path: "Tests/GeometryReference"),
    .testTarget(
      name: "RasterTests",
      dependencies: [
        "GeometryReference", "Graphics", "Raster", "SDLHost", "SwiftUI", "ViewTree", "ViewTreeTesting",
      ]),
  ] + drivenExamples.map(example) + importedModules.map(importedModule),
  cxxLanguageStandard: .cxx17
)

// Each target names all modules of this package that it is built of, directly or not. The package manager builds a target
// again only where a module that it names has changed, and a module that re-exports another one stays the same file when
// that changes: a program would go on with old layouts of the types that it uses, and write beside their values.
let modules = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
func named(_ target: Target) -> [String] {
  target.dependencies.compactMap { if case .byNameItem(let name, _) = $0 { name } else { nil } }
}
for target in package.targets where [.regular, .executable, .test].contains(target.type) {
  var found = named(target)
  var next = 0
  while next < found.count {
    if let module = modules[found[next]] { found += named(module).filter { !found.contains($0) } }
    next += 1
  }
  let known = Set(named(target))
  target.dependencies += found.filter { !known.contains($0) && modules[$0]?.type == .regular }
    .map { .byName(name: $0) }
}
